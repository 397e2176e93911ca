/**
 * Does what may be done later as well: a disk that is full now need not be then.
 *
 * @returns whether it was done
 */
export const unlessRefused = (deed: () => void): boolean => {
  try {
    deed();
    return true;
  } catch (error) {
    process.stderr.write(`card provider: ${String(error)}\n`);
    return false;
  }
};
