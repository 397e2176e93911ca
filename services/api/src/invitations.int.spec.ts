import type {
  InviteView,
  LeagueCard,
  LeagueView,
  OwnInvitationView,
  PoolView,
  ProblemView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import { invite, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { AuthClient } from './testing/auth-client';
import { enterTeam, leagueBody, registerPlayer } from './testing/draft-league';
import { mailsTo, tokenTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

const PER_HOUR = 20;
const LEAGUE = { name: 'league', version: 3 };

/** An address of a domain that the tests do not trust: it has to be confirmed. */
const somebody = (): string => `${randomUUID()}@corp.example`;

describe('invitations by address', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let olga: TestPerson;
  let leagueId: string;
  let teamId: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { INVITATIONS_PER_HOUR: String(PER_HOUR) });
    olga = await app.signUp('olga');
    leagueId = await createLeague();
    teamId = await enterTeam(app, { leagueId, owner: olga }, 'Hawks');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const createLeague = async (): Promise<string> => {
    const made = await app.command('POST', '/leagues', { token: olga.token, body: leagueBody });
    return made.streamId.slice('league-'.length);
  };
  const captain = () => ({ kind: 'team', teamId, role: 'captain' }) as const;
  const issue = (token: string, email: string) =>
    app.send<ProblemView>('POST', `/leagues/${leagueId}/invitations`, {
      token,
      body: { email, offer: { kind: 'team', teamId, role: 'proxy' } },
    });
  const unconfirmed = async (email: string): Promise<TestPerson> => {
    const { user, access_token: token } = await new AuthClient(app).signUp(email);
    return { accountId: user.id, email, token };
  };
  const accept = (link: string, { token }: Pick<TestPerson, 'token'>) =>
    app.send<ProblemView>('POST', `/leagues/invites/${link}/accept`, { token });
  const leaguesOf = async ({ token }: Pick<TestPerson, 'token'>): Promise<readonly LeagueCard[]> =>
    (await app.send<LeagueCard[]>('GET', '/leagues', { token })).body;
  const ownOf = async ({ token }: Pick<TestPerson, 'token'>): Promise<readonly OwnInvitationView[]> =>
    (await app.send<OwnInvitationView[]>('GET', '/leagues/invitations', { token })).body;
  const leagueFor = ({ token }: Pick<TestPerson, 'token'>, position = '') =>
    app.send<LeagueView>('GET', `/leagues/${leagueId}${position && `?atLeast=${position}`}`, { token });

  it('give nothing to a stranger who has signed up with the address, and the role to its owner', async () => {
    const email = somebody();
    const attacker = await unconfirmed(email);
    const link = await invite(app, leagueId, olga, email, { kind: 'staff', role: 'commissioner' });
    expect(await accept(link, attacker)).toMatchObject({ status: 403, body: { code: 'email_unconfirmed' } });
    expect(await ownOf(attacker)).toEqual([]);
    expect(await leaguesOf(attacker)).toEqual([]);
    expect((await app.send('GET', `/leagues/${leagueId}/pool`, { token: attacker.token })).status).toBe(404);

    // The owner of the mailbox proves that it is theirs; whoever signed up with it is out.
    const visitor = new AuthClient(app);
    await visitor.send('POST', '/recover', { email });
    const password = 'the owner’s own';
    const proof = await tokenTo(app, email, 'new-password');
    await visitor.send('POST', '/recover/password', { token: proof, password });
    const { access_token: token } = (await visitor.signIn(email, password)).body;
    expect(await accept(link, attacker)).toMatchObject({ status: 401 });
    expect(await accept(link, { token })).toMatchObject({ status: 200 });
    await until('the league is theirs', async () => (await leaguesOf({ token }))[0]?.role === 'commissioner');
  });

  it('are for nobody else who has the link', async () => {
    const eve = await app.signUp('eve');
    const link = await invite(app, leagueId, olga, 'the-other@example.org', captain());
    for (const answer of ['accept', 'decline'])
      expect(
        await app.send('POST', `/leagues/invites/${link}/${answer}`, { token: eve.token }),
      ).toMatchObject({ status: 403, body: { code: 'invitation_for_another' } });
    const look = async (token?: string) =>
      (await app.send<InviteView>('GET', `/leagues/invites/${link}`, { token })).body;
    expect(await look(eve.token)).toMatchObject({ state: 'open', forAnother: true });
    expect(await look()).toMatchObject({ state: 'open', forAnother: false });
  });

  it('are answered alike for known, unknown and unconfirmed addresses', async () => {
    const known = await app.signUp('known');
    const unknown = somebody();
    const waiting = (await unconfirmed(somebody())).email;
    const answers = [];
    for (const email of [known.email, unknown, waiting]) {
      const { status, headers, body } = await issue(olga.token, email);
      answers.push({ status, headers: [...headers.keys()].sort(), keys: Object.keys(body).sort() });
    }
    expect(answers[0]).toMatchObject({ status: 200, keys: ['position', 'revision', 'streamId'] });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const view = (await leagueFor(olga)).body;
    const shown = JSON.stringify(view.invitations);
    expect(shown).not.toContain(known.accountId);
    expect(shown).not.toContain('known Example');
    for (const email of [known.email, unknown, waiting])
      await until(`${email} has the mail`, async () =>
        (await mailsTo(app, email)).some(({ subject }) => subject.endsWith(' invited you')),
      );
  });

  it('show a stranger’s card to nobody and the league to no stranger before they accept', async () => {
    const victim = await app.signUp('victim');
    const { email } = victim;
    const link = await invite(app, leagueId, olga, email, captain());
    await until('the invitation is shown', async () => (await ownOf(victim)).length === 1);
    const card = () => app.send('GET', `/players/${victim.accountId}`, { token: olga.token });
    expect((await card()).status).toBe(404);
    expect(await leaguesOf(victim)).toEqual([]);
    expect((await leagueFor(victim)).status).toBe(404);
    expect((await leagueFor(olga)).body.teams.flatMap(({ people }) => people)).toEqual([]);
    await accept(link, victim);
    await until('the card is open', async () => (await card()).status === 200);
    await until('the league is on their list', async () => (await leaguesOf(victim)).length > 0);
    expect((await leaguesOf(victim)).map(({ name }) => name)).toEqual([leagueBody.name]);
  });

  it('stand on the invited person’s list until they are answered', async () => {
    const dee = await app.signUp('dee');
    const link = await invite(app, leagueId, olga, 'DEE@example.org', { kind: 'staff', role: 'treasurer' });
    await until('it is on the list', async () => (await ownOf(dee)).length === 1);
    expect(await ownOf(dee)).toMatchObject([
      { token: link, leagueId, leagueName: leagueBody.name, offer: { kind: 'staff', role: 'treasurer' } },
    ]);
    const { position } = await app.command('POST', `/leagues/invites/${link}/decline`, { token: dee.token });
    await app.projected(LEAGUE, position);
    expect(await ownOf(dee)).toEqual([]);
    expect((await app.send<InviteView>('GET', `/leagues/invites/${link}`)).body).toMatchObject({
      addressed: true,
      state: 'declined',
    });
  });

  it('tell who sent them when their link was first opened', async () => {
    const email = somebody();
    const link = await invite(app, leagueId, olga, email, captain());
    const entry = async (position?: string) =>
      (await leagueFor(olga, position)).body.invitations.find((one) => one.email === email);
    await until('it is on the list, as not seen', async () => (await entry())?.seenAt === null);
    const { position } = await app.command('POST', `/leagues/invites/${link}/seen`, {});
    const seenAt = (await entry(position))?.seenAt;
    expect(seenAt).toEqual(expect.any(String));
    const again = await app.command('POST', `/leagues/invites/${link}/seen`, {});
    expect((await entry(again.position))?.seenAt).toBe(seenAt);
  });

  it('show their address to those who manage the league only, and are withdrawn by them', async () => {
    const helper = await app.signUp('helper');
    await join(app, leagueId, olga, helper, { kind: 'staff', role: 'scorekeeper' });
    const email = somebody();
    const link = await invite(app, leagueId, olga, email, captain());
    const shown = async ({ token }: Pick<TestPerson, 'token'>) =>
      (await leagueFor({ token })).body.invitations?.map((one) => one.email) ?? [];
    await until('it is shown', async () => (await shown(olga)).includes(email));
    expect(await shown(helper)).toEqual([]);
    const path = `/leagues/${leagueId}/invitations/${link.split('.')[1]}`;
    const { position } = await app.command('DELETE', path, { token: olga.token });
    await app.projected(LEAGUE, position);
    expect(await shown(olga)).not.toContain(email);
    expect((await app.send<InviteView>('GET', `/leagues/invites/${link}`)).body.state).toBe('revoked');
    const keyOf = (_id: string) =>
      app.nest
        .get<Db>(MONGO_DB)
        .collection<{ _id: string; sealedKey: string | null }>('identity_subject_keys')
        .findOne({ _id });
    await until('the address is forgotten', async () => {
      const key = await keyOf(link.split('.')[1] ?? '');
      return key !== null && key.sealedKey === null;
    });
    const issued = (await app.storedEventsOf(`league-${leagueId}`)).find(
      ({ data }) => data['invitationId'] === link.split('.')[1],
    );
    expect(issued?.type).toBe('InvitationIssued');
    expect(JSON.stringify(issued?.data)).not.toContain(email);
  });

  it('can be left again: a team, the staff, a player', async () => {
    const leaver = await app.signUp('leaver');
    const playerId = await registerPlayer(app, { leagueId, owner: olga }, 1);
    await join(app, leagueId, olga, leaver, { kind: 'team', teamId, role: 'proxy' });
    await join(app, leagueId, olga, leaver, { kind: 'staff', role: 'treasurer' });
    await join(app, leagueId, olga, leaver, { kind: 'player', playerId });
    const linked = async () => {
      const { body } = await app.send<PoolView>('GET', `/leagues/${leagueId}/pool`, { token: olga.token });
      return body.players.find((player) => player.playerId === playerId)?.linked;
    };
    await until('the player is linked', async () => (await linked()) === true);
    const { token, accountId } = leaver;
    await app.command('DELETE', `/leagues/${leagueId}/teams/${teamId}/people/${accountId}`, { token });
    await app.command('DELETE', `/leagues/${leagueId}/staff/${accountId}`, { token });
    await app.command('DELETE', `/leagues/${leagueId}/pool/players/${playerId}/account`, { token });
    await until('no league is theirs', async () => (await leaguesOf(leaver)).length === 0);
    expect(await linked()).toBe(false);
    const types = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).slice(-2).map(({ type }) => type);
    expect(types).toEqual(['TeamRoleRevoked', 'LeagueStaffRemoved']);
    expect(
      await app.send('DELETE', `/leagues/${leagueId}/staff/${olga.accountId}`, { token: olga.token }),
    ).toMatchObject({ status: 409, body: { code: 'last_owner' } });
  });

  it('are limited by account and hour, and say when they go on', async () => {
    const sender = await app.signUp('sender');
    await join(app, leagueId, olga, sender, { kind: 'staff', role: 'commissioner' });
    const answers = [];
    for (let n = 0; n <= PER_HOUR; n += 1) answers.push(await issue(sender.token, somebody()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_HOUR);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(answers.at(-1)?.body.detail).toMatch(
      /^You have sent many invitations within the hour\. Try again in (\d+ minutes|1 hour)\.$/,
    );
  });
});
