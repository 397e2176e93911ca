import { GENDER_PLURALS, NIGHT_NAMES, count } from '@fieldhouse/values';
import { dependsOnTeams, type DependentOnTeams, type Illegal, type ReadinessItem } from '../domain';

const NIGHTS: Readonly<Record<string, string>> = NIGHT_NAMES;
const GENDERS: Readonly<Record<string, string>> = GENDER_PLURALS;

/** Why a player cannot be picked, as the room tells it. */
export const illegalSentence = (reason: Illegal): string => {
  switch (reason.rule) {
    case 'unknown':
      return 'This player is not in the draft.';
    case 'taken':
      return reason.pickNo === null ? 'Already on a team.' : `Already taken with pick ${reason.pickNo}.`;
    case 'night':
      return `Cannot play on any game night (${reason.gameNights.map((night) => NIGHTS[night] ?? night).join(', ')}).`;
    case 'group_capacity':
      return `Comes with ${count(reason.partnerIds.length, 'partner')}, but the team has only ${count(reason.openCells, 'place')} left.`;
    default:
      return limitSentence(reason);
  }
};

const limitSentence = (reason: Extract<Illegal, { limit: number }>): string => {
  const whom = GENDERS[reason.of] ?? `at ${reason.of}`;
  const whose = reason.rule.startsWith('other_team_') ? 'another team' : 'the team';
  if (reason.rule.endsWith('maximum')) return `Then ${whose} would have more than ${reason.limit} ${whom}.`;
  return `Then ${whose} could not reach ${reason.limit} ${whom} anymore: ${count(reason.openCells, 'place')} left, ${reason.left} in the pool.`;
};

/** What becomes of the players beyond the picks. */
const undrafted = (left: number, byLot: boolean): string => {
  if (left <= 0) return '';
  if (byLot) return `; the lot assigns the ${left === 1 ? 'one' : left} left over`;
  return `; ${left} ${left === 1 ? 'stays' : 'stay'} undrafted`;
};

const unmetLimit = (of: string, limit: number, { rule, left }: ReadinessItem['details']): string => {
  const many = GENDERS[of];
  const whom = many
    ? count(limit, of === 'nonbinary' ? 'nonbinary player' : of, many)
    : `${count(limit, 'player')} at ${of}`;
  if (rule === 'position_maximum' || rule === 'gender_maximum')
    return `With at most ${whom} a team cannot be filled from the pool. Raise the limit or add other players.`;
  return left === 0
    ? `Each team needs ${whom}, and the pool has none left. Take the limit away or add some.`
    : `Each team needs ${whom}, and the pool has too few. Lower the limit or add some.`;
};

/** What is looked at once there are teams. */
const WAITING: Readonly<Record<DependentOnTeams, string>> = {
  team_without_picker: 'Somebody who picks for every team',
  order_not_locked: 'The draft order',
  participants_changed: 'The draft order for these teams',
  no_open_cells: 'Picks to make',
  pool_too_small: 'Enough players for the picks',
  limits_unsatisfiable: 'Minimums and maximums that can be met',
};

/** One line of the checklist: what is fine, what is missing and where to mend it, or what is not looked at yet. */
export const readinessSentence = ({ code, ok, waits, details }: ReadinessItem): string => {
  if (waits && dependsOnTeams(code)) return WAITING[code];
  const number = (name: string): number => Number(details[name] ?? 0);
  const text = (name: string): string => (typeof details[name] === 'string' ? details[name] : '?');
  const ids = (name: string): readonly unknown[] =>
    Array.isArray(details[name]) ? (details[name] as unknown[]) : [];
  switch (code) {
    case 'too_few_teams':
      return ok
        ? typeof details['planned'] === 'number'
          ? `${number('teams')} of ${count(number('planned'), 'team')} are in`
          : `${count(number('teams'), 'team')} take part`
        : `A draft needs at least ${number('minimum')} teams; so far there ${number('teams') === 1 ? 'is' : 'are'} ${number('teams')}. Add teams.`;
    case 'team_without_picker':
      return ok
        ? 'Every team has somebody who picks'
        : `${count(ids('teamIds').length, 'team')} without a captain or proxy. Name one or send an invitation link.`;
    case 'captain_replaced':
      return `Still with the player of a captain who was replaced: ${ids('names').join(', ')}. Name the captain’s player again.`;
    case 'order_not_locked':
      if (ok) return 'The order is locked';
      return details['sealed'] === true
        ? 'The draft order is drawn and sealed, and not revealed yet. Reveal it.'
        : 'The draft order is not set. Draw it or set it by hand.';
    case 'participants_changed':
      return ok
        ? 'The order is for these teams'
        : 'Teams changed after the order was made. Draw or set it again.';
    case 'no_open_cells':
      return ok ? `${count(number('cells'), 'pick')} to make` : 'No pick is left to make. Add rounds.';
    case 'pool_too_small':
      return ok
        ? `${count(number('available'), 'player')} for ${count(number('cells'), 'pick')}${undrafted(number('available') - number('cells'), details['byLot'] === true)}`
        : `Only ${count(number('available'), 'player')} for ${count(number('cells'), 'pick')}. Add players or take rounds away.`;
    case 'limits_unsatisfiable':
      return ok ? 'Every minimum and maximum can be met' : unmetLimit(text('of'), number('limit'), details);
    case 'pool_too_large':
      return `${number('players')} players are too many for one draft; it takes ${number('maximum')} at most.`;
    case 'pool_arriving':
      return `The players are being read in (${number('players')} so far). This takes a moment.`;
    case 'teams_gone':
      return ok
        ? 'All teams are still in the league'
        : `No longer in the league: ${ids('names').join(', ')}. Publishing puts ${count(number('players'), 'drafted player')} on no roster.`;
    case 'withdrawn_on_rosters':
      return ok
        ? 'Everybody on the rosters still plays'
        : `${count(ids('playerIds').length, 'withdrawn player')} on rosters. Publishing keeps them there.`;
  }
};
