/** The day of the person's own calendar, as yyyy-mm-dd. */
export const today = (): string => inDays(0);

/** The day so many days from now. */
export const inDays = (days: number): string => {
  const at = new Date();
  at.setDate(at.getDate() + days);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};
