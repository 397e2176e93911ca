import type { PlayerCardView } from '@fieldhouse/api-contract';
import type { LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';
import { membershipIn, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { runsTeam } from '@fieldhouse/values';
import type { PlayerCircleDocument } from './player-circles.projection';

export type Tie = PlayerCardView['tie'];
type Circle = Pick<PlayerCircleDocument, 'staff' | 'teams' | 'links'>;
/** Leagues that two people are both in, and teams beside any league. */
export type Shared = { readonly leagues: readonly Circle[]; readonly teams: readonly TeamMembersDocument[] };

const LEADING_STAFF: readonly LeagueStaffRole[] = ['owner', 'commissioner'];
const LEADING_TEAM: readonly TeamRole[] = ['captain', 'co_captain'];

/** How the caller knows a person: the tie that shows most of a card. */
export const tieBetween = ({ leagues, teams }: Shared, caller: string, person: string): Tie => {
  if (caller === person) return 'self';
  const own = teams.flatMap((team) => membershipIn(team, caller) ?? []);
  if (own.some(runsTeam) || leagues.some((circle) => leads(circle, caller, person))) return 'captain';
  const isTeamMate = own.some(({ role }) => role !== 'spectator');
  if (isTeamMate || leagues.some((circle) => onOneTeam(circle, caller, person))) return 'team';
  return leagues.length + teams.length > 0 ? 'league' : 'stranger';
};

/** The staff leads everybody, a captain their team, and whoever is still to be drafted. */
const leads = (circle: Circle, caller: string, person: string): boolean => {
  const { staff, teams, links } = circle;
  if (staff.some((one) => one.accountId === caller && LEADING_STAFF.includes(one.role))) return true;
  const led = teams.filter(({ people }) =>
    people.some((one) => one.accountId === caller && LEADING_TEAM.includes(one.role)),
  );
  if (led.length === 0) return false;
  const isOn = (team: Circle['teams'][number]): boolean => accountsOf(team, links).has(person);
  return led.some(isOn) || (links.some(({ accountId }) => accountId === person) && !teams.some(isOn));
};

const accountsOf = (
  { people, roster }: Circle['teams'][number],
  links: Circle['links'],
): ReadonlySet<string> => {
  const rostered = links.filter(({ playerId }) => roster.includes(playerId));
  return new Set([...people, ...rostered].map(({ accountId }) => accountId));
};

const onOneTeam = ({ teams, links }: Circle, one: string, other: string): boolean =>
  teams.some((team) => {
    const together = accountsOf(team, links);
    return together.has(one) && together.has(other);
  });

/** The players of a league's pool that an account is: those linked to it, and its team's captain as a player. */
export const playersOf = ({ teams, links }: Circle, accountId: string): ReadonlySet<string> =>
  new Set([
    ...links.filter((link) => link.accountId === accountId).map(({ playerId }) => playerId),
    ...teams.flatMap(({ people, captainPlayerId }) =>
      captainPlayerId !== null && people.some((one) => one.accountId === accountId && one.role === 'captain')
        ? [captainPlayerId]
        : [],
    ),
  ]);
