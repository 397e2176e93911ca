import type { EventSubscription, StoredEvent, SubscriptionStep } from '../event-store/event-store.port';
import type { Position } from '../events/recorded-event';
import { LogReader, type Reader } from './log-reader';

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

describe('readers that nothing is for', () => {
  const at = (commit: bigint) => ({ commit, prepare: commit });
  const counted = (commit: bigint): StoredEvent => ({
    ...{ id: String(commit), streamId: 'counter-a', revision: Number(commit), position: at(commit) },
    ...{ type: 'Counted', data: {}, metadata: { schemaVersion: 1 } as StoredEvent['metadata'] },
  });

  it('are told how far the log goes now and then, and at once where somebody waits for them', async () => {
    jest.useFakeTimers();
    let say: (step: SubscriptionStep | null) => void = () => undefined;
    const steps = async function* () {
      for (;;) {
        const step = await new Promise<SubscriptionStep | null>((resolve) => (say = resolve));
        if (!step) return;
        yield step;
      }
    };
    const reader = new LogReader(
      {
        ...{ lastPosition: () => Promise.resolve(null), lastEvent: () => Promise.resolve(null) },
        read: () => {
          throw new Error('is not asked');
        },
        subscribe: () => ({
          ...{ caughtUp: Promise.resolve(), steps, close: () => Promise.resolve(say(null)) },
          [Symbol.asyncIterator]: () => {
            throw new Error('is read in steps');
          },
        }),
      },
      { info: () => undefined, warn: () => undefined },
    );
    const stopping = new AbortController();
    const whereIs = (category: string, as?: Reader): (() => bigint | undefined) => {
      let place = null as Position | null;
      void (async () => {
        for await (const step of reader.read([category], null, stopping.signal, as)) place = step.position;
      })();
      return () => place?.commit;
    };
    let isAwaited = false;
    const awaited: Reader = { isAwaited: () => isAwaited };
    const readers = [whereIs('counter'), whereIs('idle'), whereIs('idle', awaited)];
    const after = async (step: SubscriptionStep | null, ms = 0): Promise<(bigint | undefined)[]> => {
      if (step) say(step);
      await jest.advanceTimersByTimeAsync(ms);
      return readers.map((one) => one());
    };
    const more = (commit: bigint): SubscriptionStep => ({
      ...{ events: [counted(commit)], upTo: at(commit), caughtUp: false },
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(await after({ events: [], upTo: at(1n), caughtUp: true })).toEqual([1n, 1n, 1n]);
    expect(await after(more(2n))).toEqual([2n, 1n, 1n]);
    isAwaited = true;
    reader.hurry(awaited);
    expect(await after(null)).toEqual([2n, 1n, 2n]);
    expect(await after(more(3n))).toEqual([3n, 1n, 3n]);
    expect(await after(null, 100)).toEqual([3n, 3n, 3n]);
    stopping.abort();
    await reader.close();
    jest.useRealTimers();
  });
});
