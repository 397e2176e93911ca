import { playerProblems } from './player.problems';

it.each([
  [
    playerProblems.exception_backwards,
    'The last day, May 9, 2026, is before the first, May 12, 2026. Change one of them.',
  ],
  [
    playerProblems.exception_too_long,
    'The exception from May 12, 2026 is longer than 90 days. Make it shorter.',
  ],
  [
    playerProblems.exceptions_overlap,
    'An exception begins on May 12, 2026, but the one before it lasts until May 9, 2026. Change one of them.',
  ],
])('names days as people write them: %#', ({ detail }, words) => {
  const facts = { from: '2026-05-12', to: '2026-05-09', limit: 90 };
  expect(typeof detail === 'string' ? detail : detail(facts)).toBe(words);
});
