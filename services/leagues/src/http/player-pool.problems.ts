import { conflict, forbidden, invalid, unknown, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PlayerPoolError, type PlayerPoolErrorCode } from '../domain';
import { leagueProblems } from './league.problems';

export const playerPoolProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  not_your_player: forbidden(
    'Not your player',
    'You may do this for your own player only. Ask a commissioner to do it.',
  ),
  player_unknown: leagueProblems.player_unknown,
  player_withdrawn: conflict(
    'Player has withdrawn',
    'A player who has withdrawn cannot be in a group. Reinstate the player first.',
  ),
  external_id_taken: conflict(
    'Id in use',
    ({ externalId }) =>
      `Another player has the id ${String(externalId)}. Choose another, or edit that player.`,
  ),
  player_already_registered: conflict(
    'Already registered',
    'The pool has a player with this name and birth date. Edit that player instead.',
  ),
  position_unknown: leagueProblems.position_unknown,
  rating_out_of_range: invalid('Rating out of range', 'Ratings go from 1 to 10.'),
  own_columns_too_many: invalid(
    'Too many columns',
    ({ limit }) => `A pool keeps at most ${String(limit)} columns of your own. Leave some of them out.`,
  ),
  own_column_heading_too_long: invalid(
    'Heading too long',
    ({ column, limit }) =>
      `The heading “${String(column)}” has more than ${String(limit)} characters. Shorten it in the list, or leave the column out.`,
  ),
  account_linked: leagueProblems.player_linked,
  group_with_self: invalid('One player', 'Choose another player to be drafted with.'),
  group_full: conflict(
    'Group full',
    ({ size }) => `A group has at most ${String(size)} players. Choose fewer.`,
  ),
  group_unknown: unknown('No such group', 'This group has been dissolved already. Reload the page.'),
  import_unknown: unknown('No such import', 'Start the import again with the same file.'),
} satisfies ProblemTable<PlayerPoolErrorCode>;

mapProblems(PlayerPoolError, playerPoolProblems);
