import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Decider } from '@fieldhouse/kernel';
import { removeTeamCrest, setTeamCrest } from './decisions/crest';
import { archiveTeam, changeTeamDetails, createTeam, reopenTeam, startTeamSeason } from './decisions/details';
import { followLeague } from './decisions/follow-league';
import { forgetMember } from './decisions/forget';
import {
  acceptInvitation,
  declineInvitation,
  expireMemberInvitation,
  findInvitation,
  inviteMemberAgain,
  noteUndelivered,
  inviteMembers,
  inviteTeammates,
  seeInvitation,
  withdrawMemberInvitation,
} from './decisions/invitations';
import { acceptLink, closeTeamLink, openTeamLink } from './decisions/links';
import {
  changeMember,
  changeMemberStatus,
  leaveTeam,
  removeMember,
  restoreMember,
} from './decisions/members';
import {
  acceptJoinRequest,
  declineJoinRequest,
  requestToJoin,
  withdrawJoinRequest,
} from './decisions/requests';
import { changeMemberRole, handOverCaptaincy } from './decisions/roles';
import type { TeamCommand, TeamCommandOf } from './team.commands';
import { actingMember, existing, requireCaptain, requireManager } from './team-members';
import { TeamError } from './team.errors';
import { evolveTeam, initialTeam, type CreatedTeam, type TeamState } from './team.state';

const FOR_PROCESSES: readonly TeamCommand['type'][] = [
  'FollowLeague',
  'ForgetMember',
  'ExpireMemberInvitation',
  'NoteUndelivered',
];

const decide = (command: TeamCommand, state: TeamState): readonly TeamEvent[] => {
  if (FOR_PROCESSES.includes(command.type) && command.actor.kind !== 'process')
    throw new TeamError('not_team_manager');
  if (command.type === 'CreateTeam') return createTeam(command, state);
  if (command.type === 'FollowLeague') return followLeague(command, state);
  const team = existing(state);
  switch (command.type) {
    case 'AcceptTeamInvite': {
      const invitation = findInvitation(team, command.inviteId);
      return invitation ? acceptInvitation(command, team, invitation) : acceptLink(command, team);
    }
    case 'SeeTeamInvite':
      return seeInvitation(command, team);
    case 'DeclineTeamInvite':
      return declineInvitation(command, team);
    case 'RequestToJoin':
      return requestToJoin(command, team);
    case 'WithdrawJoinRequest':
      return withdrawJoinRequest(command, team);
    case 'LeaveTeam':
      return leaveTeam(command, team);
    case 'ChangeMember':
      return changeMember(command, team);
    case 'ExpireMemberInvitation':
      return expireMemberInvitation(command, team);
    case 'NoteUndelivered':
      return noteUndelivered(command, team);
    case 'ForgetMember':
      return forgetMember(command, team);
    case 'ArchiveTeam':
    case 'ReopenTeam':
    case 'StartTeamSeason':
    case 'HandOverCaptaincy':
      requireCaptain(team, command.actor);
      return lead(command, team);
    default:
      requireManager(team, command.actor);
      return manage(command, team);
  }
};

const lead = (
  command: TeamCommandOf<'ArchiveTeam' | 'ReopenTeam' | 'StartTeamSeason' | 'HandOverCaptaincy'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  switch (command.type) {
    case 'ArchiveTeam':
      return archiveTeam(team);
    case 'ReopenTeam':
      return reopenTeam(team);
    case 'StartTeamSeason':
      return startTeamSeason(command, team);
    case 'HandOverCaptaincy':
      return handOverCaptaincy(command, team);
    default:
      return command satisfies never;
  }
};

type Managed =
  | 'ChangeTeamDetails'
  | 'SetTeamCrest'
  | 'RemoveTeamCrest'
  | 'ChangeMemberRole'
  | 'ChangeMemberStatus'
  | 'RemoveMember'
  | 'RestoreMember'
  | 'InviteMembers'
  | 'InviteTeammates'
  | 'InviteMemberAgain'
  | 'WithdrawMemberInvitation'
  | 'OpenTeamLink'
  | 'CloseTeamLink'
  | 'AcceptJoinRequest'
  | 'DeclineJoinRequest';

const manage = (command: TeamCommandOf<Managed>, team: CreatedTeam): readonly TeamEvent[] => {
  switch (command.type) {
    case 'ChangeTeamDetails':
      return changeTeamDetails(command, team);
    case 'SetTeamCrest':
      return setTeamCrest(command, team);
    case 'RemoveTeamCrest':
      return removeTeamCrest(team);
    case 'ChangeMemberRole':
      return changeMemberRole(command, team);
    case 'ChangeMemberStatus':
      return changeMemberStatus(command, team);
    case 'RemoveMember':
      return removeMember(command, team);
    case 'RestoreMember':
      return restoreMember(command, team);
    case 'InviteMembers':
      return inviteMembers(command, team);
    case 'InviteTeammates':
      return inviteTeammates(command, team);
    case 'InviteMemberAgain':
      return inviteMemberAgain(command, team);
    case 'WithdrawMemberInvitation':
      return withdrawMemberInvitation(command, team);
    case 'OpenTeamLink':
      return openTeamLink(command, team);
    case 'CloseTeamLink':
      return closeTeamLink(command, team);
    case 'AcceptJoinRequest':
      return acceptJoinRequest(command, team);
    case 'DeclineJoinRequest':
      return declineJoinRequest(command, team);
    default:
      return command satisfies never;
  }
};

/** These are reached by a link or a code that nobody can make up, or make something new. */
const OPEN_TO_STRANGERS: readonly TeamCommand['type'][] = [
  'CreateTeam',
  'AcceptTeamInvite',
  'SeeTeamInvite',
  'DeclineTeamInvite',
];

/** A public team is there for everybody who may ask to join it; a private one for its members alone. */
const sees = ({ type, actor }: TeamCommand, state: TeamState): boolean => {
  if (actor.kind === 'process' || OPEN_TO_STRANGERS.includes(type)) return true;
  if (state.status === 'none' || actor.kind !== 'account') return false;
  if (actingMember(state, actor)) return true;
  if (type === 'WithdrawJoinRequest')
    return isPublic(state) || state.requests.some(({ accountId }) => accountId === actor.accountId);
  return type === 'RequestToJoin' && isPublic(state);
};

const isPublic = ({ status, details }: CreatedTeam): boolean =>
  status === 'active' && details.privacy === 'public';

export const teamDecider: Decider<TeamState, TeamCommand, TeamEvent> = {
  sees,
  initialState: initialTeam,
  decide,
  evolve: evolveTeam,
};
/** The aggregate as the command runtime knows it. */
export const teamAggregate = { category: 'team', decider: teamDecider } as const;
