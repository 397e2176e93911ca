const GIVE_UP_AFTER_MS = 120_000;
const LOOK_EVERY_MS = 5;

/** Waits until a condition holds (looks again and again). @throws after two minutes, naming what was waited for */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<void> => {
  const end = Date.now() + giveUpAfterMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    // eslint-disable-next-line no-restricted-syntax -- the one wait: between two looks
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};
