import type { RoomPatch, RoomView } from '@fieldhouse/api-contract';
import { createSubject } from '../../../../shared/live/observable';
import type { LiveAnswer, LiveState } from '../../../../shared/live/live-socket';
import { happened, onTheClock, picked, sampleRoom, type Happening } from '../testing/sample-room';
import { followRoom, type Sync } from './room-follower';

/** What happens one after the other in the sample's room, as patches. */
const log = (...happenings: readonly Happening[]): readonly RoomPatch[] => {
  let room = sampleRoom();
  return happenings.map((happening) => {
    const next = happened(room, happening);
    room = next.room;
    return next.patch;
  });
};
const [first, second, third] = [picked(1, 'p1'), picked(2, 'p2'), onTheClock(3)];

afterEach(() => jest.useRealTimers());

const setUp = ({
  known = [] as readonly RoomPatch[],
  document = undefined as RoomView | undefined,
  guest = false,
} = {}) => {
  const state = createSubject<LiveState>('connected');
  const sync = createSubject<Sync>('connecting');
  const joins: number[] = [];
  const said: unknown[] = [];
  let away = false;
  let room: RoomView | undefined;
  let listener: (body: RoomPatch) => void = () => undefined;
  let answers = known;
  let refusal: { readonly status: number; readonly code: string } | null = null;
  const request = <T>(_: string, body: object): Promise<LiveAnswer<T>> => {
    const { sinceRevision, ...rest } = body as { readonly sinceRevision: number; readonly away?: true };
    joins.push(sinceRevision);
    said.push(rest.away ?? false);
    if (refusal) return Promise.resolve({ ok: false, problem: { title: 'Refused', ...refusal } });
    const patches = answers.filter(({ from }) => from >= sinceRevision);
    return Promise.resolve({
      ok: true,
      revision: 0,
      patches,
      document,
      serverNow: '',
    } as unknown as LiveAnswer<T>);
  };
  const follower = followRoom({
    leagueId: 'L1',
    guest,
    socket: {
      state,
      request,
      on: (_, heard) => {
        listener = heard as unknown as typeof listener;
        return () => undefined;
      },
    },
    sync,
    room: () => room,
    keep: (next) => {
      room = next;
    },
    isAway: () => away,
  });
  // The answers are there at once, so only promises that follow each other are left to run.
  const settled = async (): Promise<void> => {
    for (let step = 0; step < 20; step++) await Promise.resolve();
  };
  return {
    state,
    sync,
    joins,
    said,
    leave: (left: boolean) => {
      away = left;
    },
    enter: follower.loaded,
    send: (sent: RoomPatch) => listener(sent),
    refuse: (status: number | null, code = 'refused') => {
      refusal = status === null ? null : { status, code };
    },
    logIs: (now: readonly RoomPatch[]) => {
      answers = now;
    },
    load: async (loaded: RoomView) => {
      room = loaded;
      follower.loaded();
      await settled();
    },
    settled,
    players: () => room?.picks.map(({ playerId }) => playerId),
    revision: () => room?.revision,
  };
};

it('holds what comes before the room is loaded and makes the changes after the join', async () => {
  const [one, two] = log(first, second);
  const { send, load, players, joins, sync } = setUp({ known: one ? [one] : [] });
  if (two) send(two);
  await load(sampleRoom());
  expect(joins).toEqual([10]);
  expect(players()).toEqual(['p1', 'p2']);
  expect(sync.get()).toBe('live');
});

it('says with each entry whether somebody looks, and again when that has changed on the way', async () => {
  const { load, said, leave, enter, settled, sync } = setUp();
  await load(sampleRoom());
  expect(said).toEqual([false]);
  leave(true);
  enter();
  await settled();
  expect(said).toEqual([false, true]);
  enter();
  leave(false);
  await settled();
  expect(said).toEqual([false, true, true, false]);
  expect(sync.get()).toBe('live');
});

