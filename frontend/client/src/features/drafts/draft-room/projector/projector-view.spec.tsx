import { render, screen } from '@testing-library/react';
import { createSubject } from '../../../../shared/live/observable';
import { createServerClock } from '../../../../shared/live/server-clock';
import type { Sync } from '../live/room-follower';
import type { RoomLink } from '../live/room-links';
import { factsOf } from '../model/room-facts';
import { samplePlayers, sampleRoom, secondsFromNow, turn } from '../testing/sample-room';
import { ProjectorView } from './projector-view';

const show = (change: Parameters<typeof turn>[1], sync: Sync = 'live') =>
  render(
    <ProjectorView
      facts={factsOf(sampleRoom({ turn: turn(1, change) }), samplePlayers)}
      link={{ sync: createSubject(sync), socket: { clock: createServerClock() } } as RoomLink}
    />,
  );
const slow = { startedAt: secondsFromNow(-7_200), deadlineAt: secondsFromNow(14_400), autoPickAt: null };

it('tells from afar until when a slow clock stands still, and when the turn ends', () => {
  show({ ...slow, quiet: [{ from: secondsFromNow(-3_600), until: secondsFromNow(3_600) }] });
  expect(screen.getByText(/^Quiet until .+ · Ends .+$/)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('3:00:00');
});

it('tells nothing beside a fast clock, nor one that is up', () => {
  show({});
  show({ ...slow, deadlineAt: secondsFromNow(-5) });
  expect(screen.queryByText(/Ends/)).not.toBeInTheDocument();
});

it.each([
  ['reconnecting', 'No connection'],
  ['refused', 'No longer shared with you'],
] as const)('says from afar how it is cut off: %s', (sync, words) => {
  show({}, sync);
  expect(screen.getByText(`R1 · Pick 1 · ${words}`)).toBeInTheDocument();
});

it.each(['connecting', 'live'] as const)('says nothing of the connection while it is %s', (sync) => {
  show({}, sync);
  expect(screen.getByText('R1 · Pick 1')).toBeInTheDocument();
});
