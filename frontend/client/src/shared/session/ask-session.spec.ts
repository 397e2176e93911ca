import { fakeApi, problem } from '../../../test/fake-api';
import { anasSession } from '../../../test/render-app';
import { askSession } from './ask-session';
import { isSignOutUntold, noteSignOut } from './session-hint';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const answer = (): Response =>
  ({ ok: true, status: 200, json: () => Promise.resolve(anasSession()) }) as Response;

/** The session's questions, answered one after the other. */
const network = (...answers: (() => Promise<Response>)[]): jest.Mock => {
  const fetched = jest.fn(() => answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch')));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  return fetched;
};

it('asks again within the 30 s in which the service gives the same answer, when one was lost', async () => {
  const fetched = network(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(answer()),
  );
  const asked = askSession();
  await jest.advanceTimersByTimeAsync(3_000);
  expect((await asked)?.user.id).toBe(anasSession().user.id);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('asks again when an answer breaks off', async () => {
  network(
    () => Promise.resolve({ ...answer(), json: () => Promise.reject(new SyntaxError('Unexpected end')) }),
    () => Promise.resolve(answer()),
  );
  const asked = askSession();
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await asked)?.user.id).toBe(anasSession().user.id);
});

it('gives up when nobody answers, within 10 s', async () => {
  fakeApi().on('POST', '/auth/token', problem(503, 'store_unavailable', 'Temporarily unavailable'));
  const asked = askSession();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBeUndefined();
});

it('outlives a page that is put away, so that its cookie arrives', async () => {
  const fetched = network(() => Promise.resolve(answer()));
  await askSession();
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ keepalive: true }));
});

it('forgets no sign-out that the service has not heard of wholly, though the session has ended there', async () => {
  noteSignOut();
  fakeApi().on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  expect([await askSession(), isSignOutUntold()]).toEqual([null, true]);
  localStorage.clear();
});
