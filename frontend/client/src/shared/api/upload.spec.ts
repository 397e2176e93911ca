import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { anasSession, createAppStore } from '../../../test/render-app';
import { openSession } from '../session/session-refresh';
import { atLeast, forgetPositions } from './positions';
import { upload } from './upload';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
});
afterEach(forgetPositions);
const answer = { streamId: 'thing-1', revision: 3, position: '00000000000000000009' };
const send = (stop = new AbortController()) => {
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  const shares: number[] = [];
  const form = new FormData();
  form.append('photo', new File(['x'], 'x.jpg'));
  const sent = upload(store.dispatch, {
    path: '/thing',
    form,
    headers: { 'idempotency-key': 'k' },
    onProgress: (share) => shares.push(share),
    signal: stop.signal,
  });
  return { sent, shares, stop };
};

it('tells how far it is and keeps the position of the own write', async () => {
  network.on('POST', '/thing', { body: answer });
  const { sent, shares } = send();
  expect(await sent).toEqual(answer);
  expect(shares).toEqual([0.5, 1]);
  expect(atLeast(['thing'])).toEqual({ atLeast: answer.position });
  const [seen] = network.sent('POST', '/thing');
  expect(seen?.headers.get('authorization')).toBe('Bearer token-of-ana');
  expect(seen?.headers.get('idempotency-key')).toBe('k');
  expect(seen?.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{32}$/);
});

it('refreshes a refused token once and sends again with the new one', async () => {
  network.on('POST', '/auth/token', { body: { ...anasSession(), access_token: 'new-token' } });
  network.on('POST', '/thing', ({ headers }) =>
    headers.get('authorization') === 'Bearer new-token'
      ? { body: answer }
      : problem(401, 'not_signed_in', 'Not signed in'),
  );
  expect(await send().sent).toEqual(answer);
  expect(network.sent('POST', '/thing')).toHaveLength(2);
});

it('fails with the problem of the service', async () => {
  network.on('POST', '/thing', {
    ...problem(429, 'too_many', 'Too many', { detail: 'Wait.' }),
    headers: { 'retry-after': '7' },
  });
  await expect(send().sent).rejects.toMatchObject({ status: 429, code: 'too_many', retryAfterSeconds: 7 });
});

it('fails as offline when nobody answers, and as unreadable when the answer is none', async () => {
  network.on('POST', '/thing', { status: 200 });
  await expect(send().sent).rejects.toMatchObject({ code: 'unreadable_answer' });
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(send().sent).rejects.toMatchObject({ status: 0, code: 'offline' });
});

it('ends when it is cancelled, before and while it is sent', async () => {
  network.on('POST', '/thing', () => new Promise(() => undefined));
  const { sent, stop } = send();
  stop.abort();
  await expect(sent).rejects.toMatchObject({ code: 'cancelled' });
  const over = new AbortController();
  over.abort();
  await expect(send(over).sent).rejects.toMatchObject({ code: 'cancelled' });
});
