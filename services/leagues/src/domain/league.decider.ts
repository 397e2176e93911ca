import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { CommandContext, Decider } from '@fieldhouse/kernel';
import { changeLeagueDetails, createLeague } from './decisions/league-details';
import {
  acceptInvitation,
  declineInvitation,
  expireInvitation,
  findInvitation,
  issueInvitation,
  noteUndelivered,
  seeInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from './decisions/invitations';
import { followTeam } from './decisions/captaincy';
import { forgetMember } from './decisions/forget';
import { removeStaff, revokeLeagueRole } from './decisions/staff';
import { followRegistration } from './decisions/registered';
import { enterTeams } from './decisions/team-list';
import { acceptTeamInvite, issueTeamInvite, revokeTeamInvite, revokeTeamRole } from './decisions/team-people';
import {
  changeTeam,
  addToRoster,
  createRosters,
  enterTeam,
  nameCaptainPlayer,
  withdrawTeam,
} from './decisions/teams';
import type { LeagueCommand, LeagueCommandOf } from './league.commands';
import { existing, isKnownTo, requireManager, requireOwner } from './league-members';
import { LeagueError } from './league.errors';
import { evolveLeague, initialLeague, type CreatedLeague, type LeagueState } from './league.state';

const decide = (command: LeagueCommand, state: LeagueState): readonly LeagueEvent[] => {
  if (command.type === 'CreateLeague') return createLeague(command, state);
  const league = existing(state);
  switch (command.type) {
    case 'AcceptInvite': {
      const invitation = findInvitation(league, command.inviteId);
      return invitation ? acceptInvitation(command, league, invitation) : acceptTeamInvite(command, league);
    }
    case 'SeeInvitation':
      return seeInvitation(command, league);
    case 'DeclineInvitation':
      return declineInvitation(command, league);
    case 'RemoveLeagueStaff':
      if (!isSelf(command)) requireOwner(league, command.actor);
      return removeStaff(command, league);
    case 'RevokeLeagueRole':
      if (!isSelf(command)) requireOwner(league, command.actor);
      return revokeLeagueRole(command, league);
    case 'RevokeTeamRole':
      if (!isSelf(command)) requireManager(league, command.actor);
      return revokeTeamRole(command, league);
    default:
      requireManager(league, command.actor);
      return manage(command, league);
  }
};

/** Whoever has a role may always give it back. */
const isSelf = ({ actor, accountId }: CommandContext & { readonly accountId: string }): boolean =>
  actor.kind === 'account' && actor.accountId === accountId;

/** These are reached by a link that nobody can make up. */
const OPEN_TO_STRANGERS: readonly LeagueCommand['type'][] = [
  'CreateLeague',
  'AcceptInvite',
  'SeeInvitation',
  'DeclineInvitation',
];

const sees = ({ type, actor, isInsider }: LeagueCommand, state: LeagueState): boolean =>
  OPEN_TO_STRANGERS.includes(type) ||
  (state.status !== 'none' && (isInsider === true || isKnownTo(state, actor)));

type ManagedType = Exclude<
  LeagueCommand['type'],
  | 'CreateLeague'
  | 'AcceptInvite'
  | 'SeeInvitation'
  | 'DeclineInvitation'
  | 'RemoveLeagueStaff'
  | 'RevokeLeagueRole'
  | 'RevokeTeamRole'
>;

const FOR_PROCESSES: readonly LeagueCommand['type'][] = [
  'ExpireInvitation',
  'NoteUndelivered',
  'CreateRosters',
  'AddToRoster',
  'FollowRegistration',
  'FollowTeam',
  'ForgetMember',
];

const manage = (command: LeagueCommandOf<ManagedType>, league: CreatedLeague): readonly LeagueEvent[] => {
  if (FOR_PROCESSES.includes(command.type) && command.actor.kind !== 'process')
    throw new LeagueError('not_league_staff');
  switch (command.type) {
    case 'ChangeLeagueDetails':
      return changeLeagueDetails(command, league);
    case 'EnterTeam':
      return enterTeam(command, league);
    case 'EnterTeams':
      return enterTeams(command, league);
    case 'ChangeTeam':
      return changeTeam(command, league);
    case 'WithdrawTeam':
      return withdrawTeam(command, league);
    case 'IssueInvitation':
      return issueInvitation(command, league);
    case 'SendInvitationAgain':
      return sendInvitationAgain(command, league);
    case 'WithdrawInvitation':
      return withdrawInvitation(command, league);
    case 'ExpireInvitation':
      return expireInvitation(command, league);
    case 'NoteUndelivered':
      return noteUndelivered(command, league);
    case 'IssueTeamInvite':
      return issueTeamInvite(command, league);
    case 'RevokeTeamInvite':
      return revokeTeamInvite(command, league);
    case 'NameCaptainPlayer':
      return nameCaptainPlayer(command, league);
    case 'CreateRosters':
      return createRosters(command, league);
    case 'AddToRoster':
      return addToRoster(command, league);
    case 'FollowRegistration':
      return followRegistration(command, league);
    case 'FollowTeam':
      return followTeam(command, league);
    case 'ForgetMember':
      return forgetMember(command, league);
    default:
      return command satisfies never;
  }
};

export const leagueDecider: Decider<LeagueState, LeagueCommand, LeagueEvent> = {
  sees,
  initialState: initialLeague,
  decide,
  evolve: evolveLeague,
};
/** The aggregate as the command runtime knows it. */
export const leagueAggregate = { category: 'league', decider: leagueDecider } as const;
