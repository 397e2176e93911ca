import { createServerClock } from '../../../../shared/live/server-clock';
import { createSubject } from '../../../../shared/live/observable';
import type { LiveState } from '../../../../shared/live/live-socket';
import { sampleRoom, secondsFromNow, turn } from '../testing/sample-room';
import { watchConnection } from './connection-watch';
import type { Sync } from './room-follower';

let stop: () => void = () => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const setUp = ({ answers = true, room = sampleRoom() } = {}) => {
  const state = createSubject<LiveState>('connected');
  const sync = createSubject<Sync>('live');
  const nothing = (): void => undefined;
  const net = { asked: 0, reconnects: 0, rejoins: 0, giveUp: nothing, answer: nothing };
  const request = (): Promise<never> => {
    net.asked += 1;
    if (answers) return Promise.resolve({ ok: true } as never);
    return new Promise((answer, fail) => {
      net.answer = () => answer({ ok: true } as never);
      net.giveUp = () => fail(new Error('no answer'));
    });
  };
  ({ stop } = watchConnection({
    socket: {
      state,
      clock: createServerClock(),
      request,
      on: () => () => undefined,
      reconnect: () => (net.reconnects += 1),
    },
    sync,
    room: () => room,
    rejoin: () => {
      net.rejoins += 1;
      sync.set('live');
    },
  }));
  return { state, sync, net };
};
const settled = () => jest.advanceTimersByTimeAsync(0);

it('asks after 3 s of silence in my turn, says when no answer comes, and then connects anew', async () => {
  const { sync, net } = setUp({ answers: false });
  await jest.advanceTimersByTimeAsync(3_000);
  expect([net.asked, sync.get()]).toEqual([1, 'live']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([net.reconnects, sync.get()]).toEqual([0, 'reconnecting']);
  net.giveUp();
  await settled();
  expect(net.reconnects).toBe(1);
});

it('catches up over the connection that is there when the answer comes late after all', async () => {
  const { sync, net } = setUp({ answers: false });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sync.get()).toBe('reconnecting');
  net.answer();
  await settled();
  expect([net.rejoins, net.reconnects, sync.get()]).toEqual([1, 0, 'live']);
});

it('leaves the server alone in the turn of somebody else, until the clock should have picked', async () => {
  const theirs = turn(2, { deadlineAt: secondsFromNow(10), autoPickAt: secondsFromNow(12) });
  const { net } = setUp({ room: sampleRoom({ turn: theirs }) });
  await jest.advanceTimersByTimeAsync(11_000);
  expect(net.asked).toBe(0);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(net.asked).toBe(1);
});

it('asks when somebody comes back to the page', async () => {
  const { net } = setUp();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(net.asked).toBe(1);
});

it.each(['crowded', 'slowed', 'refused'] as const)(
  'does not storm a server that said %s',
  async (refusal) => {
    const { state, sync, net } = setUp();
    state.set(refusal);
    sync.set(refusal);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(net).toMatchObject({ asked: 0, reconnects: 0 });
    expect(sync.get()).toBe(refusal);
  },
);
