/** Does what may be done later as well: a disk that is full now need not be then. */
export const unlessRefused = (deed: () => void): void => {
  try {
    deed();
  } catch (error) {
    process.stderr.write(`card provider: ${String(error)}\n`);
  }
};
