/**
 * Which of two instants, days, ids or keys comes first: as their characters do. A comparison by language would say the
 * same, and the first one takes a browser longer than a page.
 */
export const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
