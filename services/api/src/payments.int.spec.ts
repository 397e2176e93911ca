import type { CheckoutView, ProblemView, PaymentReceiptsView, TeamDuesView } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import {
  CARD_PROVIDER,
  PROVIDER_NEWS_SINK,
  type CardProvider,
  type ProviderNewsSink,
} from '@fieldhouse/payments';
import { MONGO_DB } from '@fieldhouse/platform';
import { createTeam, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { CARDS, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import type { Db } from 'mongodb';
import { startPaying, type paying } from './testing/paying';

let stop: () => Promise<void>;
let cards: PracticeCards;
let app: TestApp;
let captain: TestPerson;
let admin: TestPerson;
let mia: TestPerson;
let eve: TestPerson;
let does: ReturnType<typeof paying>;
let teamId: string;

const command = (person: TestPerson, method: 'POST' | 'PUT', path: string, body: object = {}) =>
  app.command(method, path, { token: person.token, body });
const refusal = async (person: TestPerson, path: string, body: object = {}) => {
  const answer = await app.send<ProblemView>('POST', path, { token: person.token, body });
  return [answer.status, answer.body.code];
};
/** A fee of the team, of one member. @returns the invoice that they get */
const feeOf = async (person: TestPerson, amountMinor: number, more: object = {}): Promise<string> => {
  const title = `Dues ${crypto.randomUUID()}`;
  const accountId = person.accountId;
  await command(captain, 'POST', `/teams/${teamId}/fees`, {
    ...{
      title,
      currency: 'USD',
      dueOn: '2027-04-01',
      bearer: 'organizer',
      members: [{ accountId, amountMinor }],
    },
    ...more,
  });
  return (await does.owedBy(person, (one) => one.title === title)).invoiceId;
};

beforeAll(async () => {
  ({ app, cards, does, stop } = await startPaying());
  [captain, admin, mia, eve] = await Promise.all([
    ...[app.signUp('captain'), app.signUp('admin'), app.signUp('mia'), app.signUp('eve')],
  ] as const);
  teamId = await createTeam(app, captain);
  await joinTeam(app, teamId, captain, mia);
  const memberId = await joinTeam(app, teamId, captain, admin);
  await command(captain, 'PUT', `/teams/${teamId}/members/${memberId}/role`, { role: 'admin' });
});
afterAll(() => stop());

describe('dues of a team', () => {
  it('are owed by each member who was named, and paid by card on the provider’s page', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    expect(await does.invoiceOf(mia, invoiceId)).toMatchObject({
      ...{ standing: 'open', openMinor: 4_500, dueOn: '2027-04-01', overdue: false },
      me: { pays: true, collects: false },
    });
    const paymentId = await does.pay(mia, invoiceId, 4_500);
    const paid = await does.invoiceOf(mia, invoiceId);
    expect(paid).toMatchObject({ standing: 'paid', openMinor: 0, paidMinor: 4_500 });
    expect(await does.stateOf(mia, invoiceId, paymentId)).toBe('succeeded');
    expect((await does.read<PaymentReceiptsView>(mia, '/receipts')).receipts).toMatchObject([
      { invoiceId, paymentId, amountMinor: 4_500, currency: 'USD', way: 'card', refundedMinor: 0 },
    ]);
    expect((await does.read<PaymentReceiptsView>(eve, '/receipts')).receipts).toEqual([]);
    const dues = await does.read<TeamDuesView>(captain, `/teams/${teamId}/dues`);
    const mine = dues.fees.flatMap(({ invoices }) => invoices).find((one) => one.invoiceId === invoiceId);
    expect(mine).toMatchObject({ standing: 'paid', payer: { name: 'mia Example' } });
  });

  it('are nobody else’s to see or pay', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    expect((await app.send('GET', `/invoices/${invoiceId}`, eve)).status).toBe(404);
    const body = { amountMinor: 100, currency: 'USD' };
    expect(await refusal(eve, `/invoices/${invoiceId}/checkouts`, body)).toEqual([404, 'not_found']);
    expect(await refusal(captain, `/invoices/${invoiceId}/checkouts`, body)).toEqual([403, 'not_payer']);
    const more = { ...body, amountMinor: 4_501 };
    expect(await refusal(mia, `/invoices/${invoiceId}/checkouts`, more)).toEqual([409, 'above_open']);
    const other = { ...body, currency: 'EUR' };
    expect(await refusal(mia, `/invoices/${invoiceId}/checkouts`, other)).toEqual([409, 'currency_differs']);
    const { paymentId } = await does.checkout(mia, invoiceId, 4_500);
    const path = `/invoices/${invoiceId}/checkouts/${paymentId}`;
    expect((await app.send('GET', path, captain)).status).toBe(403);
    expect((await app.send('GET', path, eve)).status).toBe(404);
  });

  it('say that a card was declined, and are paid with another one on the same page', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    const { paymentId, url } = await does.checkout(mia, invoiceId, 4_500);
    await cards.pay(url, CARDS.lacksFunds);
    await until('it is known that it was declined', async () => {
      const { payments } = await does.invoiceOf(mia, invoiceId);
      return payments.at(-1)?.code === 'insufficient_funds';
    });
    expect((await does.read<CheckoutView>(mia, `/invoices/${invoiceId}/checkouts/${paymentId}`)).url).toBe(
      url,
    );
    await cards.pay(url);
    await until('it is paid', async () => (await does.invoiceOf(mia, invoiceId)).standing === 'paid');
  });

  it('are not paid twice: the page at which a card was declined ends once they are paid at a newer one', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    const { paymentId, url } = await does.checkout(mia, invoiceId, 2_000);
    await cards.pay(url, CARDS.lacksFunds);
    await does.pay(mia, invoiceId, 2_000);
    expect(await does.stateOf(mia, invoiceId, paymentId)).toBe('cancelled');
    const page = await app.send<ProblemView>('GET', `/invoices/${invoiceId}/checkouts/${paymentId}`, mia);
    expect([page.status, page.body.code]).toEqual([409, 'checkout_over']);
    await until('it has ended', async () => (await cards.pay(url, CARDS.lacksFunds)) === 410);
    expect(await does.invoiceOf(mia, invoiceId)).toMatchObject({ paidMinor: 2_000, openMinor: 2_500 });
  });

  it('are paid at no page that was never opened, once nobody owes them any more or they are paid', async () => {
    const path = async (invoiceId: string): Promise<string> => {
      const { streamId, revision } = await app.command('POST', `/invoices/${invoiceId}/checkouts`, {
        ...{ token: mia.token, body: { amountMinor: 4_500, currency: 'USD' } },
      });
      const [started] = await app.storedEventsOf(streamId, revision);
      return `/invoices/${invoiceId}/checkouts/${String(started?.data['paymentId'])}`;
    };
    const refused = async (page: string) => {
      const answer = await app.send<ProblemView>('GET', page, mia);
      return [answer.status, answer.body.code];
    };
    const voided = await feeOf(mia, 4_500);
    const page = await path(voided);
    await command(captain, 'POST', `/invoices/${voided}/void`, { reason: 'Raised twice' });
    expect(await refused(page)).toEqual([409, 'checkout_over']);
    const inCash = await feeOf(mia, 4_500);
    const other = await path(inCash);
    await command(captain, 'POST', `/invoices/${inCash}/payments`, {
      ...{ amountMinor: 4_500, currency: 'USD', way: 'cash', receivedOn: '2026-11-01' },
      ...{ paidBy: null, proof: 'Receipt 20' },
    });
    expect(await refused(other)).toEqual([409, 'checkout_over']);
  });

  it('go back, above a limit once somebody else has said yes', async () => {
    const terms = `/finance/team/${teamId}/terms`;
    await command(captain, 'PUT', terms, { approvalAboveMinor: 2_000, board: true, forfeitDays: null });
    const invoiceId = await feeOf(mia, 4_500);
    const paymentId = await does.pay(mia, invoiceId, 4_500);
    const path = `/invoices/${invoiceId}/payments/${paymentId}/refunds`;
    expect(await refusal(mia, path, { choice: { kind: 'whole' }, reason: 'I want it' })).toEqual([
      403,
      'not_treasurer',
    ]);
    await command(captain, 'POST', path, { choice: { kind: 'whole' }, reason: 'Season cancelled' });
    let refundId = '';
    await until('it waits for a yes', async () => {
      const [refund] = (await does.invoiceOf(admin, invoiceId)).refunds;
      refundId = refund?.refundId ?? '';
      return refund?.state === 'to_approve' && refund.mayApprove;
    });
    const { waiting } = await does.read<TeamDuesView>(admin, `/teams/${teamId}/dues`);
    expect(waiting).toMatchObject([
      {
        ...{ refundId, invoiceId, to: { name: 'mia Example' }, askedBy: { name: 'captain Example' } },
        ...{ reason: 'Season cancelled', mayApprove: true },
      },
    ]);
    expect((await does.read<TeamDuesView>(mia, `/teams/${teamId}/dues`)).waiting).toEqual([]);
    const approval = `/invoices/${invoiceId}/refunds/${refundId}/approval`;
    expect(await refusal(captain, approval)).toEqual([409, 'second_approver']);
    await command(admin, 'POST', approval);
    await until(
      'it has gone back',
      async () => (await does.invoiceOf(mia, invoiceId)).refunds[0]?.state === 'succeeded',
    );
    expect(await does.stateOf(mia, invoiceId, paymentId)).toBe('refunded');
    expect(await refusal(captain, path, { choice: { kind: 'whole' }, reason: 'Once more' })).toEqual([
      409,
      'nothing_to_refund',
    ]);
  });

  it('need somebody else whatever the amount, where the limit was said in another currency', async () => {
    const terms = `/finance/team/${teamId}/terms`;
    const before = { approvalAboveMinor: 2_000, approvalCurrency: 'USD', board: false, forfeitDays: null };
    await command(captain, 'PUT', terms, { ...before, approvalCurrency: 'JPY' });
    const invoiceId = await feeOf(mia, 4_500);
    const paymentId = await does.pay(mia, invoiceId, 4_500);
    const path = `/invoices/${invoiceId}/payments/${paymentId}/refunds`;
    await command(captain, 'POST', path, { choice: { kind: 'amount', amountMinor: 100 }, reason: 'Injured' });
    const refundsOf = async () => (await does.invoiceOf(mia, invoiceId)).refunds;
    await until('it is asked for', async () => (await refundsOf()).length === 1);
    expect((await refundsOf())[0]?.state).toBe('to_approve');
    await command(admin, 'PUT', terms, before);
  });

  it('need somebody else still where one person alone has raised the limit, until somebody else agrees', async () => {
    const terms = `/finance/team/${teamId}/terms`;
    const none = { approvalAboveMinor: null, board: false, forfeitDays: null };
    await command(captain, 'PUT', terms, none);
    const back = async (): Promise<string | undefined> => {
      const invoiceId = await feeOf(mia, 4_500);
      const paymentId = await does.pay(mia, invoiceId, 4_500);
      const path = `/invoices/${invoiceId}/payments/${paymentId}/refunds`;
      await command(captain, 'POST', path, { choice: { kind: 'whole' }, reason: 'Season cancelled' });
      const refundsOf = async () => (await does.invoiceOf(mia, invoiceId)).refunds;
      await until('it is asked for', async () => (await refundsOf()).length === 1);
      return (await refundsOf())[0]?.state;
    };
    expect(await back()).toBe('to_approve');
    const { terms: shown } = await does.read<TeamDuesView>(admin, `/teams/${teamId}/dues`);
    expect(shown).toMatchObject({
      approvalAboveMinor: null,
      loosened: { byMe: false, by: 'captain Example', formerMinor: 2_000 },
    });
    // Whoever agrees says to what: a later change by somebody else is not lost by it.
    const agreed = (revision: number) =>
      app.send<ProblemView>('PUT', terms, {
        ...{ token: admin.token, body: none },
        headers: { 'if-match': `"${revision}"` },
      });
    expect(await agreed(shown.revision - 1)).toMatchObject({ status: 412, body: { code: 'stale_revision' } });
    expect((await agreed(shown.revision)).status).toBe(200);
    expect(await back()).not.toBe('to_approve');
  });

  it('are owed again while a bank asks, until it has decided', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    const paymentId = await does.pay(mia, invoiceId, 4_500);
    const intent = (await app.storedEventsOf(`invoice-${invoiceId}`)).find(({ type }) => type === 'CardPaid');
    const { latest_charge: charge } = await cards.lookUp<{ latest_charge: string }>(
      `payment_intents/${String(intent?.data['intentId'])}`,
    );
    const { id } = await cards.control(`charges/${charge}/dispute`, { reason: 'fraudulent' });
    await until('it is disputed', async () => (await does.stateOf(mia, invoiceId, paymentId)) === 'disputed');
    expect((await does.invoiceOf(mia, invoiceId)).openMinor).toBe(4_500);
    await cards.control(`disputes/${id}/win`);
    await until('it is won', async () => (await does.invoiceOf(mia, invoiceId)).standing === 'paid');
  });

  describe('paid at a page of which a restored log has nothing', () => {
    /** Somebody pays what the restored product knows, at a page that it has not opened. */
    const paidBefore = async (invoiceId: string) => {
      const paymentId = crypto.randomUUID();
      const provider = app.nest.get<CardProvider>(CARD_PROVIDER, { strict: false });
      const { sessionId, url } = await provider.openCheckout({
        ...{ paymentId, invoiceId, accountId: eve.accountId, linkId: null, amountMinor: 4_500 },
        ...{ surchargeMinor: 0, currency: 'USD', title: 'Dues', description: '', returnUrl: app.url },
      });
      expect(await cards.pay(url)).toBe(303);
      const news = await provider.checkout(sessionId);
      return { provider, paymentId, ...news };
    };

    it('are paid by whoever paid them, once, by the webhook', async () => {
      const invoiceId = await feeOf(mia, 4_500);
      const { provider, paymentId, sessionId } = await paidBefore(invoiceId);
      await until('it is paid', async () => (await does.invoiceOf(mia, invoiceId)).standing === 'paid');
      const again = await provider.checkout(sessionId ?? '');
      if (again) await app.nest.get<ProviderNewsSink>(PROVIDER_NEWS_SINK, { strict: false }).take(again);
      const facts = (await app.storedEventsOf(`invoice-${invoiceId}`)).filter(
        ({ type }) => type === 'CardPaid',
      );
      expect(facts.map(({ data }) => [data['paymentId'], data['paidBy']])).toEqual([
        [paymentId, eve.accountId],
      ]);
      // They get it with their data, and it is forgotten with them.
      const known = app.nest.get<Db>(MONGO_DB).collection<{ _id: string }>('payments_invoice_accounts');
      expect(await known.countDocuments({ _id: `${invoiceId}.${eve.accountId}` })).toBe(1);
    });

    it('have gone back where somebody had asked for that, heard of before the payment', async () => {
      const invoiceId = await feeOf(mia, 4_500);
      await cards.control('webhooks', { drop: 'true' });
      const { provider, paymentId, intentId } = await paidBefore(invoiceId);
      const about = { invoiceId, paymentId, accountId: eve.accountId, intentId: intentId ?? '' };
      const refund = { ...about, refundId: crypto.randomUUID(), amountMinor: 1_500, currency: 'USD' };
      const { providerRefundId } = await provider.refund(refund);
      await cards.control('webhooks', { drop: 'false' });
      const news = await provider.refundNews(providerRefundId);
      if (news) await app.nest.get<ProviderNewsSink>(PROVIDER_NEWS_SINK, { strict: false }).take(news);
      await app.caughtUp();
      expect(await does.invoiceOf(captain, invoiceId)).toMatchObject({
        ...{ standing: 'paid', refundedMinor: 1_500 },
        payments: [{ paymentId, leftMinor: 3_000 }],
        refunds: [{ refundId: refund.refundId, state: 'succeeded', askedBy: null }],
      });
    });

    it('are disputed where that is all that is heard of', async () => {
      const invoiceId = await feeOf(mia, 4_500);
      await cards.control('webhooks', { drop: 'true' });
      const { provider, paymentId, chargeId } = await paidBefore(invoiceId);
      const { id } = await cards.control(`charges/${chargeId ?? ''}/dispute`, { reason: 'fraudulent' });
      await cards.control('webhooks', { drop: 'false' });
      const news = await provider.disputeNews(id);
      if (news) await app.nest.get<ProviderNewsSink>(PROVIDER_NEWS_SINK, { strict: false }).take(news);
      await app.caughtUp();
      expect(await does.stateOf(mia, invoiceId, paymentId)).toBe('disputed');
    });
  });

  it('are taken in cash with what proves it, and a mistake is taken back, never deleted', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    const today = new Date().toISOString().slice(0, 10);
    const taken = {
      amountMinor: 4_500,
      currency: 'USD',
      way: 'cash',
      receivedOn: today,
      paidBy: null,
      proof: 'Receipt 17',
    };
    expect(await refusal(mia, `/invoices/${invoiceId}/payments`, taken)).toEqual([403, 'not_treasurer']);
    await command(captain, 'POST', `/invoices/${invoiceId}/payments`, taken);
    await until('it is paid', async () => (await does.invoiceOf(mia, invoiceId)).standing === 'paid');
    const [payment] = (await does.invoiceOf(captain, invoiceId)).payments;
    await command(captain, 'POST', `/invoices/${invoiceId}/payments/${payment?.paymentId ?? ''}/reversal`, {
      reason: 'Another member paid',
    });
    await until('it is open again', async () => (await does.invoiceOf(mia, invoiceId)).openMinor === 4_500);
    const by = { accountId: captain.accountId, name: 'captain Example' };
    const about = payment?.paymentId;
    expect((await does.invoiceOf(admin, invoiceId)).said).toMatchObject([
      { about, kind: 'taken', by, words: 'Receipt 17' },
      { about, kind: 'reversed', by, words: 'Another member paid' },
    ]);
    expect(await does.invoiceOf(mia, invoiceId)).toMatchObject({
      payments: [{ receivedOn: today }],
      said: [],
    });
    expect((await app.storedEventsOf(`invoice-${invoiceId}`)).map(({ type }) => type)).toEqual([
      ...['InvoiceIssued', 'PaymentTaken', 'InvoiceSecured', 'PaymentReversed'],
    ]);
  });

  it('that were refunded in cash to the wrong person count again, and can be taken back', async () => {
    const invoiceId = await feeOf(mia, 1_500);
    const path = `/invoices/${invoiceId}`;
    const cash = {
      ...{ amountMinor: 1_500, currency: 'USD', way: 'cash', receivedOn: '2026-11-01' },
      ...{ paidBy: null, proof: 'Receipt 19' },
    };
    await command(captain, 'POST', `${path}/payments`, cash);
    await until('it is paid', async () => (await does.invoiceOf(mia, invoiceId)).standing === 'paid');
    const [{ paymentId } = { paymentId: '' }] = (await does.invoiceOf(captain, invoiceId)).payments;
    const whole = { choice: { kind: 'whole' }, reason: 'Recorded for the wrong person' };
    await command(captain, 'POST', `${path}/payments/${paymentId}/refunds`, whole);
    let refundId = '';
    await until('it has gone back', async () => {
      const [refund] = (await does.invoiceOf(captain, invoiceId)).refunds;
      refundId = refund?.refundId ?? '';
      return refund?.mayReverse === true;
    });
    const reason = 'It was never handed back';
    expect(await refusal(captain, `${path}/payments/${paymentId}/reversal`, { reason })).toEqual([
      409,
      'payment_refunded',
    ]);
    const reversal = `${path}/refunds/${refundId}/reversal`;
    expect(await refusal(mia, reversal, { reason })).toEqual([403, 'not_treasurer']);
    await command(captain, 'POST', reversal, { reason });
    await command(captain, 'POST', `${path}/payments/${paymentId}/reversal`, { reason });
    await until('it is open again', async () => (await does.invoiceOf(mia, invoiceId)).openMinor === 1_500);
    const view = await does.invoiceOf(captain, invoiceId);
    expect(view.refunds).toMatchObject([{ state: 'reversed', mayReverse: false }]);
    expect(view.said.map(({ kind }) => kind)).toEqual([
      ...['taken', 'refund_asked', 'refund_reversed', 'reversed'],
    ]);
  });

  it('are written off, and paid in cash all the same once that is taken back', async () => {
    const invoiceId = await feeOf(mia, 4_500);
    const cash = {
      ...{ amountMinor: 4_500, currency: 'USD', way: 'cash', receivedOn: '2026-11-01' },
      ...{ paidBy: null, proof: 'Receipt 18' },
    };
    const reason = 'They have moved away';
    await command(captain, 'POST', `/invoices/${invoiceId}/write-off`, { reason });
    const path = `/invoices/${invoiceId}/payments`;
    expect(await refusal(captain, path, cash)).toEqual([409, 'written_off']);
    const takeBack = `/invoices/${invoiceId}/write-off/taking-back`;
    expect(await refusal(mia, takeBack, { reason })).toEqual([403, 'not_treasurer']);
    await command(captain, 'POST', takeBack, { reason: 'They pay after all' });
    expect(await refusal(captain, takeBack, { reason })).toEqual([409, 'nothing_written_off']);
    await command(captain, 'POST', path, cash);
    await until('it is paid', async () => (await does.invoiceOf(mia, invoiceId)).standing === 'paid');
    expect((await does.invoiceOf(admin, invoiceId)).said).toMatchObject([
      { kind: 'written_off' },
      { kind: 'write_off_taken_back', by: { name: 'captain Example' }, words: 'They pay after all' },
      { kind: 'taken' },
    ]);
  });
});

