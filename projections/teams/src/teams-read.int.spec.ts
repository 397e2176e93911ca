import type {
  DashboardView,
  SimilarTeamsView,
  TeammatesView,
  TeamHistoryView,
  TeamsView,
  TeamView,
} from '@fieldhouse/api-contract';
import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { readTeamLinkToken, teamCode, type TeamEvent } from '@fieldhouse/events/teams';
import { KEYRING, Secrets, type Keyring } from '@fieldhouse/kernel/runtime';
import { Followables } from '@fieldhouse/platform';
import { TEST_SECRET, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import {
  changed,
  created,
  details,
  detailsChanged,
  inDays,
  invited,
  joined,
  joinedToBe,
  left,
  memberIdOf,
  requested,
  roleChanged,
  statusChanged,
} from './testing/team-facts';
import type { FactsApp } from '@fieldhouse/testing/facts-app';
import { startTeamsApp } from './testing/teams-app';

let app: FactsApp;
let ana: TestPerson;
let ben: TestPerson;
let pia: TestPerson;
let eve: TestPerson;

const anyString: unknown = expect.any(String);
const keys = new Secrets(TEST_SECRET).keysOf('team-link');
/** Facts of one team, by Ana. */
const happened = (teamId: string, ...facts: readonly TeamEvent[]): Promise<string> =>
  app.happened(
    `team-${teamId}`,
    { kind: 'account', accountId: ana.accountId },
    facts.map((fact) => ({ ...fact, data: { ...fact.data, teamId } }) as TeamEvent),
  );
/** A team whose captain is Ana. @returns its id */
const teamOfAna = async (more: object, ...facts: readonly TeamEvent[]): Promise<string> => {
  const teamId = randomUUID();
  await happened(
    teamId,
    { ...created, data: { ...created.data, ...more } } as TeamEvent,
    joined(ana.accountId, 'captain'),
    ...facts,
  );
  return teamId;
};
const read = async <Body>(person: TestPerson, path: string): Promise<Body> => {
  const { status, body } = await app.send<Body>('GET', path, { token: person.token });
  expect(status).toBe(200);
  return body;
};
const teamTo = (person: TestPerson, teamId: string): Promise<TeamView> => read(person, `/teams/${teamId}`);
const teamsOf = (person: TestPerson): Promise<TeamsView> => read(person, '/teams');
const statusTo = async ({ token }: TestPerson, path: string): Promise<number> =>
  (await app.send('GET', path, { token })).status;

beforeAll(async () => {
  app = await startTeamsApp();
  [ana, ben, pia, eve] = await Promise.all([
    app.signUp('ana'),
    app.signUp('ben'),
    app.signUp('pia'),
    app.signUp('eve'),
  ]);
});
afterAll(() => app.stop());

describe('the team view', () => {
  it('shows whoever runs the team everything, with names', async () => {
    const [player, linkId] = [randomUUID(), randomUUID()];
    await app.happened(`playerPool-${randomUUID()}`, { kind: 'anonymous' }, [registered(player)]);
    const teamId = await teamOfAna(
      {},
      joinedToBe(player),
      joined(ben.accountId),
      changed(ben.accountId, '9', 'P'),
      joined(pia.accountId),
      left(pia.accountId, 'removed', 'never came'),
      invited('i1', 'Dee@example.org', 'admin'),
      requested('r1', eve.accountId),
      { type: 'TeamLinkOpened', data: { teamId: '', linkId, expiresAt: inDays(30) } },
      { type: 'TeamSeasonStarted', data: { teamId: '', season: 'Fall 2026' } },
    );
    const { status, headers, body } = await app.send<TeamView>('GET', `/teams/${teamId}`, ana);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"10"');
    const member = { number: null, positions: [], status: 'active', joinedAt: anyString };
    expect(body).toEqual({
      ...details,
      teamId,
      crest: null,
      revision: 10,
      position: anyString,
      archived: false,
      season: 'Fall 2026',
      players: 3,
      captains: ['ana Example'],
      me: { memberId: memberIdOf(ana.accountId), role: 'captain', status: 'active' },
      request: null,
      invitation: null,
      declinedAt: null,
      members: [
        { ...member, ...memberOf(ana), role: 'captain' },
        { ...member, ...memberOf(ben), role: 'player', number: '9', positions: ['P'] },
        { ...member, memberId: player, accountId: null, name: 'Lou Field', role: 'player' },
      ],
      running: {
        invitations: [
          {
            invitationId: 'i1',
            to: 'dee@example.org',
            number: null,
            positions: [],
            role: 'admin',
            sentAt: inDays(0),
            expiresAt: inDays(30),
            undelivered: false,
            seenAt: null,
          },
        ],
        requests: [
          {
            requestId: 'r1',
            accountId: eve.accountId,
            name: 'eve Example',
            message: 'I pitch.',
            requestedAt: anyString,
          },
        ],
        link: { linkId, path: anyString, code: teamCode(keys[0], teamId, linkId), expiresAt: inDays(30) },
        removed: [
          { memberId: memberIdOf(pia.accountId), name: 'pia Example', role: 'player', leftAt: anyString },
        ],
      },
    });
    const token = body.running?.link?.path.replace('/auth#team=', '') ?? '';
    expect(readTeamLinkToken(keys, token)).toEqual({ teamId, linkId });
  });

  it('lists nobody as invited who has joined meanwhile', async () => {
    const teamId = await teamOfAna(
      {},
      invited('i1', '', 'player', ben.accountId),
      invited('i2', '', 'player', eve.accountId),
      invited('i3', 'ben@example.org'),
      joined(ben.accountId),
    );
    const { running } = await teamTo(ana, teamId);
    // Whose the address is, is not told.
    expect(running?.invitations.map(({ invitationId }) => invitationId)).toEqual(['i2', 'i3']);
    expect((await teamsOf(ben)).invitations.filter(({ team }) => team.teamId === teamId)).toEqual([]);
    expect((await teamsOf(eve)).invitations.map(({ team }) => team.teamId)).toContain(teamId);
  });

  it('shows members the roster, and nothing of how it is run', async () => {
    const teamId = await teamOfAna({}, joined(ben.accountId, 'admin'), joined(pia.accountId));
    const view = await teamTo(pia, teamId);
    expect(view.members.map(({ name }) => name)).toEqual(['ana Example', 'ben Example', 'pia Example']);
    expect(view).toMatchObject({ me: { role: 'player' }, running: null });
    expect((await teamTo(ben, teamId)).running).toMatchObject({ link: null, invitations: [] });
    await happened(teamId, statusChanged(ben.accountId, 'suspended'));
    expect(await teamTo(ben, teamId)).toMatchObject({ me: { status: 'suspended' }, running: null });
  });

  it('shows strangers and who has left what a public team says of itself', async () => {
    const teamId = await teamOfAna({}, joined(pia.accountId), left(pia.accountId, 'left'));
    for (const person of [eve, pia])
      expect(await teamTo(person, teamId)).toMatchObject({
        name: 'Night Hawks',
        players: 1,
        captains: ['ana Example'],
        me: null,
        request: null,
        members: [],
        running: null,
      });
    expect(await app.send('GET', `/teams/${teamId}`)).toMatchObject({ status: 401 });
    expect(await statusTo(eve, '/teams/nonsense')).toBe(404);
  });

  it('shows whoever is invited the newest of their open invitations, and nobody else', async () => {
    const teamId = await teamOfAna(
      { joinPolicy: 'invite' },
      invited('i1', 'Eve@Example.org'),
      invited('i2', '', 'admin', eve.accountId),
      invited('i3', 'ben@example.org'),
      joined(ben.accountId),
    );
    const { invitation } = await teamTo(eve, teamId);
    expect(invitation).toEqual({ token: anyString, role: 'admin', expiresAt: inDays(30) });
    expect(readTeamLinkToken(keys, invitation?.token ?? '')).toEqual({ teamId, linkId: 'i2' });
    for (const other of [pia, ana, ben]) expect((await teamTo(other, teamId)).invitation).toBeNull();
    await happened(teamId, { type: 'TeamArchived', data: { teamId } });
    expect((await teamTo(eve, teamId)).invitation).toBeNull();
  });

  it('offers a member, there and in their list, what an invitation would make of them, and nothing it would not', async () => {
    const una = await app.signUp('una');
    const { accountId } = una;
    const teamId = await teamOfAna(
      { name: 'Gulls' },
      joined(accountId),
      invited('i1', 'UNA@example.org', 'admin'),
      invited('i2', 'una@example.org', 'player'),
    );
    const toAdmin = { token: anyString, role: 'admin', expiresAt: inDays(30) };
    expect((await teamTo(una, teamId)).invitation).toEqual(toAdmin);
    expect((await teamsOf(una)).invitations).toMatchObject([{ ...toAdmin, team: { teamId } }]);
    const runs = roleChanged(accountId, 'player', 'treasurer');
    await happened(teamId, { ...runs, data: { ...runs.data, changedAt: inDays(1) } } as TeamEvent);
    expect((await teamTo(una, teamId)).invitation).toBeNull();
    expect((await teamsOf(una)).invitations).toEqual([]);
  });

  it.each([
    ['private', { privacy: 'private' }, []],
    ['archived', {}, [{ type: 'TeamArchived', data: { teamId: '' } }]],
  ] as const)('is not there for strangers when the team is %s', async (_, more, facts) => {
    const teamId = await teamOfAna(more, joined(ben.accountId), joined(pia.accountId), ...facts);
    const path = `/teams/${teamId}`;
    expect(await statusTo(eve, path)).toBe(404);
    expect(await statusTo(pia, path)).toBe(200);
    await happened(teamId, left(pia.accountId, 'left'), statusChanged(ben.accountId, 'inactive'));
    expect(await statusTo(pia, path)).toBe(404);
    expect(await statusTo(ben, path)).toBe(200);
    await happened(teamId, invited('i1', 'Eve@Example.org'), requested('r1', pia.accountId));
    expect(await statusTo(eve, path)).toBe(200);
    expect((await teamTo(pia, teamId)).request).toEqual({ requestId: 'r1', requestedAt: anyString });
    await happened(
      teamId,
      { type: 'MemberInvitationDeclined', data: { teamId, invitationId: 'i1' } },
      { type: 'JoinRequestDeclined', data: { teamId, requestId: 'r1' } },
    );
    expect([await statusTo(eve, path), await statusTo(pia, path)]).toEqual([404, 404]);
  });

  it('is followed by whoever may read it', async () => {
    const teamId = await teamOfAna({ privacy: 'private' });
    const { idOf, open } = app.nest.get(Followables).of('team') ?? {};
    const callerOf = ({ accountId }: TestPerson) => ({ accountId, roles: [] });
    expect(idOf?.(teamId)).toBe(teamId);
    await expect(open?.(teamId, callerOf(ana))).resolves.toBeDefined();
    await expect(open?.(teamId, callerOf(eve))).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list of teams', () => {
  it('has what somebody is, was, is invited to and asks for', async () => {
    const dan = await app.signUp('dan');
    const { accountId } = dan;
    const own = await teamOfAna({ name: 'Owls' }, joined(accountId, 'admin'), requested('r1', eve.accountId));
    const other = await teamOfAna({ name: 'Bears', privacy: 'private' }, joined(accountId));
    const past = await teamOfAna({ name: 'Cats' }, joined(accountId), left(accountId, 'left'));
    await teamOfAna({ privacy: 'private' }, joined(accountId), left(accountId, 'left'));
    const asked = await teamOfAna({ name: 'Dogs' }, requested('r2', accountId));
    const inviting = await teamOfAna({ name: 'Elks', privacy: 'private' }, invited('i1', 'DAN@example.org'));
    await teamOfAna({}, {
      ...invited('i2', 'dan@example.org'),
      data: { ...invited('i2', 'dan@example.org').data, expiresAt: inDays(-1) },
    } as TeamEvent);
    const archived: TeamEvent = { type: 'TeamArchived', data: { teamId: '' } };
    await teamOfAna({ name: 'Foxes' }, invited('i3', 'dan@example.org'), archived);
    const { teams, past: before, invitations, requests } = await teamsOf(dan);
    expect(teams.map(({ teamId, name, waiting }) => [teamId, name, waiting])).toEqual([
      [other, 'Bears', 0],
      [own, 'Owls', 1],
    ]);
    expect(teams[1]).toEqual({
      teamId: own,
      name: 'Owls',
      sport: 'softball',
      color: '#0B6B4A',
      accent: '#FFFFFF',
      crest: null,
      city: 'Graz',
      players: 2,
      archived: false,
      memberId: memberIdOf(accountId),
      role: 'admin',
      status: 'active',
      joinedAt: anyString,
      waiting: 1,
    });
    expect(before).toMatchObject([{ teamId: past, name: 'Cats', leftAt: anyString }]);
    expect(requests).toMatchObject([{ team: { teamId: asked }, requestedAt: anyString }]);
    expect(invitations).toMatchObject([{ team: { teamId: inviting, name: 'Elks' }, role: 'player' }]);
    expect(readTeamLinkToken(keys, invitations[0]?.token ?? '')).toEqual({ teamId: inviting, linkId: 'i1' });
  });

  it('says who follows an only captain whose account is erased, and of no other team', async () => {
    const kay = await app.signUp('kay');
    const { accountId } = kay;
    const captain = joined(accountId, 'captain');
    const handed = await teamOfAna(
      { name: 'Bears' },
      captain,
      roleChanged(ana.accountId, 'captain', 'player'),
    );
    const lone: TeamEvent = left(ana.accountId, 'left');
    await teamOfAna({ name: 'Cats' }, captain, lone);
    await teamOfAna({ name: 'Dogs' }, captain);
    await teamOfAna({ name: 'Elks' }, joined(accountId));
    expect((await teamsOf(kay)).teams.map(({ name, successor }) => [name, successor])).toEqual([
      ['Bears', { name: 'ana Example' }],
      ['Cats', { name: null }],
      ['Dogs', undefined],
      ['Elks', undefined],
    ]);
    expect((await teamTo(kay, handed)).me).toMatchObject({ role: 'captain' });
  });

  it('is on the dashboard as far as it concerns somebody now', async () => {
    const fay = await app.signUp('fay');
    const { accountId } = fay;
    expect((await read<DashboardView>(fay, '/dashboard')).parts).toEqual({});
    const now = await teamOfAna({ name: 'Owls' }, joined(accountId));
    const without = await teamOfAna(
      { name: 'Foxes' },
      joined(accountId),
      statusChanged(accountId, 'inactive'),
    );
    await teamOfAna({}, joined(accountId), { type: 'TeamArchived', data: { teamId: '' } });
    const inviting = await teamOfAna({ name: 'Elks' }, invited('i1', 'fay@example.org'));
    // They have joined by the link of the team meanwhile.
    await happened(now, invited('i2', 'fay@example.org'));
    expect(await read<DashboardView>(fay, '/dashboard')).toMatchObject({
      parts: {
        teams: {
          teams: [
            { teamId: without, status: 'inactive' },
            { teamId: now, status: 'active' },
          ],
          invitations: [{ team: { teamId: inviting } }],
        },
      },
      missing: [],
      follows: [{ kinds: ['team'], keys: [without, now, inviting] }],
    });
  });

  it('finds public teams of the same name, in a city where one is named', async () => {
    const name = `Ünion ${randomUUID().slice(0, 8)}`;
    const graz = await teamOfAna({ name });
    const wien = await teamOfAna({ name: name.toUpperCase(), city: 'Wien' });
    await teamOfAna({ name, privacy: 'private' });
    const similar = async (query: Record<string, string>): Promise<readonly string[]> => {
      const asked = new URLSearchParams(query).toString();
      const { teams } = await read<SimilarTeamsView>(eve, `/teams/similar?${asked}`);
      return teams.map(({ teamId }) => teamId).sort();
    };
    const asTyped = ` ${name.replace('Ü', 'u').replace(' ', '  ')}`;
    expect(await similar({ name: asTyped })).toEqual([graz, wien].sort());
    expect(await similar({ name: asTyped, city: 'wien ' })).toEqual([wien]);
    expect(await similar({ name: name.slice(0, -1) })).toEqual([]);
  });
});

describe('the history of a team', () => {
  const historyTo = (person: TestPerson, teamId: string, query = ''): Promise<TeamHistoryView> =>
    read(person, `/teams/${teamId}/history${query}`);

  it('is told by name, with what can be undone', async () => {
    const teamId = await teamOfAna(
      {},
      joined(ben.accountId),
      roleChanged(ben.accountId, 'player', 'substitute'),
      left(ben.accountId, 'removed', 'never came'),
    );
    const { entries, next } = await historyTo(ana, teamId);
    expect(next).toBeNull();
    expect(entries[0]).toEqual({
      revision: 4,
      type: 'MemberLeft',
      at: anyString,
      by: 'ana Example',
      member: 'ben Example',
      changes: [],
      reason: 'never came',
      undo: { kind: 'restore', memberId: memberIdOf(ben.accountId) },
    });
    expect(entries.map(({ type }) => type)).toEqual([
      'MemberLeft',
      'MemberRoleChanged',
      'MemberJoined',
      'MemberJoined',
      'TeamCreated',
    ]);
    expect(await statusTo(eve, `/teams/${teamId}/history`)).toBe(404);
    expect(await statusTo(ben, `/teams/${teamId}/history`)).toBe(404);
  });

  it('gives no reason whose author was forgotten', async () => {
    const zoe = await app.signUp('zoe');
    const gave = left(ben.accountId, 'removed', 'never came');
    const byZoe = { ...gave, data: { ...gave.data, authorId: zoe.accountId } } as TeamEvent;
    const teamId = await teamOfAna({}, joined(ben.accountId), byZoe);
    expect((await historyTo(ana, teamId)).entries[0]?.reason).toBe('never came');
    await app.nest.get<Keyring>(KEYRING).destroy(zoe.accountId);
    expect((await historyTo(ana, teamId)).entries[0]).toMatchObject({ type: 'MemberLeft', reason: null });
  });

  it('comes a page at a time, reads no further back than it must, and says what was before all the same', async () => {
    const numbers = Array.from({ length: 120 }, (_, n) => changed(ana.accountId, String(n)));
    const teamId = await teamOfAna({}, detailsChanged({ city: 'Wien' }), ...numbers);
    let events = 0;
    const original = app.events.readBackwards.bind(app.events);
    jest.spyOn(app.events, 'readBackwards').mockImplementation(async function* (...asked) {
      for await (const event of original(...asked)) {
        events += 1;
        yield event;
      }
    });
    const first = await historyTo(ana, teamId, '?limit=10');
    expect(events).toBe(11);
    expect(first.entries).toHaveLength(10);
    expect(first.entries.at(-1)?.changes).toEqual([{ field: 'number', from: '109', to: '110' }]);
    const all = [...first.entries];
    for (let { next } = first; next !== null;) {
      const page = await historyTo(ana, teamId, `?limit=50&after=${next}`);
      all.push(...page.entries);
      next = page.next;
    }
    jest.restoreAllMocks();
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 123 }, (_, n) => 122 - n));
    expect(all.at(-3)?.changes).toEqual([{ field: 'city', from: 'Graz', to: 'Wien' }]);
    await happened(teamId, detailsChanged({ city: 'Linz' }));
    expect((await historyTo(ana, teamId, '?limit=1')).entries[0]?.changes).toEqual([
      { field: 'city', from: 'Wien', to: 'Linz' },
    ]);
    expect(await statusTo(ana, `/teams/${teamId}/history?after=yesterday`)).toBe(400);
  });
});

