import type {
  FinanceCasesView,
  FinanceCaseView,
  PayoutStatementView,
  PeriodsView,
  ProblemView,
  ReconciliationsView,
  TrialBalanceView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { hashOf, type CommandResult, type Dispatch } from '@fieldhouse/kernel';
import {
  CARD_PROVIDER,
  DailyReconciliation,
  notePayout,
  type CardProvider,
  type ProviderMovement,
} from '@fieldhouse/payments';
import { CommandSender, LEDGER_BOOKS, type LedgerBooks } from '@fieldhouse/platform';
import { erasePerson, turnOnSecondFactor, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { randomUUID } from 'node:crypto';
import { decidedAt, teamInvoice } from './testing/money-facts';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

const DUE = '2026-03-01';

describe('reconciliation with the card provider', () => {
  let stack: EmbeddedStack;
  let practice: PracticeCards;
  let app: TestApp;
  let cards: CardProvider;
  let admin: TestPerson;
  let payer: TestPerson;
  let position = '';

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    practice = await startPracticeCards();
    app = await startWholeApi(stack, practice.env);
    cards = app.nest.get<CardProvider>(CARD_PROVIDER, { strict: false });
    [admin, payer] = await Promise.all([app.signUp(SITE_ADMIN), app.signUp('payer')]);
    await turnOnSecondFactor(app, admin);
  });
  afterAll(async () => {
    await app.stop();
    await practice.stop();
    await stack.stop();
  });

  const read = async <View>(path: string): Promise<View> => {
    const { status, body } = await app.send<View>('GET', path, { token: admin.token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const command = async (method: string, path: string, body: object = {}): Promise<CommandResult> => {
    const result = await app.command(method, path, { token: admin.token, body });
    position = result.position;
    return result;
  };
  const refusal = async (path: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    (await app.send<ProblemView>(method, path, { token: admin.token, body })).body.code;
  const cases = async (state = 'open'): Promise<readonly FinanceCaseView[]> =>
    (await read<FinanceCasesView>(`/finance/cases?state=${state}&atLeast=${position}`)).cases;
  const about = (payment: string, of: readonly FinanceCaseView[]) =>
    of.filter(({ paymentId }) => paymentId === payment);
  const decided = async (dispatch: Dispatch): Promise<void> => {
    const commandId = randomUUID();
    const meta = {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      requestHash: hashOf(dispatch),
    };
    const actor = { kind: 'process', name: 'card-provider' } as const;
    ({ position } = await app.nest.get(CommandSender).send(dispatch, { ...meta, actor }));
  };

  /** Somebody pays at the provider. @returns what moved there, and the invoice's facts that may tell of it */
  const paid = async (isKnown = true) => {
    const [invoiceId, paymentId] = [randomUUID(), randomUUID()];
    const invoice = teamInvoice(invoiceId, randomUUID(), payer.accountId);
    if (isKnown)
      await decidedAt(app, `invoice-${invoiceId}`, new Date().toISOString(), [invoice.issued(5_000, DUE)]);
    const { url } = await cards.openCheckout({
      ...{ paymentId, invoiceId, accountId: null, amountMinor: 5_000, currency: 'USD', title: 'Dues' },
      ...{
        linkId: null,
        surchargeMinor: 0,
        description: '',
        payerEmail: payer.email,
        returnUrl: 'https://club.example.org/',
      },
    });
    await practice.pay(url);
    const moved: ProviderMovement[] = [];
    for await (const one of cards.movements('2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'))
      if (one.paymentId === paymentId) moved.push(one);
    const [movement] = moved;
    if (!movement) throw new Error('nothing moved');
    const day = movement.at.slice(0, 'yyyy-mm-dd'.length);
    const isTold = (feeMinor: number): Promise<string> =>
      decidedAt(app, `invoice-${invoiceId}`, movement.at, [invoice.paid(paymentId, 5_000, DUE, feeMinor)]);
    return { invoiceId, paymentId, movement, day, isTold };
  };
  const look = (day: string): Promise<CommandResult> =>
    command('POST', `/finance/reconciliations/${day}/run`);

  it('opens a case for what the books do not have, which closes itself once they have it', async () => {
    const { paymentId, invoiceId, movement, day, isTold } = await paid();
    await look(day);
    expect(about(paymentId, await cases())).toMatchObject([
      {
        ...{ kind: 'missing_here', about: 'payment', day, invoiceId, providerMinor: movement.netMinor },
        ...{ ledgerMinor: null, movementId: movement.movementId, owner: null, closed: null },
      },
    ]);
    await isTold(movement.feeMinor);
    await look(day);
    expect(about(paymentId, await cases())).toEqual([]);
    expect(about(paymentId, await cases('closed'))).toMatchObject([
      { closed: { by: null, resolution: 'gone', reason: 'The next look found nothing of it any more' } },
    ]);
  });

  it('tells amounts that differ, and payments of nobody here', async () => {
    const [differs, foreign] = [await paid(), await paid(false)];
    await differs.isTold(differs.movement.feeMinor + 5);
    await look(differs.day);
    const open = await cases();
    expect(about(differs.paymentId, open)).toMatchObject([
      { kind: 'amount_differs', ledgerMinor: differs.movement.netMinor - 5 },
    ]);
    expect(about(foreign.paymentId, open)).toMatchObject([{ kind: 'orphan', ledgerMinor: null }]);
    const { days } = await read<ReconciliationsView>(`/finance/reconciliations?atLeast=${position}`);
    const found = days.find(({ day }) => day === differs.day);
    expect(found?.open).toBe(open.filter(({ day }) => day === differs.day).length);
  });

  it('has somebody see to a case, with notes, until it is closed with a reason, for good', async () => {
    const { paymentId, day } = await paid();
    await look(day);
    const [opened] = about(paymentId, await cases());
    const at = `/finance/reconciliations/${day}/cases/${opened?.caseId}`;
    await command('PUT', `${at}/owner`, { ownerId: admin.accountId });
    // Somebody who has not seen that yet does not take it from them unseen.
    const leo = { ownerId: 'leo' };
    expect(await refusal(`${at}/owner`, leo, 'PUT')).toBe('case_taken');
    expect(await refusal(`${at}/owner`, { ...leo, from: 'kim' }, 'PUT')).toBe('case_taken');
    await command('PUT', `${at}/owner`, { ...leo, from: admin.accountId });
    await command('PUT', `${at}/owner`, { ownerId: admin.accountId, from: 'leo' });
    await command('POST', `${at}/notes`, { note: 'Asked the provider' });
    expect(about(paymentId, await cases())).toMatchObject([
      {
        owner: { accountId: admin.accountId, name: `${SITE_ADMIN} Example` },
        notes: [{ by: { accountId: admin.accountId }, note: 'Asked the provider' }],
      },
    ]);
    await command('POST', `${at}/resolution`, { resolution: 'expected', reason: 'A test of theirs' });
    await look(day);
    expect(about(paymentId, await cases())).toEqual([]);
    expect(about(paymentId, await cases('closed'))).toMatchObject([
      { closed: { by: { accountId: admin.accountId }, resolution: 'expected', reason: 'A test of theirs' } },
    ]);
    const again = { resolution: 'expected', reason: 'Once more' };
    expect(await refusal(`${at}/resolution`, again)).toBe('case_closed');
    // It was another one: it waits again, and is counted so.
    const waiting = async () => {
      const { days } = await read<ReconciliationsView>(`/finance/reconciliations?atLeast=${position}`);
      return days.find((one) => one.day === day)?.open ?? 0;
    };
    const settled = await waiting();
    await command('POST', `${at}/reopening`, { reason: 'It was another one' });
    expect(await waiting()).toBe(settled + 1);
    expect(about(paymentId, await cases())).toMatchObject([
      {
        ...{ closed: null, owner: { accountId: admin.accountId } },
        reopened: [
          {
            ...{ by: { accountId: admin.accountId }, reason: 'It was another one' },
            closed: { resolution: 'expected', reason: 'A test of theirs' },
          },
        ],
      },
    ]);
    await command('POST', `${at}/resolution`, again);
    expect(await waiting()).toBe(settled);
    const nobody = `/finance/reconciliations/${day}/cases/${randomUUID()}/notes`;
    expect(await refusal(nobody, { note: 'What is this' })).toBe('case_unknown');
    expect(await refusal('/finance/reconciliations/2100-01-01/run')).toBe('day_to_come');
    expect(await refusal('/finance/reconciliations/2026-02-30/run')).toBe('not_found');
  });

  it('has payouts in the books, finds them there, and says what is in them', async () => {
    await practice.control('settle');
    const payout = await practice.control('payouts', { currency: 'usd' });
    await practice.control(`payouts/${payout.id}/pay`);
    const news = await cards.payoutNews(payout.id);
    await decided(notePayout(news));
    await decided(notePayout(news));
    const { currencies } = await read<TrialBalanceView>(`/finance/trial-balance?atLeast=${position}`);
    expect(currencies[0]?.accounts.find(({ account }) => account === 'bank')?.balanceMinor).toBe(
      news.amountMinor,
    );
    const path = `/finance/payouts/${payout.id}/statement`;
    const statement = await read<PayoutStatementView>(path);
    expect(statement).toMatchObject({ totalMinor: news.amountMinor, agrees: true, state: 'paid' });
    expect(statement.parts.length).toBeGreaterThan(0);
    expect(statement.sums).toMatchObject([{ kind: 'payment', count: statement.parts.length }]);
    expect((await app.send('GET', path, { token: payer.token })).status).toBe(403);
    const none = await app.send('GET', '/finance/payouts/po_none/statement', { token: admin.token });
    expect(none.status).toBe(404);
    await look(new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
    expect((await cases()).filter(({ about: of }) => of === 'payout')).toEqual([]);
  });

  it('is done by itself for each day that is over, and again while cases wait', async () => {
    const daily = app.nest.get(DailyReconciliation, { strict: false });
    const now = Date.now();
    // Five days on, today is over and has cases that wait.
    const done = await daily.run(new Date(now + 5 * 86_400_000).toISOString());
    expect(done).toContain(new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length));
  });

  it('closes a month over what stands in it, which nothing changes any more', async () => {
    const [id, before] = [randomUUID(), '2026-01-31T23:59:59.999Z'];
    const invoice = teamInvoice(id, randomUUID(), payer.accountId);
    await decidedAt(app, `invoice-${id}`, before, [
      invoice.issued(8_000, DUE),
      invoice.taken('p1', 3_000, DUE),
    ]);
    await command('POST', '/finance/periods/2026-01/close', { reason: null });
    const { since, periods } = await read<PeriodsView>(`/finance/periods?atLeast=${position}`);
    expect(since).toBe('2026-01');
    expect(periods).toMatchObject([
      { period: '2026-01', entries: 2, openCases: 0, reason: null, closedBy: { accountId: admin.accountId } },
    ]);
    expect(periods[0]?.totals).toEqual(
      expect.arrayContaining([
        {
          ...{ account: 'receivable', name: 'Receivable', currency: 'USD' },
          ...{ debitMinor: 8_000, creditMinor: 3_000 },
        },
      ]),
    );
    // A correction is written when it is made.
    const taken = invoice.taken('p1', 3_000, DUE).data;
    const reversed = {
      type: 'PaymentReversed',
      data: { ...taken, reason: 'Not theirs', reversedBy: admin.accountId, reversedAt: before },
    };
    position = await decidedAt(app, `invoice-${id}`, new Date().toISOString(), [reversed]);
    const books = app.nest.get<LedgerBooks>(LEDGER_BOOKS);
    expect(await books.reach(position)).toBe(true);
    expect((await books.month('2026-01')).digest).toBe(periods[0]?.digest);
    const close = (period: string, reason: string | null = null) =>
      refusal(`/finance/periods/${period}/close`, { reason });
    expect(await close('2026-01')).toBe('period_closed');
    expect(await close(new Date().toISOString().slice(0, 'yyyy-mm'.length))).toBe('month_not_over');
    expect(await close('2026-13')).toBe('not_found');
  });

  it('forgets what was noted about somebody who has left', async () => {
    await erasePerson(app, payer);
    const { position: end } = await command('POST', '/finance/periods/2025-12/close', { reason: null });
    position = end;
    const closed = [...(await cases()), ...(await cases('closed'))];
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.flatMap(({ notes }) => notes.map(({ note }) => note)).join('')).toBe('');
  });

  it('goes on with the days of somebody who has left: their cases close too', async () => {
    const { paymentId, movement, day, isTold } = await paid();
    await look(day);
    expect(about(paymentId, await cases())).toHaveLength(1);
    position = await isTold(movement.feeMinor);
    expect(await app.nest.get<LedgerBooks>(LEDGER_BOOKS).reach(position)).toBe(true);
    const daily = app.nest.get(DailyReconciliation, { strict: false });
    expect(await daily.run(new Date(Date.now() + 5 * 86_400_000).toISOString())).toContain(day);
    await command('POST', '/finance/periods/2025-11/close', { reason: null });
    expect(about(paymentId, await cases('closed'))).toMatchObject([
      { closed: { by: null, resolution: 'gone', reason: '' } },
    ]);
  });
});
