import { until } from '@fieldhouse/kernel/testing';
import { CardProviderUnavailable, type CardProvider } from './card-provider';
import { DailySweep, type MissedWebhooks } from './missed-webhooks';

const HOUR_MS = 3_600_000;
const log = { warn: () => undefined, error: () => undefined };

/** A worker that starts now. @param answers what becomes of each sweep @returns how many there were */
const started = (sweptHoursAgo: number, ...answers: readonly (number | Error)[]) => {
  const sweptUpTo = new Date(Date.now() - sweptHoursAgo * HOUR_MS).toISOString();
  let looks = 0;
  let sweeps = 0;
  const missed = {
    sweptUpTo: async () => {
      looks += 1;
      return sweptUpTo;
    },
    sweep: async () => {
      const answer = answers[sweeps] ?? 0;
      sweeps += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const daily = new DailySweep(
    missed as unknown as MissedWebhooks,
    { isThere: true } as CardProvider,
    log as never,
  );
  daily.onApplicationBootstrap();
  return { daily, looks: () => looks, sweeps: () => sweeps };
};

describe('the sweep of a worker', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['Date', 'setTimeout', 'setImmediate', 'nextTick'] }),
  );
  afterEach(() => void jest.useRealTimers());

  it('is made at its start, however short the last one is ago, and then once a day', async () => {
    const { daily, looks, sweeps } = started(1, 2);
    await until('it has swept', () => sweeps() === 1);
    jest.advanceTimersByTime(HOUR_MS);
    await until('it has looked again', () => looks() === 2);
    expect(sweeps()).toBe(1);
    daily.onApplicationShutdown();
  });

  it('is made up for in an hour where the provider was away', async () => {
    const { daily, sweeps } = started(1, new CardProviderUnavailable('503'), 0);
    await until('it has tried', () => sweeps() === 1);
    jest.advanceTimersByTime(HOUR_MS);
    await until('it has tried again', () => sweeps() === 2);
    expect(sweeps()).toBe(2);
    daily.onApplicationShutdown();
  });
});
