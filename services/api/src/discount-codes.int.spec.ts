import { ERASE_WORD } from '@fieldhouse/api-contract';
import type {
  CodesView,
  InvoiceView,
  OwnRegistrationView,
  PricePreview,
  ProblemView,
} from '@fieldhouse/api-contract';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { leagueBody } from './testing/draft-league';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { openLeague, savedBody } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';

const PRICE = 5_000;
const COSTS = {
  ...{ format: 'individual' as const, paidFirst: true },
  prices: { free_agent: { early: null, regular: PRICE, late: null } },
};
const TEN = {
  ...{ code: 'Summer10', discount: { kind: 'percent', percent: 10 }, kinds: ['free_agent'], limit: null },
  ...{ oncePerPerson: true, validUntil: null, note: 'For the flyer' },
};
type As = Pick<TestPerson, 'token'>;

describe('discount codes', () => {
  let stop: () => Promise<void>;
  let app: TestApp;
  let does: ReturnType<typeof paying>;
  let owner: TestPerson;
  let clock: MovedClock;

  beforeAll(async () => {
    clock = movedClock();
    ({ app, does, stop } = await startPaying());
    owner = await app.signUp('owner');
  });
  afterAll(async () => {
    await stop();
    clock.restore();
  });

  const make = (leagueId: string, change: object = {}) =>
    app.command('POST', `/leagues/${leagueId}/codes`, { token: owner.token, body: { ...TEN, ...change } });
  const listOf = async (leagueId: string, who: As = owner) =>
    (await app.send<CodesView>('GET', `/leagues/${leagueId}/codes`, { token: who.token })).body;
  const look = (leagueId: string, { token }: As, code = 'SUMMER10', kind = 'free_agent') =>
    app.send<PricePreview & ProblemView>('POST', `/leagues/${leagueId}/registration/price`, {
      ...{ token, body: { kind, code } },
    });
  const fill = (leagueId: string, { token }: As) =>
    app.command('PUT', `/leagues/${leagueId}/registration`, { token, body: savedBody() });
  const send = (leagueId: string, { token }: As, total: number, code?: string, key = randomUUID()) =>
    app.send<ProblemView>('POST', `/leagues/${leagueId}/registrations`, {
      ...{ token, body: { total, code }, headers: { 'idempotency-key': key } },
    });
  const factsOf = (leagueId: string) => app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`);
  const shown = async (leagueId: string, { token }: As) => {
    const path = `/leagues/${leagueId}/registration`;
    const { status, body } = await app.send<OwnRegistrationView>('GET', path, { token });
    return status === 200 ? body.registrations[0] : undefined;
  };

  it('are looked at, sent and paid with what they take off, to the cent', async () => {
    const ann = await app.signUp('ann');
    const leagueId = await openLeague(app, owner, COSTS);
    await make(leagueId);
    await fill(leagueId, ann);
    const { status, body } = await look(leagueId, ann, ' summer10 ');
    const discount = { code: 'SUMMER10', amountMinor: 500 };
    expect(status).toBe(200);
    expect(body).toMatchObject({ beforeMinor: PRICE, price: { total: 4_500, currency: 'USD', discount } });
    expect((await send(leagueId, ann, PRICE, 'SUMMER10')).body).toMatchObject({ code: 'price_changed' });
    expect((await send(leagueId, ann, 4_500, 'summer10')).status).toBe(200);
    await until('they have it', async () => (await shown(leagueId, ann))?.status === 'reserved');
    expect(await shown(leagueId, ann)).toMatchObject({ price: { total: 4_500, discount } });
    const { invoiceId } = await does.owedBy(ann, () => true);
    const invoice: InvoiceView = await does.invoiceOf(ann, invoiceId);
    expect(invoice).toMatchObject({
      totalMinor: 4_500,
      lines: [{ amountMinor: 4_500, discount: { label: 'Code SUMMER10', amountMinor: 500 } }],
    });
    await does.pay(ann, invoiceId, 4_500);
    await until('they are in', async () => (await shown(leagueId, ann))?.status === 'confirmed');
    const { codes, offer } = await listOf(leagueId);
    expect(offer).toEqual({ currency: 'USD', kinds: ['free_agent'] });
    expect(codes).toMatchObject([
      {
        ...{ code: 'SUMMER10', state: 'in_use', note: 'For the flyer', limit: null },
        uses: [{ name: 'ann Example', teamName: null, amountMinor: 500, currency: 'USD' }],
      },
    ]);
    const balance = await app.send<{ currencies?: unknown }>(
      'GET',
      `/finance/league/${leagueId}/trial-balance`,
      { token: owner.token },
    );
    expect(balance.status).toBe(200);
    expect(JSON.stringify(balance.body)).toContain('4500');
    expect((await look(leagueId, ann)).body).toMatchObject({ code: 'code_used_by_you' });
  });

  it('are refused with the reason, and strangers do not learn that the league is there', async () => {
    const bea = await app.signUp('bea');
    const leagueId = await openLeague(app, owner, COSTS);
    await make(leagueId, { code: 'ENDED-1' });
    await make(leagueId, { code: 'TEAMS-1', kinds: ['free_agent'], validUntil: null, limit: 1 });
    const facts = await factsOf(leagueId);
    const first = facts.find(({ type }) => type === 'CodeMade');
    const codeId = first?.type === 'CodeMade' ? first.data.codeId : '';
    await app.command('DELETE', `/leagues/${leagueId}/codes/${codeId}`, { token: owner.token });
    expect(await look(leagueId, bea, 'NOBODY')).toMatchObject({
      status: 404,
      body: { code: 'code_unknown' },
    });
    expect(await look(leagueId, bea, '!?')).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
    expect(await look(leagueId, bea, 'ENDED-1')).toMatchObject({ status: 409, body: { code: 'code_ended' } });
    expect((await look(leagueId, bea, 'TEAMS-1', 'team')).body).toMatchObject({ code: 'kind_not_offered' });
    const { streamId } = await app.command('POST', '/leagues', {
      token: owner.token,
      body: leagueBody,
    });
    expect(await look(streamId.slice('league-'.length), bea)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    for (const path of [`/leagues/${leagueId}/codes`, `/leagues/${leagueId}/prospectus`])
      expect((await app.send('GET', path, { token: bea.token })).status).toBe(404);
    const said = await app.send('GET', `/open-leagues/${leagueId}`);
    expect(JSON.stringify(said.body)).not.toContain('TEAMS-1');
  });

  it('go to exactly one of two who send the last use at once; the other sends it without', async () => {
    const [cay, dan] = await Promise.all([app.signUp('cay'), app.signUp('dan')]);
    const leagueId = await openLeague(app, owner, COSTS);
    await make(leagueId, { limit: 1 });
    await Promise.all([fill(leagueId, cay), fill(leagueId, dan)]);
    const answers = await Promise.all([cay, dan].map((who) => send(leagueId, who, 4_500, 'SUMMER10')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]?.body).toMatchObject({ code: 'code_used_up' });
    const loser = lost === 0 ? cay : dan;
    expect((await send(leagueId, loser, PRICE)).status).toBe(200);
    const facts = await factsOf(leagueId);
    expect(facts.filter(({ type }) => type === 'CodeRedeemed')).toHaveLength(1);
    expect(facts.filter(({ type }) => type === 'RegistrationSubmitted')).toHaveLength(2);
    await until('the list says so', async () => (await listOf(leagueId)).codes[0]?.state === 'used_up');
  });

  it('are redeemed once by a request that is sent again', async () => {
    const eve = await app.signUp('eve');
    const leagueId = await openLeague(app, owner, COSTS);
    await make(leagueId);
    await fill(leagueId, eve);
    const key = randomUUID();
    const [one, two] = [
      await send(leagueId, eve, 4_500, 'SUMMER10', key),
      await send(leagueId, eve, 4_500, 'SUMMER10', key),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await factsOf(leagueId)).filter(({ type }) => type === 'CodeRedeemed')).toHaveLength(1);
  });

  it('that take off everything confirm the place, and nobody owes anything', async () => {
    const flo = await app.signUp('flo');
    const leagueId = await openLeague(app, owner, COSTS);
    await make(leagueId, { code: null, discount: { kind: 'amount', amountMinor: 99_999 } });
    await until('the code is in the list', async () => (await listOf(leagueId)).codes.length === 1);
    const code = (await listOf(leagueId)).codes[0]?.code ?? '';
    expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    await fill(leagueId, flo);
    expect((await send(leagueId, flo, 0, code)).status).toBe(200);
    await until('they are in', async () => (await shown(leagueId, flo))?.status === 'confirmed');
    expect(await shown(leagueId, flo)).toMatchObject({ money: 'none', price: { total: 0 } });
    expect((await factsOf(leagueId)).map(({ type }) => type)).not.toContain('PaymentAsked');
  });

  it('end with the league, whose reason whoever had registered reads', async () => {
    const ivy = await app.signUp('ivy');
    const leagueId = await openLeague(app, owner, { ...COSTS, paidFirst: false });
    await make(leagueId);
    await fill(leagueId, ivy);
    await send(leagueId, ivy, 4_500, 'SUMMER10');
    await app.command('POST', `/leagues/${leagueId}/cancellation`, {
      ...{ token: owner.token, body: { reason: 'Fields are flooded' } },
    });
    await until('the code has ended', async () => (await listOf(leagueId)).codes[0]?.state === 'ended');
    expect((await listOf(leagueId)).canceled).toBe(true);
    const last = async () => (await shown(leagueId, ivy))?.steps.at(-1);
    await until('they are told', async () => (await last())?.code === 'league_cancelled');
    expect(await last()).toMatchObject({ reason: 'Fields are flooded' });
  });

  it('name nobody who was erased, and come back when a hold lapses', async () => {
    const [gil, hal] = await Promise.all([app.signUp('gil'), app.signUp('hal')]);
    const leagueId = await openLeague(app, owner, { ...COSTS, paidFirst: false });
    await make(leagueId);
    await fill(leagueId, gil);
    await send(leagueId, gil, 4_500, 'SUMMER10');
    await until('it is in the list', async () => (await listOf(leagueId)).codes[0]?.uses.length === 1);
    const left = await app.send('POST', '/account/erase', {
      ...{ token: gil.token, body: { password: 'correct horse', confirmation: ERASE_WORD } },
    });
    expect(left.status).toBeLessThan(300);
    await until('they are erased', async () => (await listOf(leagueId)).codes[0]?.uses[0]?.name === null);
    const { body: taken } = await app.send('GET', '/account/export', { token: owner.token });
    expect(JSON.stringify(taken)).toContain(TEN.note);

    const held = await openLeague(app, owner, COSTS);
    await make(held, { limit: 1 });
    await fill(held, hal);
    await send(held, hal, 4_500, 'SUMMER10');
    await until('it is used up', async () => (await listOf(held)).codes[0]?.state === 'used_up');
    clock.forward(16 * 60_000);
    await until('it was given back', async () =>
      (await factsOf(held)).some(({ type }) => type === 'CodeGivenBack'),
    );
  });
});
