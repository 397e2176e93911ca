import type { Actor } from '@fieldhouse/kernel';
import { LeagueError } from './league.errors';
import type { CreatedLeague, LeagueState } from './league.state';

const MANAGING = ['owner', 'commissioner'];

/** Accounts that manage teams and players: owners and commissioners. */
export const managerIdsOf = (league: CreatedLeague): readonly string[] => [
  ...new Set(league.staff.filter(({ role }) => MANAGING.includes(role)).map(({ accountId }) => accountId)),
];

/** Accounts with any role of the league or of one of its teams. */
export const memberIdsOf = (league: CreatedLeague): readonly string[] => [
  ...new Set(
    [...league.staff, ...league.teams.flatMap(({ people }) => people)].map(({ accountId }) => accountId),
  ),
];

/**
 * The league, if this actor may know of it; processes may know everything.
 * @throws LeagueError `not_found`, alike for a league that is not there and one that is none of the actor's business
 */
export const leagueFor = (state: LeagueState, actor: Actor): CreatedLeague => {
  if (state.status === 'none') throw new LeagueError('not_found');
  const known =
    actor.kind === 'process' || (actor.kind === 'account' && memberIdsOf(state).includes(actor.accountId));
  if (!known) throw new LeagueError('not_found');
  return state;
};

/** @throws LeagueError `not_league_staff` unless the actor is an owner, a commissioner or a process */
export const requireManager = (league: CreatedLeague, actor: Actor): void => {
  if (
    actor.kind === 'process' ||
    (actor.kind === 'account' && managerIdsOf(league).includes(actor.accountId))
  )
    return;
  throw new LeagueError('not_league_staff');
};

/** @throws LeagueError `not_league_owner` unless the actor is an owner or a process */
export const requireOwner = (league: CreatedLeague, actor: Actor): void => {
  if (actor.kind === 'process') return;
  const owns = ({ accountId, role }: { accountId: string; role: string }): boolean =>
    role === 'owner' && actor.kind === 'account' && actor.accountId === accountId;
  if (!league.staff.some(owns)) throw new LeagueError('not_league_owner');
};
