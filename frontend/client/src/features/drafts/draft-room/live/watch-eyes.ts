/** A glance at another tab is no leaving. */
const AWAY_AFTER_MS = 10_000;

/**
 * Whether somebody looks at the page: a room that stays open on a machine at home is not where its captain is.
 * @param changed told when that changes
 */
export const watchEyes = (changed: () => void) => {
  let away = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const become = (next: boolean): void => {
    if (next === away) return;
    away = next;
    changed();
  };
  const look = (): void => {
    clearTimeout(leaving);
    if (document.visibilityState !== 'hidden') become(false);
    else leaving = setTimeout(() => become(true), AWAY_AFTER_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return {
    isAway: (): boolean => away,
    stop: (): void => {
      clearTimeout(leaving);
      document.removeEventListener('visibilitychange', look);
    },
  } as const;
};
