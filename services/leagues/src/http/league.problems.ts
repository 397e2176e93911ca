import { conflict, forbidden, invalid, unknown, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { LeagueError, type LeagueErrorCode } from '../domain';

export const leagueProblems = {
  not_league_staff: forbidden(
    'Organizers only',
    'Only owners and commissioners of the league may do this. Ask one of them.',
  ),
  not_league_owner: forbidden('Owners only', 'Only owners of the league may do this. Ask one of them.'),
  email_unconfirmed: forbidden(
    'E-mail not confirmed',
    'Confirm your e-mail address first: open the link we e-mailed you, then try again.',
  ),
  sport_unknown: invalid('Unknown sport', 'Choose a sport from the list.'),
  sport_fixed: conflict(
    'The sport stays',
    'The sport of a league cannot be changed. Create another league for another sport.',
  ),
  zone_unknown: invalid(
    'Unknown time zone',
    ({ zone }) => `There is no time zone called ${String(zone)}. Choose one such as America/New_York.`,
  ),
  position_unknown: invalid(
    'Unknown position',
    ({ position }) => `The sport has no position ${String(position)}. Choose one from the list.`,
  ),
  limits_impossible: invalid('Impossible limits', ({ of, needed, rosterSize }) =>
    typeof of === 'string'
      ? `The limits for ${of} contradict each other. Give each once, with a maximum that is no lower than the minimum.`
      : `The minimums add up to ${String(needed)} players, but a roster has ${String(rosterSize)}. Lower some of them.`,
  ),
  team_count_too_low: conflict(
    'More teams than that',
    ({ teams }) => `The league has ${String(teams)} teams. Withdraw some of them first.`,
  ),
  too_many_invitations: conflict(
    'Too many open invitations',
    ({ limit }) =>
      `${String(limit)} invitations of the league wait for an answer. Wait for some, or withdraw those that are not needed.`,
  ),
  invitation_just_sent: conflict(
    'Sent already',
    'The e-mail was sent less than an hour ago. Give the person time to read it, then send it again.',
  ),
  invitation_for_another: forbidden(
    'For another address',
    'This invitation is for another e-mail address than your account’s. Sign in with the account that has it.',
  ),
  invitation_declined: conflict(
    'Invitation declined',
    'This invitation has been declined. Ask the league for a new one.',
  ),
  player_unknown: unknown('No such player', 'The pool has no such player. Reload the page.'),
  player_linked: conflict(
    'Linked already',
    'The player has an account, or the account is another player of the league. Take that link away first.',
  ),
  last_owner: conflict('The last owner', 'A league needs an owner. Make somebody else an owner first.'),
  teams_full: conflict(
    'All places are taken',
    ({ teamCount }) =>
      `The league is for ${String(teamCount)} teams. Raise that number in its settings, or withdraw a team.`,
  ),
  team_name_taken: conflict(
    'Name in use',
    ({ name }) => `Another team is called ${String(name)}. Choose another name.`,
  ),
  team_unknown: unknown('No such team', 'The league has no such team anymore. Reload the page.'),
  team_in_draft: conflict(
    'In the draft',
    'The draft counts on this team from its lobby on. Finish and publish the draft, or cancel it; then the team can be withdrawn.',
  ),
  team_has_registration: conflict(
    'In by registration',
    'This team has registered. Remove its registration instead: its place, its roster and what it has paid follow from that.',
  ),
  on_other_team: conflict(
    'Leads another team',
    ({ teamName }) =>
      `This person leads ${String(teamName)} already. Take that role back first, or make them a proxy.`,
  ),
  invite_unknown: unknown('No such invitation', 'This invitation does not exist anymore. Ask for a new one.'),
  invite_expired: conflict('Invitation expired', 'This invitation was good for 14 days. Ask for a new one.'),
  invite_used: conflict(
    'Invitation used',
    'Somebody has accepted this invitation already. Ask for another one.',
  ),
  invite_revoked: conflict(
    'Invitation withdrawn',
    'The league has withdrawn this invitation. Ask for a new one.',
  ),
  player_not_registered: conflict(
    'Not registered',
    'Only a registered player of the pool can be named. Register or reinstate the player first.',
  ),
  captain_player_taken: conflict(
    'Captain of another team',
    ({ teamName }) => `This player is the captain of ${String(teamName)}. Take that back first.`,
  ),
} satisfies ProblemTable<LeagueErrorCode>;

mapProblems(LeagueError, leagueProblems);
