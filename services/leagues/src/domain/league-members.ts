import { Unseen, type Actor } from '@fieldhouse/kernel';
import { LeagueError } from './league.errors';
import type { CreatedLeague, LeagueState } from './league.state';

const MANAGING = ['owner', 'commissioner'];

/** Accounts that manage teams and players: owners and commissioners. */
export const managerIdsOf = (league: CreatedLeague): readonly string[] => [
  ...new Set(league.staff.filter(({ role }) => MANAGING.includes(role)).map(({ accountId }) => accountId)),
];

/** Accounts that look after the league's money: owners, commissioners and treasurers. */
export const treasurerIdsOf = ({ staff }: CreatedLeague): readonly string[] => [
  ...new Set(staff.flatMap(({ role, accountId }) => (role === 'scorekeeper' ? [] : [accountId]))),
];

/** Accounts that keep the record of games: owners, commissioners and scorekeepers. */
export const scorekeeperIdsOf = ({ staff }: CreatedLeague): readonly string[] => [
  ...new Set(staff.flatMap(({ role, accountId }) => (role === 'treasurer' ? [] : [accountId]))),
];

export const ownerIdsOf = ({ staff }: CreatedLeague): readonly string[] =>
  staff.filter(({ role }) => role === 'owner').map(({ accountId }) => accountId);

/** Accounts with any role of the league or of one of its teams. */
export const memberIdsOf = (league: CreatedLeague): readonly string[] => [
  ...new Set(
    [...league.staff, ...league.teams.flatMap(({ people }) => people)].map(({ accountId }) => accountId),
  ),
];

/** Whether the league itself knows this actor; of its players only the pool knows. Processes may know everything. */
export const isKnownTo = (league: CreatedLeague, actor: Actor): boolean =>
  actor.kind === 'process' || (actor.kind === 'account' && memberIdsOf(league).includes(actor.accountId));

/** @throws Unseen when there is no such league */
export const existing = (state: LeagueState): CreatedLeague => {
  if (state.status === 'none') throw new Unseen();
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
  if (actor.kind !== 'account' || !ownerIdsOf(league).includes(actor.accountId))
    throw new LeagueError('not_league_owner');
};
