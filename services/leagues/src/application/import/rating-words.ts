import type { ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import { readRating } from './read-words';

const WORDS = 12;
const LONGEST = 20;

const plain = (word: string): string => word.trim().toLowerCase();

/** Reads cells of a rating's column: numbers from 1 to 10, and words as they were said to be meant. */
export const ratingReader = (given: ImportRatings): ((text: string) => number | null) => {
  const byWord = new Map(Object.entries(given).map(([word, rating]) => [plain(word), rating]));
  return (text) => {
    const rating = readRating(text) ?? byWord.get(plain(text)) ?? null;
    return rating !== null && rating >= 1 && rating <= 10 ? rating : null;
  };
};

/** The words that a rating's column has instead of numbers, such as A, B and C; none if there are too many to be a scale. */
export const ratingWordsOf = (
  cells: readonly string[],
  given: ImportRatings,
): ImportPreview['ratingWords'] => {
  const found = new Map<string, { readonly word: string; rows: number }>();
  for (const cell of cells) {
    if (readRating(cell) !== null) continue;
    const one = found.get(plain(cell)) ?? { word: cell, rows: 0 };
    one.rows += 1;
    found.set(plain(cell), one);
  }
  const words = [...found.values()].sort((a, b) => b.rows - a.rows);
  if (words.length > WORDS || words.some(({ word }) => word.length > LONGEST)) return [];
  const read = ratingReader(given);
  return words.map(({ word, rows }) => ({ word, rows, rating: read(word) }));
};
