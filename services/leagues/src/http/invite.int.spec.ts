import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { teamInviteToken } from '@fieldhouse/events/leagues';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { TEST_SECRET, type TestPerson } from '@fieldhouse/testing';
import { prospectus } from '../domain/prospectus.fixture';
import { DRAFT_START, startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let eve: TestPerson;
let cal: TestPerson;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, eve, cal] = await Promise.all([app.signUp('ana'), app.signUp('eve'), app.signUp('cal')]);
});
afterAll(() => app.stop());

describe('an invite', () => {
  const invite = async () => {
    const leagueId = await app.createLeague(ana);
    const teamId = await app.enterTeam(ana, leagueId, 'Hawks');
    await app.command('POST', `/leagues/${leagueId}/teams/${teamId}/invites`, {
      token: ana.token,
      body: { role: 'captain' },
    });
    const issued = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).at(-1);
    if (issued?.type !== 'TeamInviteIssued') throw new Error('no invite was issued');
    const { inviteId } = issued.data;
    const token = teamInviteToken(new Secrets(TEST_SECRET).keysOf('team-invite')[0], leagueId, inviteId);
    return { leagueId, teamId, inviteId, token, path: `/leagues/invites/${token}` };
  };

  it('says whether the league drafts, so that who accepts it goes on there', async () => {
    const { leagueId, path } = await invite();
    expect(await app.send('GET', path)).toMatchObject({ status: 200, body: { drafts: true } });
    const { token } = ana;
    await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token, body: prospectus });
    expect(prospectus.format).toBe('team');
    expect(await app.send('GET', path)).toMatchObject({ status: 200, body: { drafts: false } });
  });

  it('shows anybody what it is for, and makes whoever accepts it the captain, once', async () => {
    const { leagueId, teamId, path } = await invite();
    expect(await app.send('GET', path)).toMatchObject({
      status: 200,
      body: {
        leagueId,
        leagueName: 'Tuesday Softball',
        offer: { kind: 'team', teamId, teamName: 'Hawks', role: 'captain' },
        addressed: false,
        state: 'open',
        runBy: 'ana E.',
        draftStartsAt: DRAFT_START,
        zone: 'America/New_York',
      },
    });
    expect(await app.send('POST', `${path}/accept`)).toMatchObject({ status: 401 });
    await app.command('POST', `${path}/accept`, { token: cal.token });
    expect(await app.send('GET', path)).toMatchObject({
      body: { state: 'accepted', runBy: null, draftStartsAt: null },
    });
    expect(await app.send('POST', `${path}/accept`, { token: eve.token })).toMatchObject({
      status: 409,
      body: { code: 'invite_used' },
    });
    expect((await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).at(-1)).toMatchObject({
      type: 'TeamRoleGranted',
      data: { accountId: cal.accountId, role: 'captain' },
    });
  });

  it('works no more once it is taken back', async () => {
    const { leagueId, teamId, inviteId, path } = await invite();
    await app.command('DELETE', `/leagues/${leagueId}/teams/${teamId}/invites/${inviteId}`, {
      token: ana.token,
    });
    expect(await app.send('GET', path)).toMatchObject({ body: { state: 'revoked' } });
    expect(await app.send('POST', `${path}/accept`, { token: eve.token })).toMatchObject({
      status: 409,
      body: { code: 'invite_revoked' },
    });
  });

  it('cannot be made up', async () => {
    const { token } = await invite();
    for (const wrong of [`${token}x`, token.slice(0, -3), 'nonsense', 'x'.repeat(90)]) {
      expect(await app.send('GET', `/leagues/invites/${wrong}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
      expect((await app.send('POST', `/leagues/invites/${wrong}/accept`, { token: eve.token })).status).toBe(
        404,
      );
    }
  });
});
