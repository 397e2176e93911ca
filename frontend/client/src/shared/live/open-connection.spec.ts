import { openConnection } from './open-connection';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Whether the connection has been opened, after so many milliseconds. */
const opening = () => {
  let isOpen = false;
  void openConnection().then(() => (isOpen = true));
  return async (milliseconds: number): Promise<boolean> => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return isOpen;
  };
};

it('comes after what somebody waits for', async () => {
  const opened = opening();
  expect(await opened(500)).toBe(false);
  document.body.innerHTML = '<h1>Dashboard</h1><div role="status" aria-busy="true"></div>';
  expect(await opened(500)).toBe(false);
  document.body.innerHTML = '<h1>Dashboard</h1><p>Sign-up closes on Friday</p>';
  expect(await opened(100)).toBe(true);
});

it('comes at last also where what is to be shown never comes', async () => {
  const opened = opening();
  expect(await opened(1_900)).toBe(false);
  expect(await opened(200)).toBe(true);
});
