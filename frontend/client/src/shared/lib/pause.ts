/** Resolves after a while. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const LOOKS = 20;
const LOOK_AGAIN_MS = 150;
/** Resolves once something is so, as that what refused a command has been read; not for ever. */
export const pauseUntil = async (isSo: () => boolean): Promise<void> => {
  for (let look = 0; look < LOOKS && !isSo(); look += 1) await pause(LOOK_AGAIN_MS);
};
