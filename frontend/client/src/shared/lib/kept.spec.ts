import { forgetKept, KEPT_PUSH, keptAs, keptNames, keptOnDevice } from './kept';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps for this tab, or for the device until the person signs out', () => {
  const tab = keptAs<number>('draft ana');
  const device = keptOnDevice<number>('chat ana');
  localStorage.setItem('theme', 'dark');
  tab.set(1);
  device.set(2);
  expect([tab.get(), device.get()]).toEqual([1, 2]);
  forgetKept();
  expect([tab.get(), device.get()]).toEqual([1, undefined]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('forgets all but what still has to end here', () => {
  keptOnDevice('chat ana').set(1);
  keptOnDevice(`${KEPT_PUSH}ana`).set(2);
  forgetKept();
  expect(keptNames('')).toEqual([`${KEPT_PUSH}ana`]);
});

it('tells what of a kind is there', () => {
  keptOnDevice('chat ana T1').set(1);
  keptOnDevice('chat ana T2').set(2);
  keptOnDevice('chat kim T3').set(3);
  expect([...keptNames('chat ana ')].sort()).toEqual(['T1', 'T2']);
});

it('goes on without a place to keep things', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const device = keptOnDevice<number>('chat ana');
  expect(() => device.set(2)).not.toThrow();
  expect(device.get()).toBeUndefined();
  jest.restoreAllMocks();
});
