import { within } from './within';

const late = (): Error => new Error('late');
const after = <T>(milliseconds: number, value: T): Promise<T> =>
  // eslint-disable-next-line no-restricted-syntax -- an answer that takes this long is what is tested
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

/** Keeps the event loop so busy that it never waits, until told to stop. */
const busy = (): (() => void) => {
  let stopped = false;
  const spin = (): void => {
    const end = performance.now() + 20;
    while (performance.now() < end) Math.sqrt(end);
    if (!stopped) setImmediate(spin);
  };
  spin();
  return () => (stopped = true);
};

describe('waiting no longer than', () => {
  it('gives what came in time', async () => {
    expect(await within(1_000, Promise.resolve('answer'), late)).toBe('answer');
  });

  it('ends with what it was told to when nothing comes', async () => {
    await expect(within(30, new Promise(() => undefined), late)).rejects.toThrow('late');
  });

  it('does not hold it against the other side that this one is busy', async () => {
    const stop = busy();
    try {
      expect(await within(200, after(350, 'answer'), late)).toBe('answer');
    } finally {
      stop();
    }
  });

  it('ends however busy this side is', async () => {
    const stop = busy();
    try {
      await expect(within(30, new Promise(() => undefined), late)).rejects.toThrow('late');
    } finally {
      stop();
    }
  });
});
