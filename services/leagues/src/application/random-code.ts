import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another, and without vowels that would make words. */
const LETTERS = 'BCDFGHJKMNPQRTVWXY34679';

/** A code that nobody guesses: one in seventy thousand million. */
export const randomCode = (): string => {
  const text = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};
