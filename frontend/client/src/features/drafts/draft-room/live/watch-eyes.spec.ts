import { watchEyes } from './watch-eyes';

let visibility: DocumentVisibilityState = 'visible';
const become = (next: DocumentVisibilityState): void => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('says that nobody looks once a page was out of sight for a while, and at once that somebody is back', () => {
  const changed = jest.fn();
  const eyes = watchEyes(changed);
  become('hidden');
  jest.advanceTimersByTime(9_000);
  expect([eyes.isAway(), changed.mock.calls.length]).toEqual([false, 0]);
  jest.advanceTimersByTime(1_000);
  expect([eyes.isAway(), changed.mock.calls.length]).toEqual([true, 1]);
  become('visible');
  expect([eyes.isAway(), changed.mock.calls.length]).toEqual([false, 2]);
  eyes.stop();
});

it('says nothing of a glance elsewhere, nor after its end', () => {
  const changed = jest.fn();
  const eyes = watchEyes(changed);
  become('hidden');
  jest.advanceTimersByTime(5_000);
  become('visible');
  become('hidden');
  eyes.stop();
  jest.advanceTimersByTime(60_000);
  expect(changed).not.toHaveBeenCalled();
});
