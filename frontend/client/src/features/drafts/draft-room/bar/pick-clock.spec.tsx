import { act, render, screen } from '@testing-library/react';
import { createServerClock } from '../../../../shared/live/server-clock';
import { sampleRoom } from '../testing/sample-room';
import { PickClock } from './pick-clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('stands still in quiet hours, and looks once a minute whether they are over', async () => {
  const room = sampleRoom();
  const iso = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const quiet = [{ from: iso(2), until: iso(2 + 3_600) }];
  const slow = { ...{ startedAt: iso(-60), deadlineAt: iso(3 * 3_600), autoPickAt: null }, quiet };
  const turn = room.turn && { ...room.turn, ...slow };
  const clock = createServerClock();
  render(<PickClock room={{ ...room, turn }} clock={clock} size="bar" />);
  const digits = screen.getByRole('timer', { name: 'Time left' });
  const shown = [digits.textContent];
  const watch = new MutationObserver(() => shown.push(digits.textContent));
  watch.observe(digits, { childList: true, characterData: true, subtree: true });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(digits).toHaveAttribute('data-phase', 'quiet');
  const looks = jest.spyOn(clock, 'now');
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
  expect(looks).toHaveBeenCalledTimes(30);
  expect(shown).toEqual(['2:00:00', '1:59:59', '1:59:58']);
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000 + 1_000));
  watch.disconnect();
  expect(shown).toEqual(['2:00:00', '1:59:59', '1:59:58', '1:59:57']);
  expect(digits).toHaveAttribute('data-phase', 'running');
});

it('touches the page once a second, not with every look at the clock', async () => {
  const room = sampleRoom();
  const deadlineAt = new Date(Date.now() + 30_000).toISOString();
  const turn = room.turn && { ...room.turn, deadlineAt };
  render(<PickClock room={{ ...room, turn }} clock={createServerClock()} size="bar" />);
  const digits = screen.getByRole('timer', { name: 'Time left' });
  const shown = [digits.textContent];
  const watch = new MutationObserver(() => shown.push(digits.textContent));
  watch.observe(digits, { childList: true, characterData: true, attributes: true, subtree: true });
  for (let look = 0; look < 50; look += 1) await act(() => jest.advanceTimersByTimeAsync(100));
  watch.disconnect();
  expect(shown).toEqual(['0:30', '0:29', '0:28', '0:27', '0:26', '0:25']);
});
