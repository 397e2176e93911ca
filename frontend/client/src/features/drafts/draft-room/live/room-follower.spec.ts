import type { RoomPatch, RoomView } from '@fieldhouse/api-contract';
import { createSubject } from '../../../../shared/live/observable';
import type { LiveAnswer, LiveState } from '../../../../shared/live/live-socket';
import { patch, pick, sampleRoom, turn } from '../testing/sample-room';
import { followRoom, type Sync } from './room-follower';

const picked = (revision: number, pickNo: number, playerId: string): RoomPatch =>
  patch(revision, { type: 'PlayerPicked', pick: pick(pickNo, playerId) });

const setUp = ({ log = [] as readonly RoomPatch[], refetched = undefined as RoomView | undefined } = {}) => {
  const state = createSubject<LiveState>('connected');
  const sync = createSubject<Sync>('connecting');
  const joins: number[] = [];
  let room: RoomView | undefined;
  let listener: (body: RoomPatch) => void = () => undefined;
  let answers = log;
  let refetches = 0;
  const request = <T>(_: string, body: object): Promise<LiveAnswer<T>> => {
    const { sinceRevision } = body as { readonly sinceRevision: number };
    joins.push(sinceRevision);
    const patches = answers.filter(({ revision }) => revision > sinceRevision);
    return Promise.resolve({ ok: true, revision: 0, patches, serverNow: '' } as unknown as LiveAnswer<T>);
  };
  const follower = followRoom({
    leagueId: 'L1',
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
    refetch: () => {
      refetches += 1;
      room = refetched ?? room;
      return Promise.resolve();
    },
  });
  // The answers are there at once, so only promises that follow each other are left to run.
  const settled = async (): Promise<void> => {
    for (let step = 0; step < 20; step++) await Promise.resolve();
  };
  return {
    state,
    sync,
    joins,
    send: (sent: RoomPatch) => listener(sent),
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
    refetches: () => refetches,
  };
};

it('holds what comes before the room is loaded and folds it after the join', async () => {
  const { send, load, players, joins, sync } = setUp({ log: [picked(11, 1, 'p1')] });
  send(picked(12, 2, 'p2'));
  await load(sampleRoom());
  expect(joins).toEqual([10]);
  expect(players()).toEqual(['p1', 'p2']);
  expect(sync.get()).toBe('live');
});

it('ignores patches that the room already holds, and those of other leagues', async () => {
  const { send, load, players, revision } = setUp();
  await load(sampleRoom());
  send(picked(11, 1, 'p1'));
  send(picked(11, 1, 'p5'));
  send(picked(9, 2, 'p6'));
  send({ ...picked(12, 2, 'p7'), leagueId: 'another' });
  expect(players()).toEqual(['p1']);
  expect(revision()).toBe(11);
});

it('asks for what is missing when there is a gap, and folds in the order of the revisions', async () => {
  const { send, load, logIs, joins, players, settled } = setUp();
  await load(sampleRoom());
  const log = [picked(11, 1, 'p1'), picked(12, 2, 'p2'), patch(13, { type: 'TurnStarted', turn: turn(3) })];
  logIs(log);
  log.slice(2).forEach(send);
  expect(players()).toEqual([]);
  await settled();
  expect(joins).toEqual([10, 10]);
  expect(players()).toEqual(['p1', 'p2']);
});

it('fetches the room again when the server no longer has what is missing', async () => {
  const { send, load, players, settled, refetches } = setUp({
    refetched: sampleRoom({ revision: 12, picks: [pick(1, 'p1'), pick(2, 'p2')] }),
  });
  await load(sampleRoom());
  send(picked(13, 3, 'p3'));
  await settled();
  await settled();
  expect(refetches()).toBe(1);
  expect(players()).toEqual(['p1', 'p2', 'p3']);
});

it('is out of step while the connection is away and replays what was missed when it is back', async () => {
  const { state, sync, load, logIs, players, settled } = setUp();
  await load(sampleRoom());
  state.set('waiting');
  expect(sync.get()).toBe('reconnecting');
  logIs([picked(11, 1, 'p1'), picked(12, 2, 'p2')]);
  state.set('connected');
  await settled();
  expect(players()).toEqual(['p1', 'p2']);
  expect(sync.get()).toBe('live');
});
