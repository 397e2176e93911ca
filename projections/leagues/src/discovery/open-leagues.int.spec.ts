import type { OpenLeaguesPage, OpenLeagueView } from '@fieldhouse/api-contract';
import type { Projection } from '@fieldhouse/kernel';
import { peopleProjections } from '@fieldhouse/read-people';
import type { TestPerson } from '@fieldhouse/testing';
import { prospectus, waiver } from '../../../../services/leagues/src/domain/prospectus.fixture';
import { startLeaguesApp, type LeaguesApp } from '../../../../services/leagues/src/testing/leagues-app';
import { LeaguesReadModule, leagueProjections } from '../leagues-read.module';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const dayIn = (days: number): string => inDays(days).slice(0, 'yyyy-mm-dd'.length);
/** Registration opens tomorrow, the season begins in a month. */
const ahead = {
  ...prospectus,
  ...{ startsOn: dayIn(30), endsOn: dayIn(90), phases: [], refunds: [], placedBy: null },
  windows: { opensAt: inDays(1), earlyUntil: null, regularUntil: inDays(20), lateUntil: null },
  roster: { minimum: 12, freezeOn: null },
};

const free = { early: null, regular: 0, late: null };

let app: LeaguesApp;
let ana: TestPerson;
let position = '';

const look = (query = '') => app.send<OpenLeaguesPage>('GET', `/open-leagues?atLeast=${position}&${query}`);
const namesOf = async (query = ''): Promise<readonly string[]> =>
  (await look(query)).body.leagues.map(({ name }) => name);
const open = (leagueId: string) =>
  app.send<OpenLeagueView>('GET', `/open-leagues/${leagueId}?atLeast=${position}`);
const act = async (method: string, leagueId: string, path: string, body?: unknown): Promise<void> => {
  const sent = { token: ana.token, ...(body === undefined ? {} : { body }) };
  ({ position } = await app.command(method, `/leagues/${leagueId}/${path}`, sent));
};
const publish = async (name: string, change: object = {}): Promise<string> => {
  const leagueId = await app.createLeague(ana, { name });
  await act('PUT', leagueId, 'prospectus', { ...ahead, ...change });
  await act('POST', leagueId, 'publication');
  return leagueId;
};

beforeAll(async () => {
  app = await startLeaguesApp([LeaguesReadModule], [
    ...leagueProjections,
    ...peopleProjections,
  ] as unknown as readonly Projection[]);
  ana = await app.signUp('ana');
});
afterAll(() => app.stop());

