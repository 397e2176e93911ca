import type { RoomView } from '@fieldhouse/api-contract';
import type { LiveSocket } from '../../../../shared/live/live-socket';
import type { Subject } from '../../../../shared/live/observable';
import type { Sync } from './room-follower';

/** Longer than this nothing may be unheard of while somebody waits for news. */
const SILENCE_MS = 3_000;
/** A question unanswered for so long means: out of step. */
const LATE_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

type WatchedConnection = {
  readonly socket: Pick<LiveSocket, 'state' | 'clock' | 'request' | 'on' | 'reconnect'>;
  readonly sync: Subject<Sync>;
  readonly room: () => RoomView | undefined;
  /** Catches up over the connection that is there. */
  readonly rejoin: () => void;
};

/**
 * Notices within seconds that a connection is silent, by asking: when nothing was heard while news are due, and when
 * somebody comes back to the page. Its heartbeat alone takes most of a minute, longer than most turns; what the browser
 * says of the network, the connection hears itself.
 */
export const watchConnection = ({ socket, sync, room, rejoin }: WatchedConnection) => {
  let heardAt = Date.now();
  let asking = false;
  let stopped = false;
  let late: ReturnType<typeof setTimeout> | undefined;

  const outOfStep = (): void => {
    if (sync.get() === 'live') sync.set('reconnecting');
  };
  const ask = async (): Promise<void> => {
    if (asking || socket.state.get() !== 'connected') return;
    asking = true;
    late = setTimeout(outOfStep, LATE_MS);
    const answered = await socket.request('time', {}).then(
      () => true,
      () => false,
    );
    if (stopped) return;
    clearTimeout(late);
    asking = false;
    heardAt = Date.now();
    if (!answered) socket.reconnect();
    else if (sync.get() === 'reconnecting') rejoin();
  };

  const cameBack = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  const look = setInterval(() => {
    if (Date.now() - heardAt >= SILENCE_MS && isNewsDue(room(), socket.clock.now())) void ask();
  }, LOOK_EVERY_MS);
  const unsubscribe = socket.on('room.patch', () => {
    heardAt = Date.now();
  });
  document.addEventListener('visibilitychange', cameBack);
  return {
    stop: (): void => {
      stopped = true;
      clearTimeout(late);
      clearInterval(look);
      unsubscribe();
      document.removeEventListener('visibilitychange', cameBack);
    },
  } as const;
};

/** While it is my turn, and while the clock should have picked already. */
const isNewsDue = (room: RoomView | undefined, now: number): boolean => {
  if (room?.status !== 'live' || !room.turn) return false;
  const { teamId, autoPickAt } = room.turn;
  return room.me.teamIds.includes(teamId) || (autoPickAt !== null && now > Date.parse(autoPickAt));
};
