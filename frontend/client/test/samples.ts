import type {
  DashboardView,
  DraftLeagueCard,
  DraftSettingsView,
  LeagueView,
  MemberView,
  MyTeam,
  OwnPlayerView,
  PlayerCardView,
  PoolPlayerView,
  PoolView,
  RoomView,
  SportView,
  TeamCard,
  TeamsView,
  TeamView,
} from '@fieldhouse/api-contract';
import { boardOf, emptyPlayer } from '@fieldhouse/api-contract';
import { recomputeOrder } from '../src/features/drafts/order-proof/verify-order';

const seed = 'ab'.repeat(32);

export const settings: DraftSettingsView = {
  format: 'snake',
  rounds: 2,
  clock: { pickSeconds: 60, rounds: [], soft: false, quietHours: null, zone: 'America/New_York' },
  limits: { positions: [{ position: 'C', minimum: 1, maximum: null }], genders: [] },
  captains: 'automatic',
  groupsTogether: true,
  gameNights: ['tue'],
  nightRule: 'warn',
  leftovers: 'lot',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: false,
};

export const softball: SportView = {
  key: 'softball',
  name: 'Softball',
  positions: [
    { code: 'P', name: 'Pitcher' },
    { code: 'C', name: 'Catcher' },
  ],
  rosterSize: 15,
  limits: { positions: [], genders: [] },
};

export const leagueTeam = (teamId: string, name: string, color: string): LeagueView['teams'][number] => ({
  teamId,
  name,
  color,
  people: [{ accountId: `${teamId}-captain`, name: `Captain of ${name}`, role: 'captain' }],
  captainPlayerId: null,
  invites: [],
  roster: null,
});

/** A league of Hawks, Owls and Rats that Ana owns. */
export const league = (more: Partial<LeagueView> = {}): LeagueView => ({
  leagueId: 'L1',
  revision: 3,
  position: '00000000000000000001',
  name: 'Tuesday Softball',
  sport: 'softball',
  season: 'Spring 2027',
  teamCount: 3,
  rosterSize: 2,
  limits: settings.limits,
  gameNights: ['tue'],
  zone: 'America/New_York',
  staff: [{ accountId: 'ana', name: 'Ana Brook', role: 'owner' }],
  teams: [
    leagueTeam('t1', 'Hawks', '#C62828'),
    leagueTeam('t2', 'Owls', '#1565C0'),
    leagueTeam('t3', 'Rats', '#2E7D32'),
  ],
  invitations: [],
  me: { staffRoles: ['owner'], teamId: null, teamRole: null, playerId: null },
  ...more,
});

export const player = (more: Partial<PoolPlayerView>): PoolPlayerView => ({
  playerId: 'p1',
  externalId: null,
  firstName: 'José',
  lastName: 'Altuve',
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: ['P'],
  rating: 8,
  nights: ['tue'],
  comment: null,
  ownColumns: [],
  status: 'registered',
  groupId: null,
  groupRequests: [],
  notes: [],
  linked: false,
  forgotten: false,
  registeredAt: '2026-10-01T00:00:00.000Z',
  ...more,
});

export const pool = (players: readonly PoolPlayerView[], more: Partial<PoolView> = {}): PoolView => ({
  leagueId: 'L1',
  revision: 5,
  position: '00000000000000000001',
  players: [...players],
  lastImport: null,
  ...more,
});

/** The draft of {@link league}, still being set up. */
export const room = (more: Partial<RoomView> = {}): RoomView => ({
  draftId: 'D1',
  leagueId: 'L1',
  revision: 4,
  status: 'configuring',
  settings,
  teams: league().teams.map(({ teamId, name, color }) => ({ teamId, name, color, hasPicker: true })),
  order: [],
  board: [],
  proof: { draftId: 'D1', algorithm: 'draft-order/v1', rolls: [], byHand: null },
  picks: [],
  extras: [],
  turn: null,
  paused: null,
  pauseAfterPickNo: null,
  autoTeams: [],
  lastUndo: null,
  lastRedo: null,
  lastReset: null,
  cancelled: null,
  undone: [],
  missedStep: null,
  poolSize: 6,
  startedAt: null,
  completedAt: null,
  spectatorLinkNo: 0,
  leagueName: 'Tuesday Softball',
  season: 'Spring 2027',
  sport: 'softball',
  position: '00000000000000000001',
  goneTeamIds: [],
  me: { role: 'commissioner', teamIds: [] },
  serverNow: '2026-11-21T00:00:00.000Z',
  ...more,
});

/** A roll of the order as it stands after its commitment. */
export const committedRoll = async (): Promise<RoomView['proof']['rolls'][number]> => {
  const teamIds = ['t1', 't2', 't3'];
  const { participantsHash, commit } = await recomputeOrder({ draftId: 'D1', teamIds, seed, nonces: [] });
  return {
    roll: 1,
    teamIds,
    participantsHash,
    commit,
    committedAt: '2026-11-20T20:00:00.000Z',
    reason: null,
    revision: 2,
    nonces: [],
    seed: null,
    order: null,
  };
};