describe('the leagues that everybody sees', () => {
  let leagueId: string;
  beforeAll(async () => {
    leagueId = await publish('First', { venue: { name: 'North Park', address: '', city: 'Albany' } });
  });

  it('are found without an account once they are published, and not before', async () => {
    const hidden = await app.createLeague(ana, { name: 'Hidden' });
    await act('PUT', hidden, 'prospectus', ahead);
    expect(await namesOf()).toEqual(['First']);
    expect(await open(hidden)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await open('nonsense')).status).toBe(404);
    await act('POST', hidden, 'publication');
    expect(await namesOf()).toEqual(expect.arrayContaining(['First', 'Hidden']));
    await act('DELETE', hidden, 'publication');
    expect(await namesOf()).toEqual(['First']);
    expect((await open(hidden)).status).toBe(404);
  });

  it('say at once what has changed since', async () => {
    await act('PUT', leagueId, 'prospectus', { ...ahead, about: 'Anew', level: 'competitive' });
    expect(await namesOf('level=competitive')).toEqual(['First']);
    expect((await open(leagueId)).body.prospectus.about).toBe('Anew');
  });

  it('say all that there is to know, and nobody’s id', async () => {
    await act('POST', leagueId, 'waivers', waiver);
    const { status, headers, body } = await open(leagueId);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      ...{ leagueId, name: 'First', stage: 'announced', rosterSize: 15, zone: 'America/New_York' },
      ...{ prospectus: { questions: prospectus.questions }, waivers: [{ ...waiver, version: 1 }] },
      teams: { taken: 0, of: 3, waiting: 0 },
    });
    expect(JSON.stringify([body, (await look()).body])).not.toContain(ana.accountId);
  });

  it('name those that one must have played in, unless nobody is to know of them', async () => {
    const secret = await app.createLeague(ana, { name: 'Secret' });
    const eligibility = [{ rule: 'prior_league', leagueIds: [secret, leagueId] }];
    const { body } = await open(await publish('Second', { eligibility }));
    expect(body.priorLeagues).toEqual([{ leagueId, name: 'First, Summer 2026' }]);
  });

  it('lead from season to season, as far as everybody sees them', async () => {
    const before = await app.createLeague(ana, { name: 'Autumn', season: 'Fall 2026' });
    await act('PUT', before, 'prospectus', { ...ahead, format: 'draft', prices: { free_agent: free } });
    const after = await publish('Winter', { previousLeagueId: before });
    expect((await open(after)).body).toMatchObject({ lastSeason: null, nextSeason: null });
    await act('POST', before, 'publication');
    const name = 'Autumn, Fall 2026';
    expect((await open(after)).body.lastSeason).toEqual({
      ...{ leagueId: before, name, startsOn: ahead.startsOn, endsOn: ahead.endsOn },
      ...{ teams: [], players: 0 },
    });
    expect((await open(before)).body.nextSeason).toEqual({ leagueId: after, name: 'Winter, Summer 2026' });
    await act('POST', after, 'cancellation', { reason: 'Too few teams' });
    expect((await open(before)).body.nextSeason).toBeNull();
  });

  it('are another season of a league only where its staff says so', async () => {
    const eve = await app.signUp('eve');
    const theirs = await app.createLeague(eve, { name: 'Copycat' });
    const claim = async (previousLeagueId: string) =>
      app.send<{ code: string; detail: string }>('PUT', `/leagues/${theirs}/prospectus`, {
        token: eve.token,
        body: { ...ahead, previousLeagueId },
      });
    const [known, unknown] = [await claim(leagueId), await claim('nonsense')];
    expect(known).toMatchObject({ status: 422, body: { code: 'previous_league_unknown' } });
    expect(unknown.body.detail).toBe(known.body.detail);
  });

  it('are found near a place that one types, and say how far they are', async () => {
    const suggested = await app.send<{ places: string[] }>('GET', '/places?q=troy,%20n');
    expect(suggested.body.places).toEqual(['Troy, NY', 'Troy, NC', 'Troy, NH']);
    await publish('Up the river', { venue: { name: 'Lansing Park', address: '', city: 'Troy, NY' } });
    const near = encodeURIComponent('albany, ny');
    expect((await look(`near=${near}&within=20`)).body).toMatchObject({
      near: 'Albany, NY',
      leagues: [{ name: 'Up the river', miles: 7 }],
    });
    expect((await look('near=Xyzzy')).body).toMatchObject({ near: null, leagues: [] });
    expect((await look()).body).toMatchObject({ near: null });
  });

  it('come in pages, each once, while others are published', async () => {
    await Promise.all(['A', 'B', 'C'].map((name) => publish(name, { level: 'beginner' })));
    const first = (await look('level=beginner&limit=2')).body;
    await publish('D', { level: 'beginner', startsOn: dayIn(29) });
    const cursor = encodeURIComponent(first.next ?? '');
    const { leagues, next } = (await look(`level=beginner&limit=2&cursor=${cursor}`)).body;
    expect([...first.leagues, ...leagues].map(({ name }) => name).sort()).toEqual(['A', 'B', 'C']);
    expect(next).toBeNull();
  });

  it('stay readable when they are cancelled, without the reason, and are found no more', async () => {
    await act('POST', leagueId, 'cancellation', { reason: 'The park is closed' });
    const { status, body } = await open(leagueId);
    expect([status, body.stage]).toEqual([200, 'cancelled']);
    expect(JSON.stringify(body)).not.toContain('The park is closed');
    expect(await namesOf()).not.toContain('First');
  });

  it.each([
    ['day=someday', 'day'],
    ['maxPrice=cheap', 'maxPrice'],
    ['startsFrom=2026-02-30', 'startsFrom'],
    ['stage=draft', 'stage'],
    ['limit=51', 'limit'],
    [`q=${'x'.repeat(61)}`, 'q'],
    ['sort=best', 'sort'],
  ])('say of %s that it cannot be meant', async (query, field) => {
    const { status, body } = await app.send<{ errors: { field: string }[] }>('GET', `/open-leagues?${query}`);
    expect([status, body.errors.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('refuse a cursor that is none of theirs', async () => {
    expect(await look('cursor=2026')).toMatchObject({ status: 400, body: { code: 'cursor_malformed' } });
  });
});
