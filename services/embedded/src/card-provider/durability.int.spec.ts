import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Stripe from 'stripe';
import { CARDS_FILE, DamagedDataError, DataInUseError } from '../data-folder';
import { eventually } from '../testing/launched';
import { clientOf, control, pay } from './conformance/provider-under-test';
import { receive, eventIn } from './conformance/webhook-receiver';
import { startCardProvider } from './server';

const HOOK = join(__dirname, '..', 'testing', 'register-ts.cjs');
const MAIN = join(__dirname, 'main.ts');
const WITHIN_MS = 60_000;

const launch = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--require', HOOK, MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

type Said = { readonly url: string; readonly key: string; readonly webhookSecret: string };

const ready = async (child: ChildProcess): Promise<Said & { readonly stripe: Stripe }> => {
  const [line] = (await once(createInterface({ input: child.stdout ?? process.stdin }), 'line')) as [string];
  const said = JSON.parse(line) as Said;
  const { hostname: host, port } = new URL(said.url);
  return { ...said, stripe: new Stripe(said.key, { host, port, protocol: 'http', maxNetworkRetries: 0 }) };
};

const lastWords = async (child: ChildProcess): Promise<{ code: number | null; words: string }> => {
  let words = '';
  child.stderr?.on('data', (text: Buffer) => (words += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, words };
};

describe('the data of the card provider', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'cards-'));
    file = join(dir, CARDS_FILE);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('loses no payment that was answered when the process is killed with -9, and doubles none', async () => {
    const asked = new Map<string, string | undefined>();
    const amount = 1_000;
    let last: Said | undefined;
    for (let round = 0; round < 3; round += 1) {
      const child = launch('--data', dir);
      const { stripe, ...said } = await ready(child);
      if (last) expect(said).toMatchObject({ key: last.key, webhookSecret: last.webhookSecret });
      last = said;
      // What was asked for and not answered is asked for again with its key.
      for (const [key, id] of asked) {
        const again = await pay(stripe, amount, {}, { idempotencyKey: key });
        expect(id ?? again.id).toBe(again.id);
        asked.set(key, again.id);
      }
      let answered = 0;
      const write = async (writer: number): Promise<void> => {
        for (let n = 0; ; n += 1) {
          const key = `${round}-${writer}-${n}`;
          asked.set(key, undefined);
          try {
            asked.set(key, (await pay(stripe, amount, {}, { idempotencyKey: key })).id);
          } catch {
            return;
          }
          if ((answered += 1) === 60 + round * 17) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
    }
    const provider = await startCardProvider({ file });
    const stripe = clientOf(provider);
    const kept = new Set<string>();
    for await (const intent of stripe.paymentIntents.list({ limit: 100 })) kept.add(intent.id);
    const answered = [...asked.values()].filter((id) => id !== undefined);
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
    expect(kept.size).toBeLessThanOrEqual(asked.size);
    const { pending } = await stripe.balance.retrieve();
    expect(pending[0]?.amount).toBe(kept.size * (amount - 59));
    await provider.stop();
  });

  it('has everything again after a restart: objects, money, what is planned, webhooks that nobody took', async () => {
    let later = 0;
    const options = { file, clock: () => Date.now() + later };
    const first = await startCardProvider(options);
    await pay(clientOf(first), 10_000, { payment_method: 'pm_card_createDispute' });
    await control(first, 'webhooks', { duplicates: '1' });
    await pay(clientOf(first), 5_000);
    const events = await clientOf(first).events.list();
    const balance = await clientOf(first).balance.retrieve();
    await first.stop();
    const receiver = await receive();
    const second = await startCardProvider({ ...options, webhookUrl: receiver.url });
    expect(second).toMatchObject({ key: first.key, webhookSecret: first.webhookSecret });
    await eventually('all webhooks came', WITHIN_MS, () => receiver.came.length === 6);
    const stripe = clientOf(second);
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
    expect([...new Set(ids(receiver.came.map(eventIn)))]).toEqual(ids(events.data));
    for (const { body, signature } of receiver.came)
      expect(() => stripe.webhooks.constructEvent(body, signature, first.webhookSecret)).not.toThrow();
    const { lastResponse: _, ...same } = balance;
    expect(await stripe.balance.retrieve()).toMatchObject(same);
    later = 61_000;
    expect((await stripe.disputes.list()).data).toMatchObject([{ amount: 10_000 }]);
    await second.stop();
    await receiver.stop();
  });

  it('is refused when it is damaged, or its balance is not the sum of its movements', async () => {
    const provider = await startCardProvider({ file });
    await pay(clientOf(provider), 10_000);
    await provider.stop();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 8_192));
    await expect(startCardProvider({ file })).rejects.toThrow(DamagedDataError);
    const wrong = Buffer.from(whole);
    const at = wrong.indexOf('"net":9680');
    wrong.write('"net":9990', at);
    writeFileSync(file, wrong);
    await expect(startCardProvider({ file })).rejects.toThrow(
      'its balance in usd is not the sum of its movements',
    );
    const { code, words } = await lastWords(launch('--data', dir));
    expect(code).toBe(1);
    expect(words).toMatch(/^The card provider's file .* is damaged [^\n]*\n$/);
  });

  it('is refused to a second process while the first one runs', async () => {
    const first = await startCardProvider({ file });
    await expect(startCardProvider({ file })).rejects.toThrow(DataInUseError);
    const { code, words } = await lastWords(launch('--data', dir));
    expect(code).toBe(1);
    expect(words).toMatch(/^The data folder .* is in use by another running instance[^\n]*\n$/);
    await first.stop();
    await (await startCardProvider({ file })).stop();
  });

  it('holds no number of a card that is not a published one', async () => {
    const provider = await startCardProvider({ file });
    const { url } = await clientOf(provider).checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'Fee' } } },
      ],
      success_url: 'https://club.example.org/paid',
    });
    const form = { card: '5105105105105100', email: 'ann@example.org', outcome: '' };
    await fetch(url ?? '', { method: 'POST', body: new URLSearchParams(form) });
    await provider.stop();
    expect(readFileSync(file).includes('5105105105105100')).toBe(false);
  });

  it('is named in one sentence by the process that cannot use its port, and closed by SIGTERM', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const taken = await lastWords(launch('--data', dir, '--port', String(port)));
    other.close();
    expect(taken).toEqual({
      code: 1,
      words: `Port ${port} is in use: stop what uses it, or choose another with --port.\n`,
    });
    const child = launch('--data', dir);
    const { stripe } = await ready(child);
    await pay(stripe, 1_000);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
  });
});
