import type {
  InvoiceView,
  LedgerEntriesView,
  NotificationsView,
  ProblemView,
  TeamDuesView,
  TrialBalanceView,
} from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import { createTeam, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { PracticeCards } from '@fieldhouse/testing/practice-cards';
import type { Db } from 'mongodb';
import { again } from './testing/again';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { startPaying, type paying } from './testing/paying';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TEN_MINUTES = 600_000;
const DUES = 4_500;
const lateFee = { amountMinor: 500, graceDays: 2 };
type As = Pick<TestPerson, 'token'>;

describe('late fees of a team', () => {
  let stop: () => Promise<void>;
  let app: TestApp;
  let cards: PracticeCards;
  let does: ReturnType<typeof paying>;
  let clock: MovedClock;
  let captain: TestPerson;
  let mia: TestPerson;
  let eve: TestPerson;
  let teamId: string;

  beforeAll(async () => {
    clock = movedClock();
    ({ app, cards, does, stop } = await startPaying());
    [captain, mia, eve] = await Promise.all([app.signUp('captain'), app.signUp('mia'), app.signUp('eve')]);
    teamId = await createTeam(app, captain);
    await joinTeam(app, teamId, captain, mia);
  });
  afterAll(async () => {
    await stop();
    clock.restore();
  });
  // A session's token is short-lived, and time moves on.
  beforeEach(async () => {
    [captain, mia, eve] = await Promise.all([again(app, captain), again(app, mia), again(app, eve)]);
  });

  const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const feeOf = (more: object = {}) => ({
    ...{
      title: `Dues ${crypto.randomUUID()}`,
      currency: 'USD',
      dueOn: dayIn(2),
      bearer: 'organizer',
      lateFee,
    },
    members: [{ accountId: mia.accountId, amountMinor: DUES }],
    ...more,
  });
  const post = ({ token }: As, path: string, body: object = {}) => app.command('POST', path, { token, body });
  const refusal = async ({ token }: As, path: string, body: object = {}) => {
    const { status, body: problem } = await app.send<ProblemView>('POST', path, { token, body });
    return [status, problem.code];
  };
  /** @returns the invoice that Mia gets, and the fee that it is of */
  const raise = async (): Promise<{ readonly invoiceId: string; readonly feeId: string }> => {
    const asked = feeOf();
    await post(captain, `/teams/${teamId}/fees`, asked);
    const { invoiceId, about } = await does.owedBy(mia, ({ title }) => title === asked.title);
    return { invoiceId, feeId: about.slice('fee.'.length) };
  };
  const cash = async (invoiceId: string, amountMinor: number): Promise<void> => {
    const taken = { amountMinor, currency: 'USD', way: 'cash', receivedOn: dayIn(0), paidBy: null };
    await post(captain, `/invoices/${invoiceId}/payments`, { ...taken, proof: 'Receipt 17' });
  };
  const forward = async (days: number): Promise<void> => {
    clock.forward(Math.round(days * DAY_MS));
    [captain, mia, eve] = await Promise.all([again(app, captain), again(app, mia), again(app, eve)]);
  };
  const factsOf = async (invoiceId: string): Promise<readonly string[]> =>
    (await app.storedEventsOf(`invoice-${invoiceId}`)).map(({ type }) => type);
  /** Just after the last day without a late fee. */
  const overOf = async (invoiceId: string): Promise<void> => {
    const { lateFee: plan, ...other } = (await app.storedEventsOf(`invoice-${invoiceId}`)).findLast(
      ({ type }) => ['InvoiceIssued', 'LateFeePutOff'].includes(type),
    )?.data as { readonly lateFee?: { readonly endsAt: string }; readonly endsAt: string };
    const endsAt = plan?.endsAt ?? other.endsAt;
    await forward((Date.parse(endsAt) - Date.now() + MINUTE_MS) / DAY_MS);
  };
  const says = (invoiceId: string, type: string): Promise<void> =>
    until(`the invoice says ${type}`, async () => (await factsOf(invoiceId)).includes(type));
  const seen = async (invoiceId: string, is: (invoice: InvoiceView) => boolean): Promise<InvoiceView> => {
    await until('the invoice stands so', async () => is(await does.invoiceOf(mia, invoiceId)));
    return does.invoiceOf(mia, invoiceId);
  };
  const news = async (who: As, invoiceId: string) =>
    (await app.send<NotificationsView>('GET', '/notifications', who)).body.notifications.flatMap(
      ({ payment }) => (payment?.invoiceId === invoiceId ? [payment] : []),
    );
  /** What the team has of them in its books: a credit is below 0. */
  const revenue = async (): Promise<number> => {
    const { currencies } = await does.read<TrialBalanceView>(
      captain,
      `/finance/team/${teamId}/trial-balance`,
    );
    const accounts = currencies.flatMap((one) => one.accounts);
    return 0 - (accounts.find(({ account }) => account === 'revenue:late_fee')?.balanceMinor ?? 0);
  };
  const waiver = { reason: 'Was in hospital' };

  it('are told before, added once the last day is over, and waived by who looks after the money', async () => {
    const { invoiceId } = await raise();
    const lastOn = dayIn(4);
    expect(await does.invoiceOf(mia, invoiceId)).toMatchObject({
      ...{ openMinor: DUES, lateFee: { amountMinor: 500, lastOn, chargedOn: null } },
    });
    await until('it is told with what is asked', async () =>
      (await news(mia, invoiceId)).some(
        (one) => one.news === 'asked' && one.lateFee?.lastOn === lastOn && one.lateFee.amountMinor === 500,
      ),
    );
    const path = `/invoices/${invoiceId}/late-fee/waiver`;
    expect(await refusal(captain, path, waiver)).toEqual([409, 'no_late_fee']);
    await overOf(invoiceId);
    const late = await seen(invoiceId, ({ openMinor }) => openMinor === DUES + 500);
    expect(late.lines).toMatchObject([
      { kind: 'dues', openMinor: DUES },
      { kind: 'late_fee', label: 'Late fee', amountMinor: 500, openMinor: 500 },
    ]);
    expect(late.lateFee).toMatchObject({ amountMinor: 500, lastOn, chargedOn: expect.any(String) as string });
    await until('they are told', async () =>
      (await news(mia, invoiceId)).some((one) => one.news === 'late_fee' && one.amountMinor === 500),
    );
    await until('it is in the books', async () => (await revenue()) === 500);
    expect(await refusal(mia, path, waiver)).toEqual([403, 'not_treasurer']);
    expect(await refusal(eve, path, waiver)).toEqual([404, 'not_found']);
    expect((await refusal(captain, path, { reason: 'No' }))[0]).toBe(400);
    await post(captain, path, waiver);
    await seen(invoiceId, ({ openMinor, lateFee: now }) => openMinor === DUES && now === null);
    await post(captain, path, waiver);
    expect((await factsOf(invoiceId)).filter((type) => type === 'LateFeeWaived')).toHaveLength(1);
    await until('it is out of the books', async () => (await revenue()) === 0);
    const { entries } = await does.read<LedgerEntriesView>(
      captain,
      `/finance/team/${teamId}/entries?invoice=${invoiceId}`,
    );
    expect(entries.map(({ type }) => type)).toEqual(['LateFeeWaived', 'LateFeeCharged', 'InvoiceIssued']);
    await until('they are told that it is less', async () =>
      (await news(mia, invoiceId)).some((one) => one.news === 'reduced' && one.amountMinor === 500),
    );
    const stored = await app.storedEventsOf(`invoice-${invoiceId}`);
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toContain(waiver.reason);
  });

  it('are paid like any line, and what is paid is refunded, not waived', async () => {
    const { invoiceId } = await raise();
    await overOf(invoiceId);
    await seen(invoiceId, ({ openMinor }) => openMinor === DUES + 500);
    await cash(invoiceId, DUES + 500);
    const paid = await seen(invoiceId, ({ standing }) => standing === 'paid');
    expect(paid.payments).toMatchObject([{ amountMinor: DUES + 500, lateFeeMinor: 500 }]);
    expect(await refusal(captain, `/invoices/${invoiceId}/late-fee/waiver`, waiver)).toEqual([
      ...[409, 'late_fee_paid'],
    ]);
  });

  it('do not come where it is paid in time, nor on a fee that is withdrawn', async () => {
    const [paid, withdrawn] = [await raise(), await raise()];
    await cash(paid.invoiceId, DUES);
    await cash(withdrawn.invoiceId, 1_000);
    await seen(withdrawn.invoiceId, ({ paidMinor }) => paidMinor === 1_000);
    await app.command('DELETE', `/teams/${teamId}/fees/${withdrawn.feeId}`, { token: captain.token });
    await says(withdrawn.invoiceId, 'LateFeeLapsed');
    await seen(withdrawn.invoiceId, ({ lateFee }) => lateFee === null);
    // Withdrawn is the fee, whatever anybody has paid of it.
    const { fees } = await does.read<TeamDuesView>(captain, `/teams/${teamId}/dues`);
    const stands = (feeId: string) => fees.find((one) => one.feeId === feeId)?.withdrawn;
    expect([stands(paid.feeId), stands(withdrawn.feeId)]).toEqual([false, true]);
    await forward(6);
    await says(paid.invoiceId, 'LateFeeLapsed');
    for (const { invoiceId } of [paid, withdrawn])
      expect(await factsOf(invoiceId)).not.toContain('LateFeeCharged');
  });

  it('do not come because the site was away: there is another last day', async () => {
    const { invoiceId } = await raise();
    await forward(6);
    await says(invoiceId, 'LateFeePutOff');
    await seen(invoiceId, ({ openMinor, lateFee: now }) => openMinor === DUES && now?.lastOn === dayIn(1));
    expect(await factsOf(invoiceId)).not.toContain('LateFeeCharged');
    await overOf(invoiceId);
    await seen(invoiceId, ({ openMinor }) => openMinor === DUES + 500);
  });

  it('wait for who has gone to pay before the last day was over', async () => {
    const { invoiceId } = await raise();
    const other = await raise();
    const [first] = await app.storedEventsOf(`invoice-${invoiceId}`);
    const { endsAt } = first?.data['lateFee'] as { readonly endsAt: string };
    await forward((Date.parse(endsAt) - Date.now() - TEN_MINUTES) / DAY_MS);
    const { url } = await does.checkout(mia, invoiceId, DUES);
    await forward((2 * TEN_MINUTES) / DAY_MS);
    // By then it is known that its day is over.
    await says(other.invoiceId, 'LateFeeCharged');
    const timers = app.nest.get<Db>(MONGO_DB).collection('timers');
    await until('it is looked again later', async () => {
      const waiting = { 'command.request.type': 'ChargeLateFee', 'command.id': invoiceId };
      const timer = await timers.findOne(waiting);
      return timer !== null && String(timer['at']) > new Date().toISOString();
    });
    expect(await factsOf(invoiceId)).not.toContain('LateFeeCharged');
    expect(await cards.pay(url)).toBe(303);
    await seen(invoiceId, ({ standing }) => standing === 'paid');
    await forward(2);
    await says(invoiceId, 'LateFeeLapsed');
    expect(await does.invoiceOf(mia, invoiceId)).toMatchObject({ standing: 'paid', openMinor: 0 });
  });

  it('are never more than what somebody is asked for, nor after more than 30 days', async () => {
    const fees = `/teams/${teamId}/fees`;
    const send = async (more: object) => (await refusal(captain, fees, feeOf(more)))[0];
    expect(await send({ lateFee: { ...lateFee, amountMinor: DUES + 1 } })).toBe(400);
    expect(await send({ lateFee: { ...lateFee, amountMinor: 0 } })).toBe(400);
    expect(await send({ lateFee: { ...lateFee, graceDays: 31 } })).toBe(400);
    const { feeId } = await raise();
    const members = [{ accountId: captain.accountId, amountMinor: 499 }];
    expect(await refusal(captain, `${fees}/${feeId}/members`, { members })).toEqual([
      ...[409, 'late_fee_above_fee'],
    ]);
  });
});