/** The draft with a revealed, true order. */
export const lockedRoom = async (more: Partial<RoomView> = {}): Promise<RoomView> => {
  const roll = await committedRoll();
  const nonces = [{ teamId: 't2', nonce: 'hoot' }];
  const { order } = await recomputeOrder({ draftId: 'D1', teamIds: roll.teamIds, seed, nonces });
  const locked = { order: [...order], board: boardOf(settings, order) };
  const proof = {
    draftId: 'D1',
    algorithm: 'draft-order/v1',
    byHand: null,
    rolls: [{ ...roll, nonces, seed, order: [...order] }],
  };
  return room({ status: 'order_locked', ...locked, proof, ...more });
};

/** What a command answers. */
export const accepted = {
  status: 200,
  body: { streamId: 'other-1', revision: 9, position: '00000000000000000002' },
};

/** A league whose draft is on, as a captain of it sees it. */
export const draftLeague = (more: Partial<DraftLeagueCard> = {}): DraftLeagueCard => ({
  leagueId: 'L1',
  leagueName: 'Tuesday Softball',
  season: 'Spring 2027',
  sport: 'softball',
  status: 'live',
  startsAt: null,
  role: 'captain',
  picksFor: [{ teamId: 'T1', teamName: 'Hawks', slot: 3 }],
  picksMade: 13,
  picksTotal: 180,
  teams: 12,
  poolSize: 241,
  ...more,
});

/** What a dashboard is answered: these parts, and that the league of each draft is followed. */
export const dashboard = (
  parts: DashboardView['parts'] = {},
  missing: DashboardView['missing'] = [],
): DashboardView => ({
  parts,
  missing,
  follows: [
    { kinds: ['league', 'draft'], keys: (parts.drafts ?? []).map(({ leagueId }) => leagueId) },
    { kinds: ['account', 'betaApplication'], keys: [] },
  ],
});

/** The card of Ana, who has said nothing yet. */
export const ownPlayer = (more: Partial<OwnPlayerView> = {}): OwnPlayerView => ({
  accountId: 'ana',
  revision: 4,
  firstName: 'Ana',
  lastName: 'Brook',
  photoUrl: null,
  ...emptyPlayer,
  ...more,
});

/** A card of which nothing but the name is shown. */
export const playerCard = (more: Partial<PlayerCardView> = {}): PlayerCardView => ({
  accountId: 'kim',
  name: 'Kim Young',
  tie: 'team',
  photoUrl: null,
  bio: null,
  area: null,
  phone: null,
  jerseySize: null,
  sports: null,
  availability: null,
  ...more,
});

/** The River Hawks as they are recognised. */
export const teamCard: TeamCard = {
  teamId: 'T1',
  name: 'River Hawks',
  sport: 'softball',
  color: '#0B6B4A',
  accent: '#FFFFFF',
  crest: null,
  city: 'Springfield',
  players: 12,
  archived: false,
};

/** A team of Ana's, who is its captain. */
export const myTeam = (more: Partial<MyTeam> = {}): MyTeam => ({
  ...teamCard,
  memberId: 'm-ana',
  role: 'captain',
  status: 'active',
  joinedAt: '2026-10-01T00:00:00.000Z',
  waiting: 0,
  ...more,
});

/** What /teams is answered: nothing, but for what is given. */
export const teams = (more: Partial<TeamsView> = {}): TeamsView => ({
  teams: [],
  past: [],
  invitations: [],
  requests: [],
  ...more,
});

export const member = (more: Partial<MemberView> = {}): MemberView => ({
  memberId: 'm-kim',
  accountId: 'kim',
  name: 'Kim Young',
  number: '7',
  positions: ['P'],
  role: 'player',
  status: 'active',
  joinedAt: '2026-10-02T00:00:00.000Z',
  ...more,
});

/** The River Hawks: Ana is their captain, Kim plays. */
export const team = (more: Partial<TeamView> = {}): TeamView => ({
  teamId: 'T1',
  revision: 8,
  position: '00000000000000000001',
  name: 'River Hawks',
  sport: 'softball',
  color: '#0B6B4A',
  accent: '#FFFFFF',
  crest: null,
  city: 'Springfield',
  zone: 'America/New_York',
  level: 'recreational',
  genderType: 'coed',
  privacy: 'public',
  joinPolicy: 'request',
  rosterLimit: null,
  frozenFrom: null,
  archived: false,
  season: null,
  players: 2,
  captains: ['Ana Brook'],
  me: { memberId: 'm-ana', role: 'captain', status: 'active' },
  request: null,
  invitation: null,
  declinedAt: null,
  members: [
    member({
      memberId: 'm-ana',
      accountId: 'ana',
      name: 'Ana Brook',
      number: null,
      positions: [],
      role: 'captain',
    }),
    member(),
  ],
  running: { invitations: [], requests: [], link: null, removed: [] },
  ...more,
});
