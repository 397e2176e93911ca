import { conflict, forbidden, invalid, mapProblems, unknown, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay } from '@fieldhouse/values';
import { TeamError, type TeamErrorCode } from '../domain';

export const teamProblems = {
  not_team_manager: forbidden(
    'Captains and admins only',
    'Only active captains and admins of the team may do this. Ask one of them.',
  ),
  not_team_captain: forbidden('Captains only', 'Only the team’s captains may do this. Ask one of them.'),
  email_unconfirmed: forbidden(
    'E-mail not confirmed',
    'Confirm your e-mail address first: open the link we e-mailed you, then try again.',
  ),
  sport_unknown: invalid('Unknown sport', 'Choose a sport from the list.'),
  sport_fixed: conflict(
    'The sport stays',
    'The sport of a team cannot be changed. Create another team for another sport.',
  ),
  zone_unknown: invalid(
    'Unknown time zone',
    ({ zone }) => `There is no time zone called ${String(zone)}. Choose one such as America/New_York.`,
  ),
  position_unknown: invalid(
    'Unknown position',
    ({ position }) => `The sport has no position ${String(position)}. Choose one from the list.`,
  ),
  team_archived: conflict('Archived', 'The team is archived. A captain can reopen it in its settings.'),
  team_full: conflict(
    'Roster full',
    ({ rosterLimit }) =>
      `The roster has its ${String(rosterLimit)} players. Raise the limit in the settings, or set somebody inactive.`,
  ),
  roster_frozen: conflict(
    'Roster frozen',
    ({ frozenFrom }) =>
      `The roster has been frozen since ${calendarDay(String(frozenFrom))}: nobody can be added. A captain or admin can change the day in the settings.`,
  ),
  number_taken: conflict(
    'Number taken',
    ({ number }) => `Somebody on the team wears number ${String(number)}. Choose another one.`,
  ),
  member_unknown: unknown('Not on the team', 'This person is not on the team anymore. Reload the page.'),
  member_without_account: conflict(
    'No account yet',
    'Captains and admins need an account. Invite this person first.',
  ),
  member_inactive: conflict(
    'Not active',
    'Captains and admins are active members. A captain sets this person active first.',
  ),
  removed_long_ago: conflict(
    'Removed a while ago',
    'A removal can be undone for 7 days. Invite this person again.',
  ),
  left_by_choice: conflict('Left the team', 'This person left by choice. Invite them to come back.'),
  left_suspended: conflict(
    'Suspended',
    'You were suspended when you were last on this team. Ask a captain to invite you again: that lifts it.',
  ),
  left_removed: conflict(
    'Removed from the team',
    'You were removed from this team. Ask a captain to invite you again.',
  ),
  last_captain: conflict(
    'The last captain',
    'A team needs an active captain. Make somebody else captain first.',
  ),
  not_teammates: conflict(
    'Not a former teammate',
    'This way you invite people who have been on a team with you. Invite others by e-mail or link.',
  ),
  by_invitation_only: conflict(
    'By invitation only',
    'This team takes members by invitation. Ask a captain for one.',
  ),
  already_member: conflict('On the team already', 'You are on this team already.'),
  request_unknown: unknown('No such request', 'The request was taken back or answered. Reload the page.'),
  link_open: conflict(
    'There is a link',
    'The team has a link by now, which may have been shared. Use it, or make a new one in its place.',
  ),
  too_many_invitations: conflict(
    'Too many open invitations',
    ({ limit }) =>
      `A team may have ${String(limit)} open invitations. Wait for some, or withdraw those that are not needed.`,
  ),
  too_many_requests_open: conflict(
    'Too many requests',
    'Many people wait for this team’s answer. Try again later.',
  ),
  invite_unknown: unknown('No such invitation', 'This invitation does not exist anymore. Ask for a new one.'),
  invite_expired: conflict('Invitation expired', 'This invitation was good for 14 days. Ask for a new one.'),
  invite_used: conflict('Invitation used', 'This invitation has been accepted already. Ask for another one.'),
  invite_withdrawn: conflict(
    'Invitation withdrawn',
    'The team has withdrawn this invitation. Ask for a new one.',
  ),
  invitation_declined: conflict(
    'Invitation declined',
    'This invitation has been declined. Ask the team for a new one.',
  ),
  invitation_for_another: forbidden(
    'For another address',
    'This invitation is for another e-mail address than your account’s. Sign in with the account that has it.',
  ),
  invitation_just_sent: conflict(
    'Sent already',
    'The e-mail was sent less than an hour ago. Give the person time to read it, then send it again.',
  ),
} satisfies ProblemTable<TeamErrorCode>;

mapProblems(TeamError, teamProblems);
