import type { PlayerCardView } from '@fieldhouse/api-contract';
import type { LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';
import type { PlayerCircleDocument } from './player-circles.projection';

export type Tie = PlayerCardView['tie'];
type Circle = Pick<PlayerCircleDocument, 'staff' | 'teams' | 'links'>;

const LEADING_STAFF: readonly LeagueStaffRole[] = ['owner', 'commissioner'];
const LEADING_TEAM: readonly TeamRole[] = ['captain', 'co_captain'];

/**
 * How the caller knows a person: the tie that shows most of a card.
 * @param shared the circles that both are in
 */
export const tieBetween = (shared: readonly Circle[], caller: string, person: string): Tie => {
  if (caller === person) return 'self';
  if (shared.some((circle) => leads(circle, caller))) return 'captain';
  if (shared.some((circle) => onOneTeam(circle, caller, person))) return 'team';
  return shared.length > 0 ? 'league' : 'stranger';
};

const leads = ({ staff, teams }: Circle, accountId: string): boolean =>
  staff.some((one) => one.accountId === accountId && LEADING_STAFF.includes(one.role)) ||
  teams.some(({ people }) =>
    people.some((one) => one.accountId === accountId && LEADING_TEAM.includes(one.role)),
  );

const onOneTeam = ({ teams, links }: Circle, one: string, other: string): boolean =>
  teams.some(({ people, roster }) => {
    const rostered = links.filter(({ playerId }) => roster.includes(playerId));
    const together = new Set([...people, ...rostered].map(({ accountId }) => accountId));
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
