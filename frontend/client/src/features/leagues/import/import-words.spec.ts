import { likelyRatings } from './import-words';

it.each([
  [['B', 'A', 'C'], { A: 9, B: 6, C: 3 }],
  [['a', 'd', 'b', 'c'], { a: 9, b: 7, c: 5, d: 3 }],
  [['A-', 'A', 'A+'], { 'A+': 9, A: 6, 'A-': 3 }],
  [['A'], { A: 9 }],
  [['A', 'beginner'], {}],
])('takes %j for %j', (words, ratings) => {
  expect(likelyRatings(words)).toEqual(ratings);
});