describe('a link to pay', () => {
  it('lets somebody without an account pay, once', async () => {
    const invoiceId = await feeOf(mia, 4_500, { bearer: 'payer' });
    await command(mia, 'POST', `/invoices/${invoiceId}/links`, { amountMinor: 2_000, days: 7 });
    let path = '';
    await until('the link is there', async () => {
      path = (await does.invoiceOf(mia, invoiceId)).links[0]?.path ?? '';
      return path !== '';
    });
    const page = await fetch(`${app.url}${path}`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await page.text()).toContain('Pay $20.91');
    const other = await fetch(`${app.url}${path}`, { method: 'POST', redirect: 'manual' });
    const sent = await fetch(`${app.url}${path}`, { method: 'POST', redirect: 'manual' });
    expect(sent.status).toBe(303);
    await cards.pay(sent.headers.get('location'));
    await until('it is paid', async () => (await does.invoiceOf(mia, invoiceId)).paidMinor === 2_000);
    // Somebody else had gone to pay with it: their page is over.
    await until('the other page has ended', async () => {
      const { payments } = await does.invoiceOf(mia, invoiceId);
      return payments.some(({ state }) => state === 'cancelled');
    });
    expect(await cards.pay(other.headers.get('location'))).toBe(410);
    const after = await fetch(`${app.url}${path}`, { headers: { accept: 'application/json' } });
    expect(await after.json()).toMatchObject({ state: 'paid' });
    const again = await fetch(`${app.url}${path}`, { method: 'POST', redirect: 'manual' });
    expect(again.status).toBe(409);
    expect((await fetch(`${app.url}${path.slice(0, -2)}zz`)).status).toBe(404);
    // Who is refused in a browser reads why, and what to do.
    const html = { headers: { accept: 'text/html' } };
    const refused = await fetch(`${app.url}${path}`, { ...html, method: 'POST', redirect: 'manual' });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8']);
    expect(await refused.text()).toMatch(/<h1>Paid with it already<.*<button>Look again</);
    const lost = await fetch(`${app.url}${path.slice(0, -2)}zz`, html);
    expect([lost.status, lost.headers.get('content-security-policy')]).toEqual([
      404,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(await lost.text()).toContain('<h1>This link does not work<');
  });
});
