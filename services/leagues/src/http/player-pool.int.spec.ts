import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { TestPerson } from '@fieldhouse/testing';
import { playerBody, startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let pia: TestPerson;
let eve: TestPerson;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, pia, eve] = await Promise.all([app.signUp('ana'), app.signUp('pia'), app.signUp('eve')]);
});
afterAll(() => app.stop());

const eventsOf = (leagueId: string) => app.eventsOf<PlayerPoolEvent>(`playerPool-${leagueId}`);
const register = async (leagueId: string, overrides: object): Promise<string> => {
  await app.command('POST', `/leagues/${leagueId}/pool/players`, {
    token: ana.token,
    body: { ...playerBody, ...overrides },
  });
  const registered = (await eventsOf(leagueId)).at(-1);
  if (registered?.type !== 'PlayerRegistered') throw new Error('no player was registered');
  return registered.data.playerId;
};

describe('a player', () => {
  it('is registered, changed, noted about, withdrawn and reinstated by the staff', async () => {
    const leagueId = await app.createLeague(ana);
    const playerId = await register(leagueId, {});
    const player = `/leagues/${leagueId}/pool/players/${playerId}`;
    const token = ana.token;
    expect(await app.send('PUT', player, { token, body: playerBody })).toMatchObject({
      status: 200,
      body: { revision: 0 },
    });
    await app.command('PUT', player, { token, body: { ...playerBody, rating: 8 } });
    await app.command('POST', `${player}/notes`, { token, body: { text: 'strong arm' } });
    expect(await app.send('POST', `${player}/withdraw`, { token, body: { reason: 'hurt' } })).toMatchObject({
      status: 200,
    });
    expect(await app.send('POST', `${player}/reinstate`, { token })).toMatchObject({
      status: 200,
      body: { revision: 4 },
    });
    const events = await eventsOf(leagueId);
    expect(events.map(({ type }) => type)).toEqual([
      'PlayerRegistered',
      'PlayerChanged',
      'EvaluatorNoteAdded',
      'PlayerWithdrawn',
      'PlayerReinstated',
    ]);
    expect(events[0]?.data).toMatchObject({ ...playerBody, leagueId, playerId, importId: null });
  });

  it.each([
    [{ firstName: ' ' }, 400, 'validation_failed'],
    [{ rating: 11 }, 400, 'validation_failed'],
    [{ birthDate: '1990-02-30' }, 400, 'validation_failed'],
    [{ positions: ['GK'] }, 422, 'position_unknown'],
  ])('with %j is refused', async (wrong, status, code) => {
    const leagueId = await app.createLeague(ana);
    const answer = await app.send('POST', `/leagues/${leagueId}/pool/players`, {
      token: ana.token,
      body: { ...playerBody, ...wrong },
    });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await eventsOf(leagueId)).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const leagueId = await app.createLeague(ana);
    const playerId = await register(leagueId, {});
    const attempt = (token: string | undefined, id = leagueId) =>
      app.send('PUT', `/leagues/${id}/pool/players/${playerId}`, { token, body: playerBody });
    expect(await attempt(undefined)).toMatchObject({ status: 401 });
    expect(await attempt(eve.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await attempt(ana.token, 'nonsense')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('has an account that may speak for them alone', async () => {
    const leagueId = await app.createLeague(ana);
    const mine = await register(leagueId, {});
    const other = await register(leagueId, { firstName: 'Ida' });
    const ask = (from: string, to: string, token: string) =>
      app.send('POST', `/leagues/${leagueId}/pool/players/${from}/group-requests`, {
        token,
        body: { withPlayerId: to },
      });
    await app.linkPlayer(ana, leagueId, mine, pia);
    expect(await ask(other, mine, pia.token)).toMatchObject({
      status: 403,
      body: { code: 'not_your_player' },
    });
    expect(await ask(mine, other, pia.token)).toMatchObject({ status: 200 });
    expect(await ask(other, mine, ana.token)).toMatchObject({ status: 200 });
    const formed = (await eventsOf(leagueId)).at(-1);
    if (formed?.type !== 'GroupFormed') throw new Error('no group was formed');
    expect(formed.data.playerIds).toEqual([other, mine]);
    const group = `/leagues/${leagueId}/pool/groups/${formed.data.groupId}`;
    expect(await app.send('DELETE', group, { token: eve.token })).toMatchObject({ status: 404 });
    expect(await app.send('DELETE', group, { token: pia.token })).toMatchObject({ status: 200 });
    const account = `/leagues/${leagueId}/pool/players/${mine}/account`;
    expect(await app.send('DELETE', account, { token: eve.token })).toMatchObject({ status: 404 });
    expect(await app.send('DELETE', account, { token: pia.token })).toMatchObject({ status: 200 });
    expect(await ask(mine, other, pia.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('several players', () => {
  it('are rated and withdrawn by the staff with one command', async () => {
    const leagueId = await app.createLeague(ana);
    const [one, two] = [await register(leagueId, {}), await register(leagueId, { firstName: 'Ida' })];
    const pool = `/leagues/${leagueId}/pool`;
    const rate = (token: string, ratings: object) =>
      app.send('PUT', `${pool}/ratings`, { token, body: { ratings } });
    const both = [one, two].map((playerId) => ({ playerId, rating: 9 }));
    expect(await rate(ana.token, both)).toMatchObject({ status: 200, body: { revision: 3 } });
    expect(await rate(ana.token, both)).toMatchObject({ status: 200, body: { revision: 3 } });
    expect(await rate(eve.token, both)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await rate(ana.token, [...both, { playerId: 'nobody', rating: 1 }])).toMatchObject({
      status: 404,
      body: { code: 'player_unknown' },
    });
    for (const wrong of [[], Array(251).fill(both[0]), [{ playerId: one, rating: 0 }]])
      expect(await rate(ana.token, wrong)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    const body = { playerIds: [one, two], reason: 'moved away' };
    expect(await app.send('POST', `${pool}/withdrawals`, { token: eve.token, body })).toMatchObject({
      status: 404,
    });
    expect(await app.send('POST', `${pool}/withdrawals`, { token: ana.token, body })).toMatchObject({
      status: 200,
      body: { revision: 5 },
    });
    expect((await eventsOf(leagueId)).slice(2).map(({ type }) => type)).toEqual([
      'PlayerChanged',
      'PlayerChanged',
      'PlayerWithdrawn',
      'PlayerWithdrawn',
    ]);
  });
});

describe('what stands in the log', () => {
  it('names nobody', async () => {
    const leagueId = await app.createLeague(ana);
    const playerId = await register(leagueId, { firstName: 'Zwetelina', hometown: 'Plowdiw' });
    await app.command('POST', `/leagues/${leagueId}/pool/players/${playerId}/notes`, {
      token: ana.token,
      body: { text: 'Knieschaden' },
    });
    const raw = JSON.stringify((await app.storedEventsOf(`playerPool-${leagueId}`)).map(({ data }) => data));
    for (const personal of [
      'Zwetelina',
      'Plowdiw',
      '555 010 9999',
      'Amaranth XL',
      'Knieschaden',
      '1990-04-01',
    ])
      expect(raw).not.toContain(personal);
    expect((await eventsOf(leagueId))[0]?.data).toMatchObject({
      firstName: 'Zwetelina',
      hometown: 'Plowdiw',
      phone: '+1 555 010 9999',
      birthDate: '1990-04-01',
    });
  });
});
