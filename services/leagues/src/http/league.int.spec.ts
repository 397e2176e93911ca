import type { SportView } from '@fieldhouse/api-contract';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { join, type TestPerson } from '@fieldhouse/testing';
import { leagueBody, startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let cal: TestPerson;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, ben, eve, cal] = await Promise.all([
    app.signUp('ana'),
    app.signUp('ben'),
    app.signUp('eve'),
    app.signUp('cal'),
  ]);
});
afterAll(() => app.stop());

const typesOf = async (leagueId: string): Promise<string[]> =>
  (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).map(({ type }) => type);
describe('a league', () => {
  it('is created with its creator as owner, once per Idempotency-Key', async () => {
    const request = { token: ana.token, body: leagueBody, headers: { 'idempotency-key': 'league-0001' } };
    const first = await app.send<{ streamId: string }>('POST', '/leagues', request);
    expect(first).toMatchObject({ status: 200, body: { revision: 0 } });
    expect(first.headers.get('etag')).toBe('"0"');
    expect((await app.send('POST', '/leagues', request)).body).toEqual(first.body);
    const [created] = await app.eventsOf<LeagueEvent>(first.body.streamId);
    expect(created).toMatchObject({ type: 'LeagueCreated', data: { ownerId: ana.accountId, ...leagueBody } });
    expect(
      (await app.send('POST', '/leagues', { ...request, body: { ...leagueBody, name: 'Other' } })).body,
    ).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('says field by field what is wrong with it', async () => {
    const { status, body } = await app.send<{ code: string; errors: { field: string }[] }>(
      'POST',
      '/leagues',
      {
        token: ana.token,
        body: { ...leagueBody, name: '', teamCount: 1 },
      },
    );
    expect(status).toBe(400);
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map(({ field }) => field)).toEqual(['name', 'teamCount']);
  });

  it('needs a sport that exists, and says so in a sentence', async () => {
    const answer = await app.send('POST', '/leagues', {
      token: ana.token,
      body: { ...leagueBody, sport: 'quidditch' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'sport_unknown', detail: 'Choose a sport from the list.' },
    });
  });

  it('is changed by its staff, against the revision that they have seen', async () => {
    const leagueId = await app.createLeague(ana);
    const change = (match: string) =>
      app.send('PUT', `/leagues/${leagueId}`, {
        token: ana.token,
        body: { ...leagueBody, name: 'Thursday' },
        headers: { 'if-match': match },
      });
    expect(await change('"5"')).toMatchObject({ status: 412, body: { code: 'stale_revision' } });
    expect(await change('"0"')).toMatchObject({ status: 200, body: { revision: 1 } });
  });

  it('tells nobody else whether it exists', async () => {
    const leagueId = await app.createLeague(ana);
    const bodyOf = async (id: string) => {
      const { status, body } = await app.send<object>('PUT', `/leagues/${id}`, {
        token: eve.token,
        body: leagueBody,
      });
      return { status, body: { ...body, correlationId: '' } };
    };
    const hidden = await bodyOf(leagueId);
    expect(hidden).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const nowhere of ['00000000-0000-4000-8000-000000000000', 'nonsense', '%00', "a'b"])
      expect(await bodyOf(nowhere)).toEqual(hidden);
  });

  it('asks who it is', async () => {
    expect(await app.send('POST', '/leagues', { body: leagueBody })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });
});

describe('staff', () => {
  it('is invited by e-mail address, by owners only', async () => {
    const leagueId = await app.createLeague(ana);
    const invited = { ...ben, email: 'BEN@example.org' };
    await join(app, leagueId, ana, invited, { kind: 'staff', role: 'commissioner' });
    expect(
      await app.send('POST', `/leagues/${leagueId}/invitations`, {
        token: ben.token,
        body: { email: 'eve@example.org', offer: { kind: 'staff', role: 'treasurer' } },
      }),
    ).toMatchObject({ status: 403, body: { code: 'not_league_owner' } });
    expect(
      await app.send('DELETE', `/leagues/${leagueId}/staff/${ana.accountId}`, { token: ana.token }),
    ).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(
      await app.send('DELETE', `/leagues/${leagueId}/staff/${ben.accountId}`, { token: ana.token }),
    ).toMatchObject({ status: 200 });
    expect(await typesOf(leagueId)).toEqual([
      'LeagueCreated',
      'InvitationIssued',
      'InvitationAccepted',
      'LeagueStaffAdded',
      'LeagueStaffRemoved',
    ]);
  });
});

describe('teams', () => {
  it('are entered, changed and withdrawn', async () => {
    const leagueId = await app.createLeague(ana);
    const teamId = await app.enterTeam(ana, leagueId, 'Hawks');
    const team = `/leagues/${leagueId}/teams/${teamId}`;
    expect(
      await app.send('POST', `/leagues/${leagueId}/teams`, {
        token: ana.token,
        body: { name: 'hawks', color: '#0B6B4A' },
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'team_name_taken', detail: 'Another team is called hawks. Choose another name.' },
    });
    await app.command('PUT', team, { token: ana.token, body: { name: 'Owls', color: '#000000' } });
    await app.command('DELETE', team, { token: ana.token });
    expect(await app.send('DELETE', team, { token: ana.token })).toMatchObject({
      status: 404,
      body: { code: 'team_unknown' },
    });
    expect(await typesOf(leagueId)).toEqual(['LeagueCreated', 'TeamEntered', 'TeamChanged', 'TeamWithdrawn']);
  });

  it('have captains, who may not manage the league', async () => {
    const leagueId = await app.createLeague(ana);
    const teamId = await app.enterTeam(ana, leagueId, 'Hawks');
    const people = `/leagues/${leagueId}/teams/${teamId}/people`;
    await join(app, leagueId, ana, cal, { kind: 'team', teamId, role: 'captain' });
    expect(
      await app.send('DELETE', `/leagues/${leagueId}/teams/${teamId}`, { token: cal.token }),
    ).toMatchObject({ status: 403, body: { code: 'not_league_staff' } });
    await app.command('DELETE', `${people}/${cal.accountId}`, { token: ana.token });
    expect(
      await app.send('DELETE', `/leagues/${leagueId}/teams/${teamId}`, { token: cal.token }),
    ).toMatchObject({ status: 404 });
  });

  it('name a player of the pool as their captain', async () => {
    const leagueId = await app.createLeague(ana);
    const teamId = await app.enterTeam(ana, leagueId, 'Hawks');
    const name = (playerId: string | null) =>
      app.send('PUT', `/leagues/${leagueId}/teams/${teamId}/captain-player`, {
        token: ana.token,
        body: { playerId },
      });
    expect(await name('nobody')).toMatchObject({ status: 409, body: { code: 'player_not_registered' } });
    expect(await name(null)).toMatchObject({ status: 200, body: { revision: 1 } });
  });
});

describe('the sport catalogue', () => {
  it('is there for anybody', async () => {
    const { status, body } = await app.send<SportView[]>('GET', '/sports');
    expect(status).toBe(200);
    expect(body.map(({ key }) => key)).toContain('softball');
    expect(body[0]).toMatchObject({ key: 'softball', name: 'Softball', rosterSize: 15 });
    expect(body[0]?.positions).toContainEqual({ code: 'P', name: 'Pitcher' });
  });
});

describe('the API description', () => {
  it('shows the bodies of the commands', async () => {
    const { body } = await app.send<{ paths: Record<string, Record<string, { requestBody?: object }>> }>(
      'GET',
      '/openapi.json',
    );
    expect(JSON.stringify(body.paths['/api/leagues']?.['post']?.requestBody)).toContain('LeagueBody');
    expect(
      JSON.stringify(body.paths['/api/leagues/{leagueId}/pool/imports']?.['post']?.requestBody),
    ).toContain('multipart/form-data');
  });
});
