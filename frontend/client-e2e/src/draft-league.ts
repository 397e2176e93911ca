import type {
  CommandResultView,
  DraftPlayersView,
  InvitationOffer,
  LeagueView,
  OwnInvitationView,
  PoolView,
} from '@fieldhouse/api-contract';
import { draftSettings as settingsOf } from '@fieldhouse/testing/draft-settings';
import { until, type Person } from './product';

const NO_LIMITS = { positions: [], genders: [] };
const ROUNDS = 4;
export const draftSettings = { ...settingsOf(ROUNDS), groupsTogether: true, spectatorsSeeRatings: true };

/** Some texts of a league that its people give. */
export type LeagueWords = {
  readonly name: string;
  readonly season: string;
  readonly teams: readonly string[];
  readonly players: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly comment: string | null;
  }[];
};
/** A league before its draft, made over HTTP. */
export type MadeLeague = {
  readonly leagueId: string;
  readonly teamIds: readonly string[];
  readonly playerIds: readonly string[];
};

/** Makes a league with teams, a captain each, and players. */
export const makeLeague = async (
  owner: Person,
  captains: readonly Person[],
  { name, season, teams, players }: LeagueWords,
): Promise<MadeLeague> => {
  const league = { name, sport: 'softball', season, teamCount: teams.length, rosterSize: ROUNDS };
  const rest = { limits: NO_LIMITS, gameNights: ['tue'], zone: 'America/New_York' };
  const made = await owner.send<CommandResultView>('POST', '/leagues', { ...league, ...rest });
  const leagueId = made.streamId.slice('league-'.length);
  const path = `/leagues/${leagueId}`;
  let { position } = made;
  for (const team of teams) {
    const body = { name: team, color: '#0B6B4A' };
    ({ position } = await owner.send<CommandResultView>('POST', `${path}/teams`, body));
  }
  const view = await owner.seen<LeagueView>(path, position);
  const teamIds = view.teams.map(({ teamId }) => teamId);
  for (const [index, captain] of captains.entries()) {
    const teamId = teamIds[index] ?? '';
    await join(leagueId, owner, captain, { kind: 'team', teamId, role: 'captain' });
  }
  for (const [index, player] of players.entries())
    ({ position } = await owner.send<CommandResultView>('POST', `${path}/pool/players`, {
      externalId: null,
      birthDate: '1990-05-01',
      hometown: 'Springfield',
      phone: null,
      ownColumns: [],
      gender: null,
      positions: ['P'],
      rating: 1 + (index % 10),
      nights: ['tue'],
      ...player,
    }));
  const pool = await owner.seen<PoolView>(`${path}/pool`, position);
  const playerIds = pool.players.map(({ playerId }) => playerId);
  return { leagueId, teamIds, playerIds };
};

/** Invites somebody to something, who accepts as soon as the invitation is on their list. */
export const join = async (
  leagueId: string,
  owner: Person,
  guest: Person,
  offer: InvitationOffer,
): Promise<void> => {
  await owner.send('POST', `/leagues/${leagueId}/invitations`, { email: guest.email, offer });
  await accept(leagueId, guest);
};

/** Accepts the invitation to a league as soon as it is on the person's list. */
export const accept = async (leagueId: string, guest: Person): Promise<void> => {
  let token: string | undefined;
  await until(`${guest.email} is invited`, async () => {
    const own = await guest.send<readonly OwnInvitationView[]>('GET', '/leagues/invitations');
    token = own.find((invitation) => invitation.leagueId === leagueId)?.token;
    return token !== undefined;
  });
  await guest.send('POST', `/leagues/invites/${token}/accept`, {});
};

/** Takes a league through its order and lobby into a live draft, with so many picks by its commissioner. */
export const startDraft = async (
  owner: Person,
  { leagueId, teamIds }: Omit<MadeLeague, 'playerIds'>,
  picks: number,
  reason = 'Agreed by all captains',
  settings: object = draftSettings,
): Promise<void> => {
  const path = `/leagues/${leagueId}/draft`;
  await owner.send('PUT', path, { settings });
  await owner.send('PUT', `${path}/order`, { order: teamIds, reason });
  await owner.send('POST', `${path}/lobby`, {});
  await owner.send('POST', `${path}/start`, {});
  const { players } = await owner.send<DraftPlayersView>('GET', `${path}/players`);
  for (let pickNo = 1; pickNo <= picks; pickNo += 1) {
    const turn = (pickNo - 1) % (2 * teamIds.length);
    const teamId = teamIds[turn < teamIds.length ? turn : 2 * teamIds.length - 1 - turn];
    await owner.send('POST', `${path}/picks`, { pickNo, playerId: players[pickNo - 1]?.playerId, teamId });
  }
};
