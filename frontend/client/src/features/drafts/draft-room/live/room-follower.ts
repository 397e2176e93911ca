import type { RoomJoined, RoomPatch, RoomView } from '@fieldhouse/api-contract';
import { withChanges } from '@fieldhouse/api-contract/live';
import { isUndecided } from '../../../../shared/api/problem';
import type { LiveSocket } from '../../../../shared/live/live-socket';
import type { Subject } from '../../../../shared/live/observable';

/**
 * How the room on the screen stands to the log. `connecting`: asks to be let in, also once more after it was refused.
 * `refused`: the server does not let this visitor in (any more).
 * `crowded` and `slowed`: not now, as the connection has it.
 */
export type Sync = 'connecting' | 'live' | 'reconnecting' | 'refused' | 'crowded' | 'slowed';

const AGAIN_AFTER_MS = 2_000;

type FollowedRoom = {
  readonly leagueId: string;
  /** Watches by a link, which is all that their connection has to show. */
  readonly guest: boolean;
  readonly socket: Pick<LiveSocket, 'state' | 'request' | 'on'>;
  readonly sync: Subject<Sync>;
  /** The room as it is shown; undefined before its first answer. */
  readonly room: () => RoomView | undefined;
  readonly keep: (room: RoomView) => void;
  /** Nobody looks at the page. */
  readonly isAway: () => boolean;
};

/**
 * Keeps a room in step with the log: listens from the first moment and holds what comes, joins with the revision that
 * is shown, makes the changes in the order of their revisions, ignores older ones, and asks again where one is missing.
 * @returns `loaded` to call once the room has its first answer, and `stop`
 */
export const followRoom = ({ leagueId, guest, socket, sync, room, keep, isAway }: FollowedRoom) => {
  let held: readonly RoomPatch[] = [];
  let joining = false;
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const fold = (): void => {
    const before = room();
    if (!before) return;
    const inOrder = [...held].sort((a, b) => a.revision - b.revision);
    const after = inOrder.reduce(
      (view, { from, revision, changes }) =>
        from === view.revision ? { ...withChanges(view, changes), revision } : view,
      before,
    );
    held = inOrder.filter(({ revision }) => revision > after.revision);
    if (after !== before) keep(after);
  };

  const join = async (): Promise<void> => {
    const shown = room();
    if (joining || stopped || !shown || socket.state.get() !== 'connected') return;
    clearTimeout(again);
    joining = true;
    const away = isAway();
    const answer = await socket
      .request<RoomJoined>('room.join', { leagueId, sinceRevision: shown.revision, ...(away && { away }) })
      .catch(() => null);
    joining = false;
    if (stopped) return;
    if (answer === null) return join();
    if (!answer.ok && isUndecided(answer.problem)) {
      sync.set('reconnecting');
      again = setTimeout(() => void join(), AGAIN_AFTER_MS);
      return;
    }
    if (!answer.ok) return sync.set('refused');
    held = [...held, ...answer.patches];
    const current = room();
    if (answer.document && current && answer.document.revision > current.revision)
      keep({ ...current, ...answer.document });
    fold();
    const caughtUp = room();
    // A role may have been given or taken while nothing was heard.
    if (answer.me && caughtUp) keep({ ...caughtUp, me: answer.me });
    sync.set('live');
    // They came back, or left, while it was on its way.
    if (isAway() !== away) void join();
  };

  const stateChanged = (): void => {
    const state = socket.state.get();
    if (state === 'connected') void join();
    else if (guest && state === 'refused') sync.set('refused');
    else if (sync.get() === 'refused') return;
    else if (state === 'crowded' || state === 'slowed') sync.set(state);
    else if (sync.get() !== 'connecting' || state !== 'connecting') sync.set('reconnecting');
  };

  const stops = [
    socket.state.subscribe(stateChanged),
    sync.subscribe(() => {
      if (sync.get() === 'connecting') void join();
    }),
    socket.on<RoomPatch>('room.patch', (patch) => {
      if (patch.leagueId !== leagueId) return;
      held = [...held, patch];
      if (joining || sync.get() !== 'live') return;
      fold();
      if (held.length > 0) void join();
    }),
  ];
  return {
    loaded: stateChanged,
    stop: (): void => {
      stopped = true;
      clearTimeout(again);
      stops.forEach((stop) => stop());
    },
  } as const;
};
