import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { Decider } from '@fieldhouse/kernel';
import { changeLeagueDetails, createLeague } from './decisions/league-details';
import { addStaff, removeStaff } from './decisions/staff';
import {
  acceptTeamInvite,
  grantTeamRole,
  issueTeamInvite,
  revokeTeamInvite,
  revokeTeamRole,
} from './decisions/team-people';
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
  if (command.type === 'AcceptTeamInvite') return acceptTeamInvite(command, league);
  if (command.type === 'AddLeagueStaff' || command.type === 'RemoveLeagueStaff') {
    requireOwner(league, command.actor);
    return command.type === 'AddLeagueStaff' ? addStaff(command, league) : removeStaff(command, league);
  }
  requireManager(league, command.actor);
  return manage(command, league);
};

const OPEN_TO_STRANGERS: readonly LeagueCommand['type'][] = ['CreateLeague', 'AcceptTeamInvite'];

const sees = ({ type, actor, isInsider }: LeagueCommand, state: LeagueState): boolean =>
  OPEN_TO_STRANGERS.includes(type) ||
  (state.status !== 'none' && (isInsider === true || isKnownTo(state, actor)));

type ManagedType = Exclude<
  LeagueCommand['type'],
  'CreateLeague' | 'AcceptTeamInvite' | 'AddLeagueStaff' | 'RemoveLeagueStaff'
>;

const manage = (command: LeagueCommandOf<ManagedType>, league: CreatedLeague): readonly LeagueEvent[] => {
  switch (command.type) {
    case 'ChangeLeagueDetails':
      return changeLeagueDetails(command, league);
    case 'EnterTeam':
      return enterTeam(command, league);
    case 'ChangeTeam':
      return changeTeam(command, league);
    case 'WithdrawTeam':
      return withdrawTeam(command, league);
    case 'GrantTeamRole':
      return grantTeamRole(command, league);
    case 'RevokeTeamRole':
      return revokeTeamRole(command, league);
    case 'IssueTeamInvite':
      return issueTeamInvite(command, league);
    case 'RevokeTeamInvite':
      return revokeTeamInvite(command, league);
    case 'NameCaptainPlayer':
      return nameCaptainPlayer(command, league);
    case 'CreateRosters':
      if (command.actor.kind !== 'process') throw new LeagueError('not_league_staff');
      return createRosters(command, league);
    case 'AddToRoster':
      if (command.actor.kind !== 'process') throw new LeagueError('not_league_staff');
      return addToRoster(command, league);
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
