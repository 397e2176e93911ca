import type { CreditsView, PayeeCreditsView, ProblemView, TrialBalanceView } from '@fieldhouse/api-contract';
import { walletIdOf, type WalletEvent } from '@fieldhouse/events/payments';
import { until } from '@fieldhouse/kernel/testing';
import { CommandSender } from '@fieldhouse/platform';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { decidedAt } from './testing/money-facts';
import { startPaying, type paying } from './testing/paying';

let stop: () => Promise<void>;
let app: TestApp;
let captain: TestPerson;
let mia: TestPerson;
let ned: TestPerson;
let eve: TestPerson;
let does: ReturnType<typeof paying>;
let teamId: string;

const USD = { currency: 'USD' };
const post = (person: TestPerson, path: string, body: object) =>
  app.command('POST', path, { token: person.token, body });
const refusal = async (person: TestPerson, path: string, body: object) => {
  const answer = await app.send<ProblemView>('POST', path, { token: person.token, body });
  return [answer.status, answer.body.code];
};
const creditsOf = (person: TestPerson, to = teamId): string =>
  `/finance/team/${to}/credits/${person.accountId}`;
const grantTo = (person: TestPerson, amountMinor: number, more: object = {}) =>
  post(captain, creditsOf(person), {
    ...USD,
    amountMinor,
    reason: 'Two games rained out',
    lastOn: null,
    ...more,
  });
/** @returns the invoice that they get */
const feeOf = async (person: TestPerson, amountMinor: number, more: object = {}): Promise<string> => {
  const title = `Dues ${randomUUID()}`;
  const members = [{ accountId: person.accountId, amountMinor }];
  const asked = { title, ...USD, dueOn: '2027-04-01', bearer: 'organizer', members, ...more };
  await post(captain, `/teams/${teamId}/fees`, asked);
  return (await does.owedBy(person, (one) => one.title === title)).invoiceId;
};
const use = (person: TestPerson, invoiceId: string, amountMinor: number) =>
  post(person, `/invoices/${invoiceId}/credit`, { ...USD, amountMinor });
const leftOf = async (person: TestPerson): Promise<number> => {
  const { wallets } = await does.read<CreditsView>(person, '/credits');
  const balances = wallets.flatMap((one) => one.balances).filter((one) => one.currency === 'USD');
  return balances.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
};
const untilLeft = (person: TestPerson, minor: number) =>
  until('so much credit is left', async () => (await leftOf(person)) === minor);
const paymentsOf = async (person: TestPerson, invoiceId: string) =>
  (await does.invoiceOf(person, invoiceId)).payments.map(({ way, state, amountMinor }) => [
    way,
    state,
    amountMinor,
  ]);

beforeAll(async () => {
  ({ app, does, stop } = await startPaying());
  [captain, mia, ned, eve] = await Promise.all([
    ...[app.signUp('captain'), app.signUp('mia'), app.signUp('ned'), app.signUp('eve')],
  ] as const);
  teamId = await createTeam(app, captain);
  await joinTeam(app, teamId, captain, mia);
  await joinTeam(app, teamId, captain, ned);
});
afterAll(() => stop());

