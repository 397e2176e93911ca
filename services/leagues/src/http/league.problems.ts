import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { LeagueError, type LeagueErrorCode } from '../domain';

export const leagueProblems = {
  not_league_staff: {
    status: 403,
    title: 'Staff only',
    detail: 'Only owners and commissioners of the league may do this. Ask one of them.',
  },
  not_league_owner: {
    status: 403,
    title: 'Owners only',
    detail: 'Only owners of the league may do this. Ask one of them.',
  },
  email_unconfirmed: {
    status: 403,
    title: 'E-mail not confirmed',
    detail: 'Confirm your e-mail first: the link is in the mail that we sent you. Then create the league.',
  },
  sport_unknown: { status: 422, title: 'Unknown sport', detail: 'Choose a sport from the list.' },
  sport_fixed: {
    status: 409,
    title: 'The sport stays',
    detail: 'The sport of a league cannot be changed. Create another league for another sport.',
  },
  zone_unknown: {
    status: 422,
    title: 'Unknown time zone',
    detail: ({ zone }) =>
      `There is no time zone called ${String(zone)}. Choose one such as America/New_York.`,
  },
  position_unknown: {
    status: 422,
    title: 'Unknown position',
    detail: ({ position }) => `The sport has no position ${String(position)}. Choose one from the list.`,
  },
  limits_impossible: {
    status: 422,
    title: 'Impossible limits',
    detail: ({ of, needed, rosterSize }) =>
      typeof of === 'string'
        ? `The limits for ${of} contradict each other. Give each once, with a maximum that is no lower than the minimum.`
        : `The minimums add up to ${String(needed)} players, but a roster has ${String(rosterSize)}. Lower some of them.`,
  },
  team_count_too_low: {
    status: 409,
    title: 'More teams than that',
    detail: ({ teams }) => `The league has ${String(teams)} teams. Withdraw some of them first.`,
  },
  account_unknown: {
    status: 422,
    title: 'No such account',
    detail: 'Nobody signs in with this e-mail address. Check it, or send the person an invite link.',
  },
  last_owner: {
    status: 409,
    title: 'The last owner',
    detail: 'A league needs an owner. Make somebody else an owner first.',
  },
  teams_full: {
    status: 409,
    title: 'All places are taken',
    detail: ({ teamCount }) =>
      `The league is for ${String(teamCount)} teams. Raise that number in its settings, or withdraw a team.`,
  },
  team_name_taken: {
    status: 409,
    title: 'Name in use',
    detail: ({ name }) => `Another team is called ${String(name)}. Choose another name.`,
  },
  team_unknown: {
    status: 404,
    title: 'No such team',
    detail: 'The league has no such team any more. Reload the page.',
  },
  team_in_draft: {
    status: 409,
    title: 'In the draft',
    detail:
      'The draft counts on this team from its lobby on. Finish and publish the draft, or cancel it; then the team can be withdrawn.',
  },
  on_other_team: {
    status: 409,
    title: 'Leads another team',
    detail: ({ teamName }) =>
      `This person leads ${String(teamName)} already. Take that role back first, or make them a proxy.`,
  },
  invite_unknown: {
    status: 404,
    title: 'No such invite',
    detail: 'This invite does not exist any more. Ask for a new one.',
  },
  invite_expired: {
    status: 409,
    title: 'Invite expired',
    detail: 'This invite was good for 14 days. Ask for a new one.',
  },
  invite_used: {
    status: 409,
    title: 'Invite used',
    detail: 'Somebody has accepted this invite already. Ask for another one.',
  },
  invite_revoked: {
    status: 409,
    title: 'Invite taken back',
    detail: 'The league has taken this invite back. Ask for a new one.',
  },
  player_not_registered: {
    status: 409,
    title: 'Not registered',
    detail: 'Only a registered player of the pool can be named. Register or reinstate the player first.',
  },
  captain_player_taken: {
    status: 409,
    title: 'Captain of another team',
    detail: ({ teamName }) => `This player is the captain of ${String(teamName)}. Take that back first.`,
  },
} satisfies ProblemTable<LeagueErrorCode>;

mapProblems(LeagueError, leagueProblems);
