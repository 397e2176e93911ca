/** Looks every few milliseconds until a condition holds; throws after a minute, naming `what` (a text, or what gives it) was waited for. */
export const until = async (what, condition, giveUpAfterMs = 60_000) => {
  const end = Date.now() + giveUpAfterMs;
  while (!(await condition())) {
    if (Date.now() > end)
      throw new Error(`waited in vain until ${typeof what === 'function' ? what() : what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
