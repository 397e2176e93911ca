import { isUndecided } from './problem';

it.each([
  [0, 'offline', true],
  [429, 'too_many_requests', true],
  [500, 'internal', true],
  [503, 'unavailable', true],
  [409, 'concurrent_update', true],
  [409, 'pick_already_made', false],
  [400, 'validation_failed', false],
  [499, 'any', false],
])('a failure with %d %s has decided nothing: %s', (status, code, undecided) => {
  expect(isUndecided({ status, code })).toBe(undecided);
});
