import { linesOf } from './list-words';

it.each([
  [[4], 1, 'Line 4'],
  [[2, 5], 2, 'Lines 2, 5'],
  [[2, 3, 4, 5, 6, 7, 8], 239, 'Lines 2, 3, 4, 5, 6, 7 and 233 more'],
])('tells lines %j of %d rows', (lines, rows, words) => {
  expect(linesOf(lines, rows)).toBe(words);
});
