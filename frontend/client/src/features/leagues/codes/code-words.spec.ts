import { usedWords } from './code-words';

it('says how often a code was used in words', () => {
  expect([0, 1, 3].map(usedWords)).toEqual(['Not used yet', 'Used once', 'Used 3 times']);
});
