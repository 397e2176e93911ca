import type { ProblemView, TeamInviteView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { until } from '@fieldhouse/kernel/testing';
import {
  codeOf,
  createTeam,
  erasePerson,
  invite,
  inviteToTeam,
  joinTeam,
  openTeamLink,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import { metaFromProcess } from '@fieldhouse/kernel';
import { CommandSender, MONGO_DB } from '@fieldhouse/platform';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { AuthClient } from './testing/auth-client';
import { enterTeam, leagueBody, registerPlayer } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

describe('teams', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { TEAM_CODES_PER_HOUR: '12', TEAMS_PER_DAY: '20' });
    ana = await app.signUp('ana');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const factsOf = (teamId: string) => app.eventsOf<TeamEvent>(`team-${teamId}`);
  const accept = (token: string, by: Pick<TestPerson, 'token'>) =>
    app.send<ProblemView>('POST', `/teams/invites/${token}/accept`, { token: by.token });
  const look = (token: string) => app.send<TeamInviteView>('GET', `/teams/invites/${token}`);
  const typesOf = async (teamId: string) => (await factsOf(teamId)).map(({ type }) => type);
  const collection = (name: string) => app.nest.get<Db>(MONGO_DB).collection(name);

  it('are created once, however often the answer is lost', async () => {
    const key = randomUUID();
    const body = {
      name: 'Owls',
      sport: 'softball',
      color: '#0B6B4A',
      accent: '#FFFFFF',
      city: null,
      zone: 'America/Chicago',
      level: 'mixed',
      genderType: 'open',
      privacy: 'private',
      joinPolicy: 'invite',
      rosterLimit: null,
      frozenFrom: null,
    };
    const ask = () =>
      app.command('POST', '/teams', { token: ana.token, body, headers: { 'idempotency-key': key } });
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(await typesOf(first.streamId.slice('team-'.length))).toEqual(['TeamCreated', 'MemberJoined']);
  });

  it('invite an address by mail; only its owner becomes a member, and the address is then forgotten', async () => {
    const teamId = await createTeam(app, ana);
    const [eve, max] = [await app.signUp('eve'), await app.signUp('max')];
    const token = await inviteToTeam(app, teamId, ana, eve.email, 'substitute');
    await until('the mail is there', async () =>
      (await mailsTo(app, eve.email)).some(({ subject }) => subject === '“Night Hawks” invited you'),
    );
    expect((await look(token)).body).toMatchObject({
      role: 'substitute',
      addressed: true,
      state: 'open',
      team: { name: 'Night Hawks', players: 1 },
    });
    const seenBy = async (by: TestPerson) =>
      (await app.send<TeamInviteView>('GET', `/teams/invites/${token}`, { token: by.token })).body.forAnother;
    expect([await seenBy(max), await seenBy(eve)]).toEqual([true, false]);
    expect(await accept(token, max)).toMatchObject({ status: 403, body: { code: 'invitation_for_another' } });
    expect(await accept(token, eve)).toMatchObject({ status: 200 });
    expect((await look(token)).body).toMatchObject({ state: 'accepted' });
    await until('the address is forgotten', async () => {
      const invited = (await factsOf(teamId)).find(({ type }) => type === 'MemberInvited');
      const kept = await collection('team_invited_addresses').countDocuments({ teamId });
      return invited?.type === 'MemberInvited' && invited.data.email === '' && kept === 0;
    });
  });

  it('invite neither the captain nor an address by which a member has come', async () => {
    const teamId = await createTeam(app, ana);
    const [uma, vic, wes] = [await app.signUp('uma'), await app.signUp('vic'), await app.signUp('wes')];
    await accept(await inviteToTeam(app, teamId, ana, uma.email), uma);
    // By the link for everybody: whose an address is, is nobody's to learn.
    await joinTeam(app, teamId, ana, vic);
    const emails = [ana, uma, vic, wes].map(({ email }) => email);
    const { revision } = await app.command('POST', `/teams/${teamId}/invitations`, {
      token: ana.token,
      body: { emails, role: 'player', people: [] },
    });
    const invited = (await factsOf(teamId)).slice(-2);
    expect(invited.map(({ data }) => 'email' in data && data.email)).toEqual([vic.email, wes.email]);
    expect(revision).toBe((await factsOf(teamId)).length - 1);
  });

  it('make somebody who came by the link what they are invited as, once they accept', async () => {
    const teamId = await createTeam(app, ana);
    const zoe = await app.signUp('zoe');
    await joinTeam(app, teamId, ana, zoe);
    const token = await inviteToTeam(app, teamId, ana, zoe.email, 'admin');
    const seen = await app.send<TeamInviteView>('GET', `/teams/invites/${token}`, { token: zoe.token });
    expect(seen.body).toMatchObject({ role: 'admin', state: 'open' });
    expect(await accept(token, zoe)).toMatchObject({ status: 200 });
    const [answered, changed] = (await factsOf(teamId)).slice(-2);
    expect([answered?.type, changed?.type]).toEqual(['MemberInvitationAccepted', 'MemberRoleChanged']);
    expect(changed?.data).toMatchObject({ from: 'player', to: 'admin' });
  });

  it('have nobody invited any more who was let in as they asked', async () => {
    const teamId = await createTeam(app, ana);
    const ida = await app.signUp('ida');
    const token = await inviteToTeam(app, teamId, ana, ida.email);
    await app.command('POST', `/teams/${teamId}/requests`, { token: ida.token, body: { message: '' } });
    const asked = (await factsOf(teamId)).at(-1);
    const requestId = asked?.type === 'JoinRequested' ? asked.data.requestId : '';
    await app.command('POST', `/teams/${teamId}/requests/${requestId}/accept`, { token: ana.token });
    expect((await typesOf(teamId)).slice(-3)).toEqual([
      'MemberInvitationAccepted',
      'JoinRequestAccepted',
      'MemberJoined',
    ]);
    expect((await look(token)).body).toMatchObject({ state: 'accepted' });
  });

  it('dress whoever accepts as the invitation says', async () => {
    const teamId = await createTeam(app, ana);
    const nia = await app.signUp('nia');
    const shirt = { number: '9', positions: ['SS'] };
    const token = await inviteToTeam(app, teamId, ana, nia.email.toUpperCase(), 'player', shirt);
    expect(await accept(token, nia)).toMatchObject({ status: 200 });
    const [joined, changed] = (await factsOf(teamId)).slice(-2);
    expect([joined?.type, changed?.type]).toEqual(['MemberJoined', 'MemberChanged']);
    expect(changed?.data).toMatchObject(shirt);
    const none = await app.send('POST', `/teams/${teamId}/invitations`, { token: ana.token, body: {} });
    expect(none).toMatchObject({ status: 400, body: { errors: [{ field: 'emails' }] } });
  });

  it('are joined by a code that is read aloud, until the link is closed; guessing ends soon', async () => {
    const teamId = await createTeam(app, ana);
    const [kim, guesser] = [await app.signUp('kim'), await app.signUp('guesser')];
    const code = codeOf(await openTeamLink(app, teamId, ana));
    const spoken = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    const ask = ({ token }: TestPerson, text: string) =>
      app.send<TeamInviteView>('GET', `/teams/codes/${text}`, { token });
    const noted = (count: number) => async () =>
      (await collection('team_codes').countDocuments({ teamId })) === count;
    await until('the code is noted', noted(1));
    const { body } = await ask(kim, spoken);
    expect(body).toMatchObject({ team: { teamId }, role: 'player', addressed: false, state: 'open' });
    expect(await accept(body.token, kim)).toMatchObject({ status: 200 });
    await app.command('DELETE', `/teams/${teamId}/link/${body.token.split('.')[1]}`, { token: ana.token });
    expect((await look(body.token)).body).toMatchObject({ state: 'withdrawn', team: { teamId } });
    expect(await accept(body.token, guesser)).toMatchObject({
      status: 409,
      body: { code: 'invite_withdrawn' },
    });
    await until('the code is gone', noted(0));
    const answers = [];
    for (let attempt = 0; attempt < 13; attempt += 1) answers.push((await ask(guesser, 'AAAA0000')).status);
    expect(answers).toEqual([...Array<number>(12).fill(404), 429]);
  });

  it('have the link that was made first, where two make one at the same time', async () => {
    const teamId = await createTeam(app, ana);
    const ben = await app.signUp('ben');
    await accept(await inviteToTeam(app, teamId, { token: ana.token }, ben.email), ben);
    const bens = (await factsOf(teamId)).findLast(({ type }) => type === 'MemberJoined')?.data;
    const memberId = bens && 'memberId' in bens ? bens.memberId : '';
    const role = { token: ana.token, body: { role: 'admin' } };
    await app.command('PUT', `/teams/${teamId}/members/${memberId}/role`, role);
    const make = ({ token }: TestPerson) =>
      app.send<ProblemView>('POST', `/teams/${teamId}/link`, { token, body: { replaces: null } });
    const answers = await Promise.all([make(ana), make(ben)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'link_open' });
    const facts = (await typesOf(teamId)).filter((type) => type.startsWith('TeamLink'));
    expect(facts).toEqual(['TeamLinkOpened']);
  });

  it('are joined by a link without a confirmed address, and invite nobody without one', async () => {
    const teamId = await createTeam(app, ana);
    const { access_token: token } = await new AuthClient(app).signUp(`${randomUUID()}@corp.example`);
    expect(await accept(await openTeamLink(app, teamId, ana), { token })).toMatchObject({ status: 200 });
    const own = await createTeam(app, { token });
    expect(
      await app.send('POST', `/teams/${own}/invitations`, {
        token,
        body: { emails: ['a@example.org'], role: 'player' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'email_unconfirmed' } });
  });

  it('two captains who remove each other at once leave one', async () => {
    const teamId = await createTeam(app, ana);
    const bob = await app.signUp('bob');
    const bobs = await joinTeam(app, teamId, ana, bob);
    const [, founded] = await factsOf(teamId);
    const anas = founded?.type === 'MemberJoined' ? founded.data.memberId : '';
    await app.command('PUT', `/teams/${teamId}/members/${bobs}/role`, {
      token: ana.token,
      body: { role: 'captain' },
    });
    const remove = (by: TestPerson, memberId: string) =>
      app.send('POST', `/teams/${teamId}/members/${memberId}/remove`, {
        token: by.token,
        body: { reason: null },
      });
    const answers = await Promise.all([remove(ana, bobs), remove(bob, anas)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await typesOf(teamId)).filter((type) => type === 'MemberLeft')).toHaveLength(1);
  });

  it('are made of a league’s entries: its captain runs the team, its roster belongs to it', async () => {
    const { streamId } = await app.command('POST', '/leagues', { token: ana.token, body: leagueBody });
    const leagueId = streamId.slice('league-'.length);
    const teamId = await enterTeam(app, { leagueId, owner: ana }, 'Falcons');
    const [cal, pia] = [await app.signUp('cal'), await app.signUp('pia')];
    await until('the team is there', async () => (await typesOf(teamId)).includes('TeamCreated'));
    const link = await invite(app, leagueId, ana, cal.email, { kind: 'team', teamId, role: 'captain' });
    await app.command('POST', `/leagues/invites/${link}/accept`, { token: cal.token });
    await until(
      'its captain runs it',
      async () => (await app.send('POST', `/teams/${teamId}/archive`, { token: cal.token })).status === 200,
    );
    await app.command('POST', `/teams/${teamId}/reopen`, { token: cal.token });
    const playerId = await registerPlayer(app, { leagueId, owner: ana }, 'Pia');
    const rosters = {
      type: 'CreateRosters',
      draftId: 'd1',
      rosters: [{ teamId, playerIds: [playerId] }],
    } as const;
    const command = { aggregate: 'league', id: leagueId, request: rosters };
    const cause = { id: randomUUID(), correlationId: randomUUID() };
    await app.nest.get(CommandSender).send(command, metaFromProcess('draft-fills-rosters', cause, rosters));
    const member = async () => {
      const facts = await factsOf(teamId);
      return facts.findLast(({ data }) => 'memberId' in data && data.memberId === playerId);
    };
    await until(
      'a player without an account is to be a member',
      async () => (await member())?.type === 'MemberJoined',
    );
    const own = await invite(app, leagueId, ana, pia.email, { kind: 'player', playerId });
    await app.command('POST', `/leagues/invites/${own}/accept`, { token: pia.token });
    await until('and is one', async () => {
      const claimed = await member();
      return claimed?.type === 'MemberClaimed' && claimed.data.accountId === pia.accountId;
    });
  });

  it('let go of whoever erases their account, and of their words', async () => {
    const teamId = await createTeam(app, ana);
    const [gil, hal, ivy] = [await app.signUp('gil'), await app.signUp('hal'), await app.signUp('ivy')];
    const gils = await joinTeam(app, teamId, ana, gil);
    await app.command('PUT', `/teams/${teamId}/members/${gils}/role`, {
      token: ana.token,
      body: { role: 'admin' },
    });
    const hals = await joinTeam(app, teamId, ana, hal);
    await app.command('POST', `/teams/${teamId}/members/${hals}/remove`, {
      token: gil.token,
      body: { reason: 'Never came' },
    });
    await app.command('POST', `/teams/${teamId}/requests`, {
      token: hal.token,
      body: { message: 'Let me back in' },
    });
    const ivys = await joinTeam(app, teamId, ana, ivy);
    await app.command('POST', `/teams/${teamId}/members/${ivys}/remove`, {
      token: ana.token,
      body: { reason: 'Moved away' },
    });
    await until(
      'their teams are noted',
      async () => (await collection('team_accounts').countDocuments({ teamId })) === 4,
    );
    for (const { token } of [gil, hal, ivy]) await erasePerson(app, { token });
    await until(
      'they are gone',
      async () => (await collection('team_accounts').countDocuments({ teamId })) === 1,
    );
    const facts = await factsOf(teamId);
    expect(
      facts
        .slice(-4)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['JoinRequestWithdrawn', 'MemberForgotten', 'MemberForgotten', 'MemberLeft']);
    await until(
      'their words are',
      async () =>
        !/Never came|Let me back/.test(JSON.stringify((await factsOf(teamId)).map(({ data }) => data))),
    );
  });
});