describe('credit', () => {
  it('is granted by who looks after the money, to who is of it', async () => {
    const body = { ...USD, amountMinor: 2_000, reason: 'Two games rained out', lastOn: null };
    expect(await refusal(mia, creditsOf(mia), body)).toEqual([403, 'not_treasurer']);
    expect(await refusal(eve, creditsOf(mia), body)).toEqual([404, 'not_found']);
    expect(await refusal(captain, creditsOf(mia, randomUUID()), body)).toEqual([404, 'not_found']);
    expect(await refusal(captain, creditsOf(eve), body)).toEqual([409, 'credit_of_stranger']);
    for (const amountMinor of [0, -5, 1.5, 10_000_001])
      expect((await refusal(captain, creditsOf(mia), { ...body, amountMinor }))[0]).toBe(400);
    expect((await refusal(captain, creditsOf(mia), { ...body, lastOn: '2020-01-01' }))[1]).toBe(
      'last_day_over',
    );
  });

  it('is granted once where two grant it at once: the second has not seen what the first has', async () => {
    const kay = await app.signUp('kay');
    const ours = await createTeam(app, captain);
    await joinTeam(app, ours, captain, kay);
    const body = { ...USD, amountMinor: 2_000, reason: 'Two games rained out', lastOn: null };
    const granted = async (revision: number): Promise<number> => {
      const headers = { 'if-match': `"${revision}"` };
      return (await app.send('POST', creditsOf(kay, ours), { token: captain.token, body, headers })).status;
    };
    expect([await granted(-1), await granted(-1)]).toEqual([200, 412]);
    await untilLeft(kay, 2_000);
    const { wallets } = await does.read<PayeeCreditsView>(captain, `/finance/team/${ours}/credits`);
    const seen = wallets.find(({ owner }) => owner.accountId === kay.accountId)?.revision;
    expect(seen).toBe(0);
    expect(await granted(0)).toBe(200);
    await untilLeft(kay, 4_000);
  });

  it('pays an invoice, what is left of it is paid as ever', async () => {
    await grantTo(mia, 2_000);
    await untilLeft(mia, 2_000);
    const invoiceId = await feeOf(mia, 4_500);
    expect((await does.invoiceOf(mia, invoiceId)).me.creditMinor).toBe(2_000);
    const { position } = await use(mia, invoiceId, 2_000);
    const { body } = await app.send<{ openMinor: number }>(
      'GET',
      `/invoices/${invoiceId}?atLeast=${position}`,
      mia,
    );
    expect(body).toMatchObject({ openMinor: 2_500, me: { creditMinor: 0 } });
    expect(await paymentsOf(mia, invoiceId)).toEqual([['credit', 'succeeded', 2_000]]);
    await does.pay(mia, invoiceId, 2_500);
    expect(await does.invoiceOf(mia, invoiceId)).toMatchObject({ standing: 'paid' });
    const { wallets } = await does.read<CreditsView>(mia, '/credits');
    expect(wallets).toMatchObject([
      {
        payee: { kind: 'team', id: teamId },
        grants: [{ amountMinor: 2_000, leftMinor: 0, reason: 'Two games rained out' }],
        uses: [{ invoiceId, amountMinor: 2_000 }],
      },
    ]);
  });

  it('is nobody else’s, and pays nothing else', async () => {
    await grantTo(ned, 1_000);
    const invoiceId = await feeOf(ned, 4_500);
    const path = `/invoices/${invoiceId}/credit`;
    const body = { ...USD, amountMinor: 500 };
    expect(await refusal(eve, path, body)).toEqual([404, 'not_found']);
    expect(await refusal(mia, path, body)).toEqual([404, 'not_found']);
    expect(await refusal(captain, path, body)).toEqual([403, 'not_payer']);
    expect(await refusal(ned, `/invoices/${randomUUID()}/credit`, body)).toEqual([404, 'not_found']);
    expect(await refusal(ned, path, { ...body, amountMinor: 4_501 })).toEqual([409, 'above_open']);
    expect(await refusal(ned, path, { ...body, amountMinor: 1_001 })).toEqual([409, 'above_credit']);
    expect(await refusal(ned, path, { ...body, currency: 'EUR' })).toEqual([409, 'currency_differs']);
    expect((await refusal(ned, path, { ...body, amountMinor: -500 }))[0]).toBe(400);
    const euros = await feeOf(ned, 4_500, { currency: 'EUR' });
    const inEuros = { currency: 'EUR', amountMinor: 500 };
    expect(await refusal(ned, `/invoices/${euros}/credit`, inEuros)).toEqual([409, 'currency_differs']);
    await post(captain, `/invoices/${invoiceId}/void`, { reason: 'Asked twice' });
    expect(await refusal(ned, path, body)).toEqual([409, 'invoice_over']);
    expect(await leftOf(ned)).toBe(1_000);
    const { wallets } = await does.read<PayeeCreditsView>(captain, `/finance/team/${teamId}/credits`);
    expect(wallets.map(({ owner }) => owner.name).sort()).toEqual(['mia Example', 'ned Example']);
    expect((await app.send('GET', `/finance/team/${teamId}/credits`, ned)).status).toBe(403);
    expect((await app.send('GET', `/finance/team/${teamId}/credits`, eve)).status).toBe(404);
  });

  it('is used once, by two tabs and for two invoices at once, and answered the same again', async () => {
    const [first, second] = [await feeOf(ned, 1_000), await feeOf(ned, 1_000)];
    const body = { ...USD, amountMinor: 1_000 };
    const ask = (invoiceId: string, key: string = randomUUID()) =>
      app.send('POST', `/invoices/${invoiceId}/credit`, {
        ...{ token: ned.token, body, headers: { 'idempotency-key': key } },
      });
    const key = randomUUID();
    const answers = await Promise.all([ask(first, key), ask(first), ask(second), ask(second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.caughtUp();
    const paid = [...(await paymentsOf(ned, first)), ...(await paymentsOf(ned, second))];
    expect(paid.filter(([, state]) => state === 'succeeded')).toEqual([['credit', 'succeeded', 1_000]]);
    expect(await leftOf(ned)).toBe(0);
    const again = await ask(first, key);
    expect(again.status).toBe(answers[0]?.status);
  });

  it('that was held before a crash is taken after it, once', async () => {
    await grantTo(ned, 700);
    await untilLeft(ned, 700);
    const invoiceId = await feeOf(ned, 1_000);
    const payee = { kind: 'team', id: teamId } as const;
    const walletId = walletIdOf(payee, ned.accountId);
    const { wallets } = await does.read<CreditsView>(ned, '/credits');
    const grantId = wallets[0]?.grants[0]?.grantId ?? '';
    const held: WalletEvent = {
      type: 'CreditHeld',
      data: {
        ...{ walletId, accountId: ned.accountId, paymentId: randomUUID(), invoiceId, title: 'Dues' },
        books: { payee, payer: { accountId: ned.accountId, teamId: null }, currency: 'USD' },
        ...{ amountMinor: 700, parts: [{ grantId, amountMinor: 700 }], heldAt: new Date().toISOString() },
      },
    };
    await decidedAt(app, `wallet-${walletId}`, held.data.heldAt, [held]);
    await until('it is taken', async () => (await paymentsOf(ned, invoiceId)).length === 1);
    const request = {
      ...{ type: 'TakeCredit', paymentId: held.data.paymentId, walletId, accountId: ned.accountId },
      ...{ amountMinor: 700, ...USD },
    };
    const commandId = randomUUID();
    await app.nest.get(CommandSender).send(
      { aggregate: 'invoice', id: invoiceId, request },
      {
        ...{ commandId, correlationId: commandId, causationId: commandId, requestHash: 'again' },
        actor: { kind: 'process', name: 'credit-payments' },
      },
    );
    expect(await paymentsOf(ned, invoiceId)).toEqual([['credit', 'succeeded', 700]]);
    await until('the wallet knows', async () => {
      const [mine] = (await does.read<CreditsView>(ned, '/credits')).wallets;
      return mine?.uses.some((one) => one.invoiceId === invoiceId && one.amountMinor === 700) === true;
    });
    await untilLeft(ned, 0);
  });

  it('comes back when a payment of it is refunded, and can be taken back', async () => {
    await grantTo(mia, 3_000);
    await untilLeft(mia, 3_000);
    const invoiceId = await feeOf(mia, 4_500);
    await use(mia, invoiceId, 3_000);
    await until('it is paid', async () => (await paymentsOf(mia, invoiceId)).length === 1);
    const [payment] = (await does.invoiceOf(mia, invoiceId)).payments;
    const path = `/invoices/${invoiceId}/payments/${payment?.paymentId}`;
    expect(await refusal(captain, `${path}/reversal`, { reason: 'A mistake' })).toEqual([
      409,
      'payment_by_credit',
    ]);
    await post(captain, `${path}/refunds`, {
      choice: { kind: 'amount', amountMinor: 1_000 },
      reason: 'Rain',
    });
    await untilLeft(mia, 1_000);
    const { wallets } = await does.read<CreditsView>(mia, '/credits');
    const grant = wallets[0]?.grants.find(({ leftMinor }) => leftMinor > 0);
    await post(captain, `${creditsOf(mia)}/${grant?.grantId}/taking-back`, { reason: 'Granted twice' });
    await untilLeft(mia, 0);
  });

  it('runs out by its timer, and stands in the books until then', async () => {
    await grantTo(mia, 900, { lastOn: '2099-01-01' });
    await untilLeft(mia, 900);
    const payee = { kind: 'team', id: teamId } as const;
    const walletId = walletIdOf(payee, mia.accountId);
    const owedCredit = async (): Promise<number> => {
      const { currencies } = await does.read<TrialBalanceView>(
        captain,
        `/finance/team/${teamId}/trial-balance`,
      );
      const usd = currencies.find(({ currency }) => currency === 'USD');
      return usd?.accounts.find(({ account }) => account === 'credits')?.balanceMinor ?? 0;
    };
    await until('the books have it', async () => (await owedCredit()) === -900);
    const past = '2026-01-01T00:00:00.000Z';
    const granted: WalletEvent = {
      type: 'CreditGranted',
      data: {
        ...{ walletId, accountId: mia.accountId, grantId: randomUUID(), amountMinor: 400, zone: 'UTC' },
        books: { payee, payer: { accountId: mia.accountId, teamId: null }, currency: 'USD' },
        ...{
          payeeName: 'Hawks',
          lastOn: '2026-01-31',
          expiresAt: '2026-02-01T00:00:00.000Z',
          reason: 'Rain',
        },
        ...{ grantedBy: captain.accountId, grantedAt: past },
      },
    };
    await decidedAt(app, `wallet-${walletId}`, past, [granted]);
    const { grantId } = granted.data;
    const expired = (times: number) =>
      until('it has run out', async () => {
        const events = await app.storedEventsOf(`wallet-${walletId}`);
        const own = events.filter(
          ({ type, data }) => type === 'CreditExpired' && data['grantId'] === grantId,
        );
        return own.length === times;
      });
    await expired(1);
    await until('the books have it', async () => (await owedCredit()) === -900);
    // What came back has another last day.
    const returned = [
      { grantId, amountMinor: 150, lastOn: '2026-02-28', expiresAt: '2026-03-01T00:00:00.000Z' },
    ];
    await decidedAt(app, `wallet-${walletId}`, past, [
      {
        type: 'CreditReturned',
        data: {
          ...{ walletId, accountId: mia.accountId, books: granted.data.books, refundId: randomUUID() },
          ...{
            invoiceId: randomUUID(),
            paymentId: randomUUID(),
            amountMinor: 150,
            returned,
            returnedAt: past,
          },
        },
      },
    ]);
    await expired(2);
    // The refund that it came back by is what the books would owe it for.
    await until('the books have it', async () => (await owedCredit()) === -900 + 150);
  });

  it('of who has left is gone, with every word about it', async () => {
    await erasePerson(app, mia);
    await until('her wallet is closed', async () => {
      const { wallets } = await does.read<PayeeCreditsView>(captain, `/finance/team/${teamId}/credits`);
      const hers = wallets.find(({ owner }) => owner.accountId === mia.accountId);
      return (
        hers?.owner.name === 'Deleted player' &&
        hers.grants.every(({ reason, leftMinor }) => reason === '' && leftMinor === 0)
      );
    });
  });
});
