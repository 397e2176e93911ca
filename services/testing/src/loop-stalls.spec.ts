import { watchLoop } from './loop-stalls';

/** Asking for the time is itself work of the system: counted by the user's part alone, 20 ms could last 200. */
const work = (ms: number): void => {
  const spentMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const from = spentMs();
  while (spentMs() - from < ms) Math.sqrt(ms);
};
const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('sees the one thing that held the loop', () => {
  const watch = watchLoop();
  work(1_500);
  expect(watch.longestMs()).toBeGreaterThan(200);
});

it('does not take many short things for a long one', async () => {
  const watch = watchLoop();
  for (let n = 0; n < 30; n += 1) {
    work(20);
    await othersTurn();
  }
  expect(watch.longestMs()).toBeLessThan(200);
});

it('does not count the wait for something else', () => {
  const watch = watchLoop();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(watch.longestMs()).toBeLessThan(200);
});
