/** Tells whoever reads the log of something that can be done later as well: a disk that is full now need not be then. */
export const tellRefused = (error: unknown): void =>
  void process.stderr.write(`card provider: ${String(error)}\n`);

/** Does what may be done later as well. @returns whether it was done */
export const unlessRefused = (deed: () => void): boolean => {
  try {
    deed();
    return true;
  } catch (error) {
    tellRefused(error);
    return false;
  }
};
