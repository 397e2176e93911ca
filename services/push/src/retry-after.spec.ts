import { retryAfter } from './retry-after';

it.each([
  [null, 30],
  ['soon', 30],
  ['5', 5],
  ['0', 1],
  ['86400', 3_600],
  ['Tue, 24 Nov 2026 19:31:30 GMT', 90],
  ['Tue, 24 Nov 2026 19:00:00 GMT', 1],
])('what says %s is asked again after %d seconds', (header, seconds) => {
  expect(retryAfter(header, new Date('2026-11-24T19:30:00Z'))).toBe(seconds);
});
