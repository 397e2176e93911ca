import { until } from '@fieldhouse/kernel/testing';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { enterTeam } from './testing/draft-league';
import { openLeague, register } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';

const DUES = 4_500;
const PRICE = 5_000;
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('what an erased person owes and holds', () => {
  let stop: () => Promise<void>;
  let app: TestApp;
  let does: ReturnType<typeof paying>;
  let captain: TestPerson;
  let teamId: string;

  beforeAll(async () => {
    ({ app, does, stop } = await startPaying());
    captain = await app.signUp('captain');
    teamId = await createTeam(app, captain);
  });
  afterAll(() => stop());

  const ask = (method: string, path: string, body: object = {}) =>
    app.command(method, path, { token: captain.token, body });
  const factsOf = (invoiceId: string) => app.storedEventsOf(`invoice-${invoiceId}`);
  const says = (invoiceId: string, type: string, times = 1): Promise<void> =>
    until(`the invoice says ${type}`, async () => {
      const said = (await factsOf(invoiceId)).filter((fact) => fact.type === type);
      return said.length === times;
    });
  const member = async (name: string): Promise<TestPerson> => {
    const person = await app.signUp(name);
    await joinTeam(app, teamId, captain, person);
    return person;
  };
  const raise = async (who: TestPerson) => {
    const title = `Dues ${crypto.randomUUID()}`;
    await ask('POST', `/teams/${teamId}/fees`, {
      ...{ title, currency: 'USD', dueOn: dayIn(2), bearer: 'organizer' },
      members: [{ accountId: who.accountId, amountMinor: DUES }],
    });
    const { invoiceId, about } = await does.owedBy(who, (one) => one.title === title);
    return { invoiceId, feeId: about.slice('fee.'.length) };
  };

  it('is taken back with its fee, and the next one is too', async () => {
    const [bea, cay] = [await member('bea'), await member('cay')];
    const [hers, next] = [await raise(bea), await raise(cay)];
    await erasePerson(app, bea);
    for (const { feeId, invoiceId } of [hers, next]) {
      await ask('DELETE', `/teams/${teamId}/fees/${feeId}`);
      await says(invoiceId, 'InvoiceVoided');
    }
    // Nothing is written about whoever is erased, and nothing is lost about whoever is not.
    const reasons = [hers, next].map(async ({ invoiceId }) => (await factsOf(invoiceId)).at(-1)?.data);
    expect(await Promise.all(reasons)).toMatchObject([
      { payerId: bea.accountId, reason: '' },
      { payerId: cay.accountId, reason: expect.stringMatching(/^sealed:/) as string },
    ]);
  });

  it('is paid in cash, taken back, written off and asked for again', async () => {
    const dan = await member('dan');
    const { invoiceId } = await raise(dan);
    await erasePerson(app, dan);
    const at = `/invoices/${invoiceId}`;
    const { token } = captain;
    expect(await app.send('POST', `${at}/reminders`, { token, body: {} })).toMatchObject({
      ...{ status: 409, body: { code: 'nobody_to_remind' } },
    });
    const taken = { amountMinor: 500, currency: 'USD', way: 'cash', receivedOn: dayIn(0), paidBy: null };
    await ask('POST', `${at}/payments`, { ...taken, proof: 'Receipt 17' });
    await says(invoiceId, 'PaymentTaken');
    const payment = (await factsOf(invoiceId)).find(({ type }) => type === 'PaymentTaken')?.data;
    expect(JSON.stringify(payment)).not.toContain('Receipt');
    const reason = { reason: 'Moved to Ohio' };
    await ask('POST', `${at}/payments/${String(payment?.['paymentId'])}/reversal`, reason);
    await ask('POST', `${at}/write-off`, reason);
    await ask('POST', `${at}/write-off/taking-back`, reason);
    await ask('POST', `${at}/void`, reason);
    const said = (await factsOf(invoiceId)).map(({ data }) => data);
    expect(JSON.stringify(said)).not.toContain('Ohio');
  });

  it('ends with the league, as everybody’s does', async () => {
    const [eve, flo] = [await app.signUp('eve'), await app.signUp('flo')];
    const prices = { team: { early: null, regular: PRICE, late: null } };
    const leagueId = await openLeague(app, captain, { prices });
    const invoices: string[] = [];
    for (const who of [eve, flo]) {
      const own = await createTeam(app, who);
      const id = await register(app, leagueId, who, { kind: 'team', teamId: own, person: {} }, PRICE);
      invoices.push((await does.owedBy(who, ({ about }) => about === `registration.${id}`)).invoiceId);
    }
    await erasePerson(app, eve);
    await ask('POST', `/leagues/${leagueId}/cancellation`, { reason: 'Too few teams' });
    for (const invoiceId of invoices) await says(invoiceId, 'InvoiceVoided');
    expect((await factsOf(invoices[0] ?? '')).at(-1)?.data).toMatchObject({
      payerId: eve.accountId,
      reason: '',
    });
  });

  it.each([
    ['POST', 'removal', {}, 'RegistrationRemoved', {}],
    ['POST', 'rejection', {}, 'RegistrationRejected', { approval: true }],
    ['PUT', 'rank', { to: 1 }, 'RegistrationMoved', { teamCount: 2 }],
  ] as const)(
    'of a team holds it until the staff asks for %s %s',
    async (method, what, more, type, league) => {
      const gil = await app.signUp(`gil-${what}`);
      const own = await createTeam(app, gil);
      const [change, made] = 'teamCount' in league ? [{}, league] : [league, {}];
      const leagueId = await openLeague(app, captain, change, made);
      if (what === 'rank')
        for (const name of ['Gulls', 'Rooks']) await enterTeam(app, { leagueId, owner: captain }, name);
      const id = await register(app, leagueId, gil, { kind: 'team', teamId: own, person: {} });
      await erasePerson(app, gil);
      const body = { reason: 'Nobody answers', ...more };
      await ask(method, `/leagues/${leagueId}/registrations/${id}/${what}`, body);
      const facts = await app.storedEventsOf(`leaguePlaces-${leagueId}`);
      expect(JSON.stringify(facts.map(({ data }) => data))).not.toContain('Nobody answers');
      expect(facts.filter((one) => one.type === type)).toMatchObject([
        { data: { accountId: gil.accountId, reason: '' } },
      ]);
    },
  );
});
