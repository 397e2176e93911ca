import { until } from '@fieldhouse/kernel/testing';
import { createTeam, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { openLeague, register } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';

const PRICE = 10_000;

describe('what somebody takes along of an invoice that several pay', () => {
  let stop: () => Promise<void>;
  let app: TestApp;
  let does: ReturnType<typeof paying>;

  beforeAll(async () => {
    ({ app, does, stop } = await startPaying());
  });
  afterAll(() => stop());

  const moneyOf = async ({ token }: TestPerson): Promise<string> => {
    const { body } = await app.send<{ facts: { stream: string }[] }>('GET', '/account/export', { token });
    return JSON.stringify(body.facts.filter(({ stream }) => stream === 'invoice' || stream === 'wallet'));
  };

  it('is their own part, without the others and the words about them', async () => {
    const [owner, cap, ben, kim] = (await Promise.all(
      ['owner', 'cap', 'ben', 'kim'].map((name) => app.signUp(name)),
    )) as [TestPerson, TestPerson, TestPerson, TestPerson];
    const teamId = await createTeam(app, cap);
    for (const mate of [ben, kim]) await joinTeam(app, teamId, cap, mate);
    const leagueId = await openLeague(app, owner, {
      prices: { team: { early: null, regular: PRICE, late: null } },
    });
    await register(app, leagueId, cap, { kind: 'team', teamId, person: {} }, PRICE);
    const { invoiceId } = await does.owedBy(cap, ({ team }) => team?.teamId === teamId);
    const shares = [
      { accountId: ben.accountId, amountMinor: 3_111 },
      { accountId: kim.accountId, amountMinor: 4_222 },
    ];
    await app.command('PUT', `/invoices/${invoiceId}/shares`, { token: cap.token, body: { shares } });
    const receivedOn = new Date().toISOString().slice(0, 10);
    const cash = { amountMinor: 1_333, currency: 'USD', way: 'cash', receivedOn, paidBy: ben.accountId };
    await app.command('POST', `/invoices/${invoiceId}/payments`, {
      ...{ token: owner.token, body: { ...cash, proof: 'Receipt 17' } },
    });
    await app.command('POST', `/finance/team/${teamId}/credits/${ben.accountId}`, {
      token: cap.token,
      body: { currency: 'USD', amountMinor: 500, reason: 'Two games rained out', lastOn: null },
    });
    await until('it is all there', async () => (await moneyOf(ben)).includes('CreditGranted'));
    const [bens, caps] = [await moneyOf(ben), await moneyOf(cap)];
    for (const own of ['InvoiceSplit', '3111', 'PaymentTaken', '1333', 'rained out'])
      expect(bens).toContain(own);
    for (const theirs of [owner, cap, kim].map(({ accountId }) => accountId))
      expect(bens).not.toContain(theirs);
    for (const theirs of ['4222', 'Receipt 17']) expect(bens).not.toContain(theirs);
    for (const own of ['InvoiceIssued', 'PaymentTaken', 'Receipt 17']) expect(caps).toContain(own);
    for (const theirs of [owner, ben, kim].map(({ accountId }) => accountId))
      expect(caps).not.toContain(theirs);
  });
});
