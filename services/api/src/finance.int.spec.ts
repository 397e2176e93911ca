import type {
  AgeingView,
  CollectionView,
  LedgerEntriesView,
  ProblemView,
  TrialBalanceView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { createTeam, turnOnSecondFactor, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { decidedAt, teamInvoice } from './testing/money-facts';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

describe('the books over HTTP', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let admin: TestPerson;
  let captain: TestPerson;
  let stranger: TestPerson;
  let teamId: string;
  let otherId: string;
  let position: string;
  const [first, second] = [randomUUID(), randomUUID()];

  /** The captain's team asks two people for 1,000.00 and 500.00; another team asks one for 80.00. */
  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    [admin, captain, stranger] = await Promise.all([
      app.signUp(SITE_ADMIN),
      app.signUp('captain'),
      app.signUp('stranger'),
    ]);
    await turnOnSecondFactor(app, admin);
    teamId = await createTeam(app, captain);
    otherId = await createTeam(app, stranger);
    const one = teamInvoice(first, teamId, captain.accountId);
    const two = teamInvoice(second, teamId, stranger.accountId);
    const other = teamInvoice(randomUUID(), otherId, stranger.accountId);
    const facts = [
      [first, '2026-02-27T12:00:00.000Z', one.issued(100_000, '2026-03-01')],
      [first, '2026-03-01T09:00:00.000Z', one.paid('p1', 40_000, '2026-03-01', 1_190)],
      [second, '2026-03-01T10:00:00.000Z', two.issued(50_000, '2026-05-01')],
      ['other', '2026-03-01T11:00:00.000Z', other.issued(8_000, '2026-03-01')],
      [second, '2026-03-02T15:00:00.000Z', two.taken('p2', 20_000, '2026-05-01')],
      [first, '2026-03-09T09:00:00.000Z', one.refunded('r1', 'p1', 10_000)],
    ] as const;
    for (const [id, at, fact] of facts) position = await decidedAt(app, `invoice-${id}`, at, [fact]);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const read = async <View>(person: TestPerson, path: string): Promise<View> => {
    const { status, body } = await app.send<View>('GET', path, { token: person.token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const own = (part: string, query = '') => `/finance/team/${teamId}/${part}?atLeast=${position}${query}`;
  const balancesOf = ({ currencies }: TrialBalanceView): Record<string, number> =>
    Object.fromEntries(
      currencies.flatMap(({ accounts }) =>
        accounts.map(({ account, balanceMinor }) => [account, balanceMinor] as const),
      ),
    );
  const csvOf = async (person: TestPerson, path: string): Promise<string[][]> => {
    const answer = await fetch(`${app.url}/api${path}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return Papa.parse<string[]>((await answer.text()).trimEnd()).data;
  };

  it('say what stood in each account at any instant, in the middle of a day too', async () => {
    const asOf = async (instant: string) =>
      balancesOf(await read<TrialBalanceView>(captain, own('trial-balance', `&asOf=${instant}`)));
    expect(await asOf('2026-02-27T11:59:59Z')).toEqual({});
    expect(await asOf('2026-03-01T09:30:00Z')).toEqual({
      ...{ receivable: 60_000, provider: 38_810, processing_fees: 1_190 },
      ...{ 'revenue:dues': -99_940, tax_payable: -60 },
    });
    const owed = async (instant: string) => (await asOf(instant))['receivable'];
    expect(await owed('2026-03-02T11:59:59Z')).toBe(110_000);
    expect(await owed('2026-03-02T14:59:59Z')).toBe(110_000);
    expect(await owed('2026-03-02T15:00:00Z')).toBe(90_000);
    // Nothing stands in an account to which it came only later on the day.
    expect(await asOf('2026-03-02T14:59:59Z')).not.toHaveProperty('bank');
    const { currencies } = await read<TrialBalanceView>(captain, own('trial-balance'));
    expect(currencies).toMatchObject([{ currency: 'USD', entries: 5 }]);
    expect(currencies[0]?.debitMinor).toBe(currencies[0]?.creditMinor);
  });

  it('are everybody’s for a site admin, of a payee, a team and a person too', async () => {
    const whole = (query: string) =>
      read<TrialBalanceView>(admin, `/finance/trial-balance?atLeast=${position}${query}`);
    expect(balancesOf(await whole(''))['receivable']).toBe(60_000 + 30_000 + 8_000);
    expect(balancesOf(await whole(`&payee=team.${otherId}`))['receivable']).toBe(8_000);
    expect(balancesOf(await whole(`&person=${stranger.accountId}`))['receivable']).toBe(38_000);
    expect(balancesOf(await whole(`&person=${stranger.accountId}&payee=team.${teamId}`))['receivable']).toBe(
      30_000,
    );
  });

  it('say how long what is owed has been due', async () => {
    const { currencies } = await read<AgeingView>(captain, own('ageing', '&asOf=2026-04-15T00:00:00Z'));
    expect(currencies).toMatchObject([
      { currency: 'USD', notDueMinor: 30_000, to30Minor: 0, to60Minor: 60_000, totalMinor: 90_000 },
    ]);
    // It is due on March 1st, which is over in Portland at 08:00 of the 2nd, UTC, and everywhere at noon.
    const lateAt = async (person: TestPerson, path: string) =>
      (await read<AgeingView>(person, path)).currencies[0]?.to30Minor;
    const ofTeam = (asOf: string) => lateAt(captain, own('ageing', `&asOf=${asOf}`));
    expect(await ofTeam('2026-03-02T07:59:59Z')).toBe(0);
    expect(await ofTeam('2026-03-02T08:00:00Z')).toBe(60_000);
    const ofAll = (asOf: string) => lateAt(admin, `/finance/ageing?atLeast=${position}&asOf=${asOf}`);
    expect(await ofAll('2026-03-02T11:59:59Z')).toBe(0);
    expect(await ofAll('2026-03-02T12:00:00Z')).toBe(68_000);
  });

  it('say what came and went over time, with fees and tax', async () => {
    const { rows } = await read<CollectionView>(
      captain,
      own('collection', '&from=2026-02-25&to=2026-03-09&by=week'),
    );
    expect(rows).toMatchObject([
      {
        ...{ from: '2026-02-23', invoicedMinor: 150_000, collectedMinor: 40_000, feesMinor: 1_190 },
        ...{ taxMinor: 120, netMinor: 38_810 },
      },
      { from: '2026-03-02', collectedMinor: 20_000, refundedMinor: 0, netMinor: 20_000 },
      { from: '2026-03-09', collectedMinor: 0, refundedMinor: 10_000, netMinor: -10_000 },
    ]);
  });

  it('are listed entry by entry, a page at a time, the newest first', async () => {
    const pages: LedgerEntriesView[] = [];
    let after = '';
    for (let i = 0; i < 3; i += 1) {
      const page = await read<LedgerEntriesView>(captain, own('entries', `&limit=2${after}`));
      pages.push(page);
      after = `&after=${encodeURIComponent(page.next ?? '')}`;
    }
    const types = pages.flatMap(({ entries }) => entries.map(({ type }) => type));
    expect(types).toEqual(['RefundPaid', 'PaymentTaken', 'InvoiceIssued', 'CardPaid', 'InvoiceIssued']);
    expect(pages[2]?.next).toBeNull();
    const { entries } = await read<LedgerEntriesView>(captain, own('entries', '&account=bank'));
    expect(entries).toMatchObject([{ description: 'Payment in cash or by transfer', paymentId: 'p2' }]);
    const payment = await read<LedgerEntriesView>(captain, own('entries', '&payment=p1&type=RefundPaid'));
    expect(payment.entries).toMatchObject([{ invoiceId: first, person: { accountId: captain.accountId } }]);
  });

  it('name whose money it is in each entry, for a site admin too', async () => {
    const at = `/finance/entries?atLeast=${position}&payee=team.${otherId}`;
    const named = { payee: `team.${otherId}`, payeeName: 'Hawks', teamName: null };
    const { entries } = await read<LedgerEntriesView>(admin, at);
    expect(entries).toMatchObject([{ ...named, person: { name: 'stranger Example' } }]);
  });

  it('go out as a journal whose debits and credits are those of the log', async () => {
    const [head, ...lines] = await csvOf(captain, own('journal.csv'));
    expect(head).toEqual([
      ...['Date', 'Account', 'Debit', 'Credit', 'Currency', 'Description', 'Reference'],
      ...['Invoice', 'Payment'],
    ]);
    const sum = (column: number) => lines.reduce((total, line) => total + Number(line[column]), 0);
    const debits = 1_000 + 400 + 11.9 + 500 + 200 + 100;
    expect([sum(2), sum(3)]).toEqual([debits, debits]);
    expect(lines[0]).toEqual([
      ...['2026-02-27', 'Receivable', '1000.00', '', 'USD'],
      ...[`Invoice · captain Example · Invoice ${first.slice(0, 8)}`, `${first}.0`, first, ''],
    ]);
    // In everybody's books each entry says whose money it is.
    const whole = await csvOf(admin, '/finance/journal.csv');
    expect(whole.map(([, , , , , words]) => words)).toContainEqual(
      expect.stringMatching(/^Invoice · stranger Example · Hawks · Invoice [0-9a-f]{8}$/),
    );
    const march = await csvOf(captain, own('journal.csv', '&from=2026-03-02&to=2026-03-02'));
    expect(march.slice(1).map(([date, account]) => [date, account])).toEqual([
      ['2026-03-02', 'Bank and cash'],
      ['2026-03-02', 'Receivable'],
    ]);
  });

  it('go out by account, with what stands in each', async () => {
    const [head, ...lines] = await csvOf(captain, own('ledger.csv'));
    expect(head?.[4]).toBe('Balance');
    expect(lines.every((line) => line.length === head?.length)).toBe(true);
    const ofProvider = lines.filter(([account]) => account === 'Card provider');
    expect(ofProvider.map(([, date, , , balance]) => [date, balance])).toEqual([
      ['2026-03-01', '400.00'],
      ['2026-03-01', '388.10'],
      ['2026-03-09', '288.10'],
    ]);
  });

  it('are nobody’s business but theirs', async () => {
    const statusOf = async (person: TestPerson, path: string) =>
      (await app.send<ProblemView>('GET', path, { token: person.token })).status;
    expect(await statusOf(stranger, own('trial-balance'))).toBe(404);
    expect(await statusOf(captain, `/finance/team/${otherId}/journal.csv`)).toBe(404);
    expect(await statusOf(captain, '/finance/trial-balance')).toBe(403);
    // What another payee is called in the query changes nothing.
    const asked = own('trial-balance', `&payee=team.${otherId}`);
    expect(balancesOf(await read<TrialBalanceView>(captain, asked))['receivable']).toBe(90_000);
    expect(await statusOf(captain, `/finance/bank/${teamId}/ageing`)).toBe(404);
    expect(await statusOf(captain, own('collection', '&from=2026-03-02&to=2026-03-01'))).toBe(400);
    expect(await statusOf(captain, own('trial-balance', '&asOf=yesterday'))).toBe(400);
  });
});
