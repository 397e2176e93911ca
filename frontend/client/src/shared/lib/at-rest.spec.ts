import { whenAtRest } from './at-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('works after a while, and not if it is taken back before', () => {
  const [work, never] = [jest.fn(), jest.fn()];
  whenAtRest(work);
  const takeBack = whenAtRest(never);
  jest.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  takeBack();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  expect(never).not.toHaveBeenCalled();
});
