import { createAppStore } from '../../../../test/render-app';
import type { Outbox } from './outbox';
import { sendInTurn } from './send-unsent';

type Request = (name: string, options: { readonly signal: AbortSignal }, pass: () => unknown) => unknown;

/** Sends in turn where turns are given so. @returns how often it was tried */
const tried = async (request: Request, outboxOf: () => Outbox): Promise<number> => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const asked = jest.fn(outboxOf);
  await sendInTurn(createAppStore().dispatch, 'T1', asked).catch(() => undefined);
  return asked.mock.calls.length;
};
afterEach(() => void delete (navigator as { locks?: unknown }).locks);

it('is not tried a second time, out of turn, when it breaks', async () => {
  const broken = (): Outbox => {
    throw new Error('broken');
  };
  expect(await tried(async (_, __, pass) => pass(), broken)).toBe(1);
});

it('waits for its turn no longer than a tab that has been put to sleep may keep it', async () => {
  AbortSignal.timeout = () => AbortSignal.abort(new DOMException('Signal timed out', 'TimeoutError'));
  const sends = { send: () => Promise.resolve(null) } as unknown as Outbox;
  expect(
    await tried(
      (_, { signal }) => Promise.reject(signal.reason as Error),
      () => sends,
    ),
  ).toBe(1);
});
