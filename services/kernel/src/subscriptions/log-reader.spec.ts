import type { EventSubscription, SubscriptionStep } from '../event-store/event-store.port';
import { LogReader } from './log-reader';

const HALF_A_MINUTE_MS = 30_000;

describe('a log that says nothing', () => {
  let opened: number;
  let reader: LogReader;

  /** Says what it is given and then nothing, until it is closed. */
  const silentAfter = (steps: readonly SubscriptionStep[]): EventSubscription => {
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    return {
      caughtUp: Promise.resolve(),
      steps: async function* () {
        yield* steps;
        await closed;
      },
      close: () => Promise.resolve(close()),
      [Symbol.asyncIterator]: () => {
        throw new Error('is read in steps');
      },
    };
  };
  const read = async (steps: readonly SubscriptionStep[]): Promise<void> => {
    jest.useFakeTimers();
    opened = 0;
    reader = new LogReader(
      {
        lastPosition: () => Promise.resolve(null),
        lastEvent: () => Promise.resolve(null),
        read: () => {
          throw new Error('is not asked');
        },
        subscribe: () => {
          opened += 1;
          return silentAfter(steps);
        },
      },
      { info: () => undefined, warn: () => undefined },
    );
    void reader.read(['counter'], null, new AbortController().signal).next();
    await jest.advanceTimersByTimeAsync(100);
    expect(opened).toBe(1);
  };
  afterEach(async () => {
    await reader.close();
    jest.useRealTimers();
  });

  it('is asked anew after half a minute', async () => {
    await read([]);
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE_MS - 1_000);
    expect(opened).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(opened).toBe(2);
  });

  it('is asked anew also when it has begun to hand out', async () => {
    await read([{ events: [], upTo: { commit: 1n, prepare: 1n }, caughtUp: false }]);
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE_MS + 1_000);
    expect(opened).toBe(2);
  });

  it('is left alone once all that was there has been handed out', async () => {
    await read([{ events: [], upTo: null, caughtUp: true }]);
    await jest.advanceTimersByTimeAsync(10 * HALF_A_MINUTE_MS);
    expect(opened).toBe(1);
  });
});
