/** Writes what went wrong without the person having to know: a look-up that failed, an address that is not there. */
export const report = (what: string, details?: unknown): void => {
  // eslint-disable-next-line no-console -- the one place of the client that writes to the console
  console.warn(`[fieldhouse] ${what}`, details ?? '');
};
