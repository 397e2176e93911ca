/**
 * Makes an index before the first use of its collection. Where that fails a later use tries again: whatever needs the
 * index works without it, only slower.
 */
export const indexOnce = (make: () => Promise<unknown>): (() => Promise<void>) => {
  let made: Promise<unknown> | undefined;
  return async () => {
    made ??= make().catch(() => {
      made = undefined;
    });
    await made;
  };
};
