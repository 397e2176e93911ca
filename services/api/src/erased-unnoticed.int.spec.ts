import { allEvents } from '@fieldhouse/contexts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import {
  createTeam,
  erasePerson,
  join,
  joinTeam,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import { ApiModule } from './api.module';
import { enterTeam, leagueBody, registerPlayer } from './testing/draft-league';
import { decidedAt } from './testing/money-facts';
import { startWholeApi } from './testing/whole-api';

describe('people who are erased before a worker has seen what they are', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let olga: TestPerson;
  let cal: TestPerson;
  let pia: TestPerson;
  let tom: TestPerson;
  let leagueId: string;
  let entryId: string;
  let playerId: string;
  let teamId: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startTestApp({ stack, modules: [ApiModule], events: allEvents });
    const ben = await app.signUp('ben');
    [olga, cal, pia, tom] = [
      await app.signUp('olga'),
      await app.signUp('cal'),
      await app.signUp('pia'),
      await app.signUp('tom'),
    ];
    const made = await app.command('POST', '/leagues', { token: olga.token, body: leagueBody });
    leagueId = made.streamId.slice('league-'.length);
    entryId = await enterTeam(app, { leagueId, owner: olga }, 'Hawks');
    playerId = await registerPlayer(app, { leagueId, owner: olga }, 'Pia');
    await join(app, leagueId, olga, ben, { kind: 'staff', role: 'commissioner' });
    await join(app, leagueId, olga, cal, { kind: 'team', teamId: entryId, role: 'captain' });
    await join(app, leagueId, olga, pia, { kind: 'player', playerId });
    teamId = await createTeam(app, tom);
    await joinTeam(app, teamId, tom, cal);
    for (const one of [cal, olga, pia, tom]) await erasePerson(app, one);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const ofLeague = () => app.eventsOf<LeagueEvent>(`league-${leagueId}`);
  const ofPool = () => app.eventsOf<PlayerPoolEvent>(`playerPool-${leagueId}`);
  const ofTeam = () => app.eventsOf<TeamEvent>(`team-${teamId}`);

  it('have no role of a league and are of no team any more, at once', async () => {
    const league = await ofLeague();
    expect(league.filter(({ type }) => type === 'LeagueStaffRemoved')).toMatchObject([
      { data: { accountId: olga.accountId, role: 'owner' } },
    ]);
    expect(league.filter(({ type }) => type === 'TeamRoleRevoked')).toMatchObject([
      { data: { teamId: entryId, accountId: cal.accountId } },
    ]);
    const team = (await ofTeam()).map(({ type }) => type);
    expect(team.filter((type) => type === 'MemberLeft')).toHaveLength(2);
    expect(team).toContain('TeamArchived');
  });

  it('are let go of again where something of before comes later', async () => {
    const now = new Date().toISOString();
    const role = { leagueId, teamId: entryId, accountId: cal.accountId, role: 'captain', inviteId: null };
    await decidedAt(app, `league-${leagueId}`, now, [{ type: 'TeamRoleGranted', data: role }]);
    const joined = (await ofTeam()).find(
      (one) => one.type === 'MemberJoined' && one.data.accountId === cal.accountId,
    );
    await decidedAt(app, `team-${teamId}`, now, [{ type: 'MemberJoined', data: joined?.data }]);
    await app.stop();
    app = await startWholeApi(stack);
    await until('the league has let go of them', async () => {
      const revoked = (await ofLeague()).filter(({ type }) => type === 'TeamRoleRevoked');
      return revoked.length === 2;
    });
    await until('the team has, too', async () => {
      const left = (await ofTeam()).filter(({ type }) => type === 'MemberLeft');
      return left.length === 3;
    });
    await until('whoever was to be a player is forgotten', async () =>
      (await ofPool()).some((one) => one.type === 'PlayerForgotten' && one.data.playerId === playerId),
    );
    const links = (await ofPool()).flatMap((one) =>
      one.type === 'PlayerAccountLinked' ? [one.data.accountId] : [],
    );
    expect(links).toEqual([pia.accountId, null]);
  });
});