it('ignores patches that the room already holds, and those of other leagues', async () => {
  const { send, load, players, revision } = setUp();
  await load(sampleRoom());
  const [one, two] = log(first, second);
  if (!one || !two) throw new Error('nothing happened');
  send(one);
  send(one);
  send({ ...two, leagueId: 'another' });
  expect(players()).toEqual(['p1']);
  expect(revision()).toBe(11);
});

it('asks for what is missing when there is a gap, and keeps the order of the revisions', async () => {
  const { send, load, logIs, joins, players, settled } = setUp();
  await load(sampleRoom());
  const all = log(first, second, third);
  logIs(all);
  all.slice(2).forEach(send);
  expect(players()).toEqual([]);
  await settled();
  expect(joins).toEqual([10, 10]);
  expect(players()).toEqual(['p1', 'p2']);
});

it('takes the room itself when the server no longer has what is missing, and goes on from there', async () => {
  const [, , two] = log(first, second, onTheClock(3));
  const { send, load, players, settled, revision } = setUp({
    document: happened(happened(sampleRoom(), first).room, second).room,
  });
  await load(sampleRoom({ revision: 3 }));
  if (two) send(two);
  await settled();
  expect(players()).toEqual(['p1', 'p2']);
  expect(revision()).toBe(13);
});

it.each(['crowded', 'slowed'] as const)('says that the connection is %s', async (refusal) => {
  const { state, sync, load } = setUp();
  await load(sampleRoom());
  state.set(refusal);
  expect(sync.get()).toBe(refusal);
});

it.each([
  [429, 'too_many_requests'],
  [409, 'concurrent_update'],
  [500, 'internal_error'],
  [503, 'store_unavailable'],
] as const)('is out of step after a %i %s, and joins again by itself', async (status, code) => {
  jest.useFakeTimers();
  const { sync, joins, load, refuse } = setUp();
  refuse(status, code);
  await load(sampleRoom());
  expect(sync.get()).toBe('reconnecting');
  refuse(null);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([joins, sync.get()]).toEqual([[10, 10], 'live']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(joins).toHaveLength(2);
});

it.each([401, 403, 404])('is refused by a %i, and asks no more', async (status) => {
  jest.useFakeTimers();
  const { sync, joins, load, refuse } = setUp();
  refuse(status);
  await load(sampleRoom());
  await jest.advanceTimersByTimeAsync(10_000);
  expect([joins, sync.get()]).toEqual([[10], 'refused']);
});

it('stays refused while the connection is away, and asks once more when it is told to', async () => {
  const { state, sync, joins, load, refuse, settled } = setUp();
  refuse(404);
  await load(sampleRoom());
  state.set('waiting');
  expect(sync.get()).toBe('refused');
  refuse(null);
  state.set('connected');
  sync.set('connecting');
  await settled();
  expect([joins, sync.get()]).toEqual([[10, 10], 'live']);
});

it('is refused where the link of a guest is taken no more, and in step again once it is', async () => {
  const { state, sync, joins, load, settled } = setUp({ guest: true });
  await load(sampleRoom());
  state.set('waiting');
  state.set('connecting');
  state.set('refused');
  expect(sync.get()).toBe('refused');
  state.set('connecting');
  expect(sync.get()).toBe('refused');
  state.set('connected');
  await settled();
  expect([joins, sync.get()]).toEqual([[10, 10], 'live']);
});

it('waits for the session of a member whose connection is not taken', async () => {
  const { state, sync, load } = setUp();
  await load(sampleRoom());
  state.set('refused');
  expect(sync.get()).toBe('reconnecting');
});

it('is out of step while the connection is away and replays what was missed when it is back', async () => {
  const { state, sync, load, logIs, players, settled } = setUp();
  await load(sampleRoom());
  state.set('waiting');
  expect(sync.get()).toBe('reconnecting');
  logIs(log(first, second));
  state.set('connected');
  await settled();
  expect(players()).toEqual(['p1', 'p2']);
  expect(sync.get()).toBe('live');
});
