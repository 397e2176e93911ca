import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PlayerPoolError, type PlayerPoolErrorCode } from '../domain';
import { leagueProblems } from './league.problems';

export const playerPoolProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  not_your_player: {
    status: 403,
    title: 'Not your player',
    detail: 'You may do this for your own player only. Ask a commissioner to do it.',
  },
  player_unknown: {
    status: 404,
    title: 'No such player',
    detail: 'The pool has no such player. Reload the page.',
  },
  player_withdrawn: {
    status: 409,
    title: 'Player has withdrawn',
    detail: 'A player who has withdrawn cannot be in a group. Reinstate the player first.',
  },
  external_id_taken: {
    status: 409,
    title: 'Id in use',
    detail: ({ externalId }) =>
      `Another player has the id ${String(externalId)}. Choose another, or edit that player.`,
  },
  player_already_registered: {
    status: 409,
    title: 'Already registered',
    detail: 'The pool has a player with this name and birth date. Edit that player instead.',
  },
  position_unknown: leagueProblems.position_unknown,
  rating_out_of_range: { status: 422, title: 'Rating out of range', detail: 'Ratings go from 1 to 10.' },
  account_unknown: {
    status: 422,
    title: 'No such account',
    detail: 'Nobody signs in with this e-mail address. Check it, or ask the player to sign up first.',
  },
  account_linked: {
    status: 409,
    title: 'Account in use',
    detail: 'This account is linked to another player of the league. Take that link away first.',
  },
  group_with_self: { status: 422, title: 'One player', detail: 'Choose another player to be drafted with.' },
  group_full: {
    status: 409,
    title: 'Group full',
    detail: ({ size }) => `A group has at most ${String(size)} players. Choose fewer.`,
  },
  group_unknown: {
    status: 404,
    title: 'No such group',
    detail: 'This group has been dissolved already. Reload the page.',
  },
  import_unknown: {
    status: 404,
    title: 'No such import',
    detail: 'Start the import again with the same file.',
  },
} satisfies ProblemTable<PlayerPoolErrorCode>;

mapProblems(PlayerPoolError, playerPoolProblems);
