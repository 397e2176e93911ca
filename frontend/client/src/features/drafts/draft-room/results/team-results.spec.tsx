import { screen } from '@testing-library/react';
import { venueTime } from '../../../../shared/lib/times';
import { fakeRoom } from '../testing/fake-room';
import { onDesktop, renderRoom } from '../testing/render-room';
import { pick, sampleRoom } from '../testing/sample-room';

beforeAll(onDesktop);
afterEach(() => fakeRoom.reset());

it("says when the draft was finished in the league's time and the person's own", async () => {
  const completedAt = '2026-11-30T14:32:00.000Z';
  const zone = 'Pacific/Chatham';
  const { settings } = sampleRoom();
  await renderRoom({
    ...{ status: 'completed', picks: [pick(1, 'p1')], turn: null, completedAt },
    settings: { ...settings, clock: { ...settings.clock, zone } },
  });
  const results = await screen.findByRole('region', { name: 'Results' });
  expect(results).toHaveTextContent(`finished ${venueTime(completedAt, zone)}.`);
  expect(results).toHaveTextContent('(yours: ');
});
