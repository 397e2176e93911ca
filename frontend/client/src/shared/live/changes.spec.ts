import type { StreamChanged } from '@fieldhouse/api-contract';
import { KEYS_FOLLOWED } from '@fieldhouse/api-contract/live';
import { atLeast, forgetPositions } from '../api/positions';
import { createChanges, type FollowedKeys } from './changes';
import type { LiveAnswer, LiveState } from './live-socket';
import { createSubject } from './observable';

const setUp = (state = createSubject<LiveState>('connected')) => {
  const sent: object[] = [];
  let refusals: (number | null)[] = [];
  let hear: (body: StreamChanged) => void = () => undefined;
  const changes = createChanges(() =>
    Promise.resolve({
      state,
      request: <T>(_: string, body: object) => {
        sent.push(body);
        const status = refusals.shift() ?? null;
        const answer =
          status === null
            ? { ok: true }
            : { ok: false, problem: { status, code: 'refused', title: 'Refused' } };
        return Promise.resolve(answer as unknown as LiveAnswer<T>);
      },
      on: <T>(_: string, listener: (body: T) => void) => {
        hear = listener as unknown as typeof hear;
        return () => undefined;
      },
    }),
  );
  const told: (readonly string[])[] = [];
  return {
    changes,
    state,
    sent,
    told,
    refuse: (...next: (number | null)[]) => (refusals = next),
    hear: (kind: string, position = '00000000000000000001', own = false) => hear({ kind, position, own }),
    follow: (who: string, kinds: readonly string[], keys: FollowedKeys) =>
      changes.follow(who, { kinds, keys, onChange: (changed) => told.push(changed) }),
  };
};
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  forgetPositions();
});

it('follows what the screens of the page show together, and no more than that', async () => {
  const { changes, follow, sent } = setUp();
  follow('league', ['league', 'draft'], ['L2']);
  await settled();
  follow('list', ['league'], ['L2']);
  follow('card', ['league'], ['L1']);
  await settled();
  expect(sent).toEqual([
    { kind: 'league', keys: ['L2'] },
    { kind: 'draft', keys: ['L2'] },
    { kind: 'league', keys: ['L1', 'L2'] },
  ]);
  changes.forget('league');
  await settled();
  expect(sent.slice(3)).toEqual([{ kind: 'draft', keys: [] }]);
  follow('inbox', ['contactTicket'], 'all');
  await settled();
  expect(sent.slice(4)).toEqual([{ kind: 'contactTicket' }]);
});

it('follows no more of a kind than a page may, what was wished for last before the rest', async () => {
  const { changes, follow, sent, hear, told } = setUp();
  const many = Array.from({ length: KEYS_FOLLOWED + 10 }, (_, n) => `old-${n}`);
  follow('lists', ['invoice'], many);
  await settled();
  expect(sent).toEqual([{ kind: 'invoice', keys: many.slice(0, KEYS_FOLLOWED).sort() }]);
  follow('card', ['invoice'], ['new']);
  await settled();
  expect(sent.slice(1)).toEqual([
    { kind: 'invoice', keys: ['new', ...many.slice(0, KEYS_FOLLOWED - 1)].sort() },
  ]);
  hear('invoice');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([['invoice'], ['invoice']]);
  // Of what comes in again nobody has heard meanwhile.
  changes.forget('card');
  await settled();
  expect(sent.slice(2)).toMatchObject([{ keys: many.slice(0, KEYS_FOLLOWED).sort(), readAgoMs: 60_000 }]);
  await jest.advanceTimersByTimeAsync(100);
  expect(told.slice(2)).toEqual([['invoice']]);
});

it('tells whom it concerns, gathered, at most once a second, and from then on reads wait for it', async () => {
  const { follow, hear, told } = setUp();
  follow('league', ['league', 'draft'], ['L1']);
  await settled();
  hear('league', '00000000000000000007');
  hear('draft');
  hear('contactTicket');
  expect(atLeast(['league'])).toEqual({ atLeast: '00000000000000000007' });
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toEqual([['league', 'draft']]);
  hear('draft');
  await jest.advanceTimersByTimeAsync(900);
  expect(told).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(told.slice(1)).toEqual([['draft']]);
});

it('tells nobody behind a page in the background until it is looked at', async () => {
  const { follow, hear, told } = setUp();
  follow('league', ['league'], ['L1']);
  await settled();
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  hear('league');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  sight.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toEqual([['league']]);
});

it('follows again after a lost connection, and counts everything as changed', async () => {
  const { follow, state, sent, told } = setUp();
  follow('league', ['league'], ['L1']);
  await settled();
  state.set('waiting');
  state.set('connected');
  expect(sent.slice(1)).toEqual([{ kind: 'league', keys: ['L1'] }]);
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toEqual([['league']]);
});

it('asks again for what is not there yet, a few times', async () => {
  const { follow, sent, refuse } = setUp();
  refuse(404, null);
  follow('draft', ['draft'], ['L1']);
  await settled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  refuse(...Array<number>(20).fill(404));
  follow('pool', ['playerPool'], ['L9']);
  await settled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(7);
});

it('asks again for as long as the server decides nothing', async () => {
  const { follow, sent, refuse } = setUp();
  refuse(...Array<number>(8).fill(503));
  follow('draft', ['draft'], ['L1']);
  await settled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(9);
});

it('says when an event names the own account', async () => {
  const { changes, follow, hear } = setUp();
  const own: string[] = [];
  changes.onOwn((kind) => own.push(kind));
  follow('account', ['account'], []);
  await settled();
  hear('account');
  hear('league', '00000000000000000002', true);
  expect(own).toEqual(['league']);
});

it('says how long ago was read what it follows now, for the server to tell what was missed', async () => {
  const { changes, follow, sent, state, told } = setUp(createSubject<LiveState>('connecting'));
  follow('league', ['league'], ['L1']);
  await jest.advanceTimersByTimeAsync(3_000);
  follow('list', ['league'], ['L2']);
  await jest.advanceTimersByTimeAsync(1_000);
  state.set('connected');
  await settled();
  expect(sent).toEqual([{ kind: 'league', keys: ['L1', 'L2'], readAgoMs: 4_000 }]);
  follow('card', ['league'], ['L3']);
  await settled();
  changes.forget('card');
  await settled();
  expect(sent.slice(1)).toEqual([
    { kind: 'league', keys: ['L1', 'L2', 'L3'] },
    { kind: 'league', keys: ['L1', 'L2'] },
  ]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([]);
});

it('reads again what was read too long ago for the server to remember', async () => {
  const { follow, state, told } = setUp(createSubject<LiveState>('connecting'));
  follow('league', ['league'], ['L1']);
  await jest.advanceTimersByTimeAsync(20_001);
  state.set('connected');
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toEqual([['league']]);
});