const memberOf = ({ accountId, email }: TestPerson) => ({
  memberId: memberIdOf(accountId),
  accountId,
  name: `${email.split('@')[0]} Example`,
});
const registered = (playerId: string): PlayerPoolEvent => ({
  type: 'PlayerRegistered',
  data: {
    leagueId: 'l1',
    playerId,
    externalId: null,
    firstName: 'Lou',
    lastName: 'Field',
    birthDate: null,
    hometown: null,
    phone: null,
    gender: null,
    positions: [],
    rating: null,
    nights: [],
    comment: null,
    ownColumns: [],
    registeredAt: inDays(0),
    importId: null,
  },
});

describe('former team mates', () => {
  const matesFor = async (person: TestPerson, teamId: string) =>
    (await read<TeammatesView>(person, `/teams/${teamId}/teammates`)).people;

  it('are whom one has been on a team with, but for those who are here', async () => {
    const cal = await app.signUp('cal');
    const old = { ...created.data, name: 'Old Crew' };
    await teamOfAna(old, joined(cal.accountId), joined(ben.accountId), left(cal.accountId, 'left'));
    const teamId = await teamOfAna({}, joined(ben.accountId), invited('i1', '', 'player', cal.accountId));
    const mates = await matesFor(ana, teamId);
    expect(mates.find(({ accountId }) => accountId === cal.accountId)).toEqual({
      accountId: cal.accountId,
      name: 'cal Example',
      teamName: 'Old Crew',
      invited: true,
    });
    expect(mates.map(({ accountId }) => accountId)).not.toContain(ben.accountId);
    expect(mates.map(({ accountId }) => accountId)).not.toContain(ana.accountId);
    expect((await teamsOf(cal)).invitations.map(({ team }) => team.teamId)).toContain(teamId);
    expect((await teamTo(ana, teamId)).running?.invitations).toMatchObject([{ to: 'cal Example' }]);
  });

  it('are nobody who has deleted their account', async () => {
    const { accountId } = await app.signUp('gus');
    await teamOfAna({}, joined(accountId), left(accountId, 'left'));
    const teamId = await teamOfAna({});
    const ids = async () => (await matesFor(ana, teamId)).map((one) => one.accountId);
    expect(await ids()).toContain(accountId);
    await app.happened(`account-${accountId}`, { kind: 'account', accountId }, [
      { type: 'AccountErased', data: { accountId, erasedAt: inDays(0) } },
    ]);
    expect(await ids()).not.toContain(accountId);
  });

  it('are shown to captains and admins only', async () => {
    const teamId = await teamOfAna({}, joined(ben.accountId));
    expect(await statusTo(ben, `/teams/${teamId}/teammates`)).toBe(403);
    expect(await statusTo(eve, `/teams/${teamId}/teammates`)).toBe(404);
  });
});
