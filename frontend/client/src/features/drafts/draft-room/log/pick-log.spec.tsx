import { screen, within } from '@testing-library/react';
import { fakeRoom } from '../testing/fake-room';
import { renderRoom } from '../testing/render-room';
import { pick, turn } from '../testing/sample-room';

afterEach(() => fakeRoom.reset());

const timesOf = async (firstAt: Date) => {
  const now = new Date().toISOString();
  const picks = [pick(1, 'p1', { pickedAt: firstAt.toISOString() }), pick(2, 'p2', { pickedAt: now })];
  const { user } = await renderRoom({ picks, turn: turn(3), startedAt: firstAt.toISOString() });
  await user.click(screen.getByRole('tab', { name: 'Log' }));
  const rows = [
    await screen.findByRole('button', { name: /Jose Altuve/ }),
    screen.getByRole('button', { name: /Willy/ }),
  ];
  return rows.map((row) => within(row).getByRole('time').textContent);
};

it('tells times of today by the clock alone', async () => {
  expect((await timesOf(new Date())).join(' ')).toMatch(/^\d+:\d\d:\d\d [AP]M \d+:\d\d:\d\d [AP]M$/);
});

it('says the day of every line once one is of another day', async () => {
  const before = new Date(new Date().getFullYear() - 1, 10, 30, 23, 32, 8);
  const [today, then] = await timesOf(before);
  expect(then).toBe('Nov 30 11:32:08 PM');
  expect(today).toMatch(/^[A-Z][a-z]+ \d+ \d+:\d\d:\d\d [AP]M$/);
});
