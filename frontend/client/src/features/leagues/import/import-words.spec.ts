import { likelyRatings, linesOf } from './import-words';

it.each([
  [['B', 'A', 'C'], { A: 9, B: 6, C: 3 }],
  [['a', 'd', 'b', 'c'], { a: 9, b: 7, c: 5, d: 3 }],
  [['A-', 'A', 'A+'], { 'A+': 9, A: 6, 'A-': 3 }],
  [['A'], { A: 9 }],
  [['A', 'beginner'], {}],
])('takes %j for %j', (words, ratings) => {
  expect(likelyRatings(words)).toEqual(ratings);
});

it.each([
  [[4], 1, 'Line 4'],
  [[2, 5], 2, 'Lines 2, 5'],
  [[2, 3, 4, 5, 6, 7, 8], 239, 'Lines 2, 3, 4, 5, 6, 7 and 233 more'],
])('tells lines %j of %d rows', (lines, rows, words) => {
  expect(linesOf(lines, rows)).toBe(words);
});
