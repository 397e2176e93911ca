import { createTeam, join, joinTeam, openTeamLink, turnOnSecondFactor } from '@fieldhouse/testing';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import type { Audience } from '@fieldhouse/api-contract';
import { enterTeam, leagueBody, startDraftLeague, type DraftLeague } from './draft-league';
import { SITE_ADMIN } from './whole-api';

/** Everybody who may stand before a door of the league's draft. */
export const roles = [
  'visitor',
  'spectator',
  'outsider',
  'player',
  'captain',
  'scorekeeper',
  'commissioner',
  'owner',
  'site_admin',
] as const;
export type Role = (typeof roles)[number];

/** Of the team that the captain runs. */
export const inTeam: readonly Role[] = ['captain', 'player'];
const signedIn = roles.filter((role) => role !== 'visitor' && role !== 'spectator');
const inLeague = signedIn.filter((role) => role !== 'outsider');

/** Whom each audience means. */
export const rolesOf: Readonly<Record<Audience, readonly Role[]>> = {
  anonymous: roles,
  spectator: ['spectator', ...inLeague],
  member: signedIn,
  league_member: inLeague,
  player: ['player'],
  team_picker: ['captain'],
  team_member: inTeam,
  team_manager: ['captain'],
  team_captain: ['captain'],
  payer: ['player'],
  treasurer: ['captain'],
  league_treasurer: ['commissioner', 'owner'],
  league_scorekeeper: ['scorekeeper', 'commissioner', 'owner'],
  chat_member: inTeam,
  chat_manager: ['captain'],
  commissioner: ['commissioner', 'owner'],
  league_owner: ['owner'],
  // What the proper requests let go of is never the caller's own.
  self: [],
  site_admin: ['site_admin'],
};

/** A draft league with somebody in each role, and a league that none of them has to do with. */
export type Cast = {
  readonly app: TestApp;
  readonly league: DraftLeague;
  readonly foreign: DraftLeague;
  /** A league that invites everybody: whoever accepts stays who they are in the other two. */
  readonly host: Pick<DraftLeague, 'leagueId' | 'owner' | 'teams'>;
  readonly people: Readonly<Record<Exclude<Role, 'visitor' | 'spectator'>, TestPerson>>;
  /** A team that the captain runs and the player is of, with the token of its link; and one that nobody here may know. */
  readonly team: {
    readonly teamId: string;
    readonly memberIds: Readonly<Record<'captain' | 'player', string>>;
    readonly link: string;
    readonly foreignId: string;
  };
  /** The pool's player whose account the role `player` has. */
  readonly playerId: string;
};

export const assembleCast = async (app: TestApp): Promise<Cast> => {
  const [league, foreign] = [await startDraftLeague(app, 'home'), await startDraftLeague(app, 'away')];
  const { leagueId, owner, playerIds, teams } = league;
  const as = { token: owner.token };
  const [outsider, player, scorekeeper, commissioner, siteAdmin] = [
    await app.signUp('outsider'),
    await app.signUp('player'),
    await app.signUp('scorekeeper'),
    await app.signUp('commissioner'),
    await app.signUp(SITE_ADMIN),
  ];
  const { code } = await turnOnSecondFactor(app, siteAdmin);
  // A second session, for routes that end one.
  const { email } = siteAdmin;
  const signIn = (grant: string, body: object) =>
    app.send<{ facts?: object }>('POST', `/auth/token?grant_type=${grant}`, { body });
  const { body: first } = await signIn('password', { email, password: 'correct horse' });
  await signIn('second_factor', { ...first.facts, code: code(1) });
  for (const [person, role] of [
    [scorekeeper, 'scorekeeper'],
    [commissioner, 'commissioner'],
  ] as const) {
    await join(app, leagueId, owner, person, { kind: 'staff', role });
  }
  const [playerId = ''] = playerIds;
  await join(app, leagueId, owner, player, { kind: 'player', playerId });
  const [captain] = teams.map((team) => team.captain);
  if (!captain) throw new Error('the league has no captain');
  const people = { outsider, player, captain, scorekeeper, commissioner, owner, site_admin: siteAdmin };
  await app.command('POST', `/leagues/${leagueId}/draft/spectator-link`, { ...as, body: {} });
  const path = (suffix: string): string => `/leagues/${leagueId}/draft${suffix}`;
  await until('read models and draft know everybody', async () => {
    const [plays, leads] = [
      await app.send('GET', path(''), player),
      await app.send('GET', path('/checklist'), commissioner),
    ];
    return plays.status === 200 && leads.status === 200;
  });
  const { streamId } = await app.command('POST', '/leagues', {
    token: foreign.owner.token,
    body: leagueBody,
  });
  const inviting = { leagueId: streamId.slice('league-'.length), owner: foreign.owner };
  const host = {
    ...inviting,
    teams: [{ teamId: await enterTeam(app, inviting, 'Guests'), captain: foreign.owner }],
  };
  const team = await assembleTeam(app, captain, player, foreign.owner);
  return { app, league, foreign, host, people, playerId, team };
};

const assembleTeam = async (
  app: TestApp,
  captain: TestPerson,
  player: TestPerson,
  stranger: TestPerson,
): Promise<Cast['team']> => {
  const teamId = await createTeam(app, captain);
  const [, joined] = await app.storedEventsOf(`team-${teamId}`);
  const memberIds = {
    captain: String(joined?.data['memberId']),
    player: await joinTeam(app, teamId, captain, player),
  };
  const foreignId = await createTeam(app, stranger, { privacy: 'private' });
  return { teamId, memberIds, link: await openTeamLink(app, teamId, captain), foreignId };
};

/** The player of the cast is of its team again, if they have left or were removed. @param link of the team, that works */
export const backOnTeam = async ({ app, team, people }: Cast, link: string): Promise<void> => {
  const { status } = await app.send('POST', `/teams/invites/${link}/accept`, { token: people.player.token });
  if (status === 200) return;
  await app.command('POST', `/teams/${team.teamId}/members/${team.memberIds.player}/restore`, {
    token: people.captain.token,
  });
};

/** The token of the draft's current spectator link. */
export const spectatorLinkOf = async (app: TestApp, { leagueId, owner }: DraftLeague): Promise<string> => {
  let link = '';
  await until('the spectator link is known', async () => {
    const { body } = await app.send<{ path: string | null }>(
      'GET',
      `/leagues/${leagueId}/draft/spectator-link`,
      owner,
    );
    link = body.path?.split('spectator=')[1] ?? '';
    return link !== '';
  });
  return link;
};
