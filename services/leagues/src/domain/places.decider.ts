import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import { isActive, listOf, type LeagueProspectus } from '@fieldhouse/values';
import { answersFor, followTeam } from './decisions/answering';
import { endCode, giveBackCodes, makeCode } from './decisions/codes';
import { putInDivision } from './decisions/divisions';
import { seeDocument } from './decisions/documents';
import {
  acceptInvitation,
  declineInvitation,
  endInvitations,
  inviteFreeAgent,
  takeBackInvitation,
} from './decisions/free-agents';
import { acceptGroupMember, leaveGroup, leaveLostGroups } from './decisions/friends';
import { askForPayment, letUnpaidGo, recordPaid } from './decisions/payments';
import { followLeague, letUnplacedGo, settle } from './decisions/place-lists';
import {
  approveRegistration,
  moveRegistration,
  rejectRegistration,
  removeRegistration,
  rosterRegistration,
} from './decisions/registration-staff';
import {
  declinePlace,
  forfeitRegistration,
  submitRegistration,
  withdrawRegistration,
} from './decisions/registrations';
import type { PlacesCommand, PlacesCommandOf, PlacesLeague } from './places.commands';
import { PlacesError } from './places.errors';
import { PlacesTurn } from './places-turn';
import {
  activeOf,
  evolveLeaguePlaces,
  initialLeaguePlaces,
  statusOf,
  type LeaguePlacesState,
  type Registration,
} from './places.state';

type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };
type Upkeep =
  | 'FollowLeague'
  | 'FollowTeam'
  | 'CatchUp'
  | 'RecordRegistrationPaid'
  | 'ForfeitRegistration'
  | 'ForgetRegistrant';
type OfCodes = 'MakeCode' | 'EndCode';
type OfOne = Exclude<PlacesCommand['type'], Upkeep | 'SubmitRegistration' | 'PutTeamInDivision' | OfCodes>;

const decide = (command: PlacesCommand, state: LeaguePlacesState): readonly LeaguePlacesEvent[] => {
  const { league } = command;
  if (!league) throw new Unseen();
  if (state.closed || league.cancelled) return ended(command, state);
  const turn = new PlacesTurn(state, command.leagueId, command.at);
  followLeague(turn, league);
  for (const registrationId of command.securedIds ?? []) recordPaid(turn, registrationId);
  letUnpaidGo(turn, command.type === 'RecordRegistrationPaid' ? command.registrationId : null);
  endInvitations(turn);
  // What came free this way can be had in the same decision.
  giveBackCodes(turn);
  decideWithin(turn, command, league);
  giveBackCodes(turn);
  settle(turn, league);
  askForPayment(turn, league);
  leaveLostGroups(turn);
  return turn.events;
};

/** What follows from elsewhere is nothing there. */
const QUIET: readonly PlacesCommand['type'][] = [
  ...(['CatchUp', 'FollowTeam', 'RecordRegistrationPaid'] as const),
  ...(['ForfeitRegistration', 'ForgetRegistrant'] as const),
];
/** Of a cancelled league nothing can be asked any more. */
const ended = (
  { type, leagueId, at }: PlacesCommand,
  { closed, registrations }: LeaguePlacesState,
): readonly LeaguePlacesEvent[] => {
  if (QUIET.includes(type)) return [];
  if (type !== 'FollowLeague') throw new PlacesError('league_cancelled');
  return closed || registrations.size === 0
    ? []
    : [{ type: 'PlacesClosed', data: { leagueId, closedAt: at } }];
};

const decideWithin = (turn: PlacesTurn, command: PlacesCommand, league: PlacesLeague): void => {
  switch (command.type) {
    case 'FollowLeague':
      return;
    case 'CatchUp':
      return letUnplacedGo(turn, league);
    case 'FollowTeam':
      if (command.actor.kind !== 'process') throw new Unseen();
      return followTeam(turn, command);
    case 'RecordRegistrationPaid':
      if (command.actor.kind !== 'process') throw new Unseen();
      return recordPaid(turn, command.registrationId);
    case 'ForfeitRegistration':
      if (command.actor.kind !== 'process') throw new Unseen();
      return forfeitRegistration(turn, command, league);
    case 'ForgetRegistrant':
      for (const one of activeOf(turn.state))
        if (one.kind !== 'team' && one.accountId === command.accountId)
          withdrawRegistration(turn, one, league);
      return;
    case 'PutTeamInDivision':
      if (!isOfStaff(command, league)) throw new PlacesError('not_league_staff');
      return putInDivision(turn, command, league);
    case 'MakeCode':
    case 'EndCode': {
      if (!league.treasurerIds.includes(accountOf(command))) throw new PlacesError('not_treasurer');
      return command.type === 'MakeCode' ? makeCode(turn, command, league) : endCode(turn, command.codeId);
    }
    default: {
      const { prospectus } = league;
      if (!prospectus) throw new Unseen();
      const published = { ...league, prospectus };
      if (command.type === 'SubmitRegistration') return submitRegistration(turn, command, published);
      return decideOne(turn, command, published);
    }
  }
};

const decideOne = (turn: PlacesTurn, command: PlacesCommandOf<OfOne>, league: Published): void => {
  const one = registrationFor(turn, command, league);
  switch (command.type) {
    case 'WithdrawRegistration':
      return withdrawRegistration(turn, one, league, command.percent);
    case 'AcceptPlace': {
      const list = listOf(one.kind);
      if (!list) throw new PlacesError('no_offer');
      return turn.ask(list, { type: 'accept', entryId: one.registrationId });
    }
    case 'DeclinePlace':
      return declinePlace(turn, one, league);
    case 'ApproveRegistration':
      return approveRegistration(turn, one, league);
    case 'RejectRegistration':
      return rejectRegistration(turn, one, command.reason);
    case 'RemoveRegistration':
      return removeRegistration(turn, one, command.reason);
    case 'MoveRegistration':
      return moveRegistration(turn, one, command);
    case 'RosterRegistration':
      return rosterRegistration(turn, one, command, league);
    case 'InviteFreeAgent':
      return inviteFreeAgent(turn, one, command.teamId, league);
    case 'TakeBackTeamInvitation':
      return takeBackInvitation(turn, one, command.teamId);
    case 'AcceptTeamInvitation':
      return acceptInvitation(turn, one, command.teamId, league);
    case 'DeclineTeamInvitation':
      return declineInvitation(turn, one, command.teamId);
    case 'SeeDocument':
      return seeDocument(turn, one, command.validUntil, league);
    case 'AcceptGroupMember':
      return acceptGroupMember(turn, one, accountOf(command), league.prospectus);
    case 'LeaveGroup':
      return leaveGroup(turn, one);
  }
};

const accountOf = ({ actor }: PlacesCommand): string => (actor.kind === 'account' ? actor.accountId : '');
const isOfStaff = (command: PlacesCommand, { staffIds }: PlacesLeague): boolean =>
  command.actor.kind === 'process' || staffIds.includes(accountOf(command));

const OWN: readonly OfOne[] = [
  ...(['WithdrawRegistration', 'AcceptPlace', 'DeclinePlace', 'LeaveGroup'] as const),
  ...(['AcceptTeamInvitation', 'DeclineTeamInvitation'] as const),
];
/** About somebody who asks to play on their team. */
const OF_CAPTAINS: readonly OfOne[] = ['ApproveRegistration', 'RejectRegistration'];

/** Whether the command is about a team that the account leads, or about who asks to play on one. */
const leads = (command: PlacesCommandOf<OfOne>, one: Registration, { teams }: PlacesLeague): boolean => {
  const accountId = accountOf(command);
  const isOfTeam = command.type === 'InviteFreeAgent' || command.type === 'TakeBackTeamInvitation';
  const teamId = isOfTeam ? command.teamId : one.kind === 'member' ? one.teamId : null;
  if (!isOfTeam && !OF_CAPTAINS.includes(command.type)) return false;
  const people = teams.find((team) => team.teamId === teamId)?.people ?? [];
  return people.some((person) => person.accountId === accountId && person.role !== 'proxy');
};

/**
 * The registration that a command is about, for whoever may ask for it; those of others are unknown.
 * @throws PlacesError `registration_unknown`, `not_league_staff`, `registration_over`
 */
const registrationFor = (
  { state }: PlacesTurn,
  command: PlacesCommandOf<OfOne>,
  league: PlacesLeague,
): Registration => {
  const one = state.registrations.get(command.registrationId);
  const accountId = accountOf(command);
  const isStaff = isOfStaff(command, league);
  const isOwn = one !== undefined && answersFor({ accountId, leaderIds: command.leaderIds }, one);
  const isLeader = one !== undefined && leads(command, one, league);
  const { type } = command;
  if (!one || !(isStaff || isOwn || isLeader || type === 'AcceptGroupMember'))
    throw new PlacesError('registration_unknown');
  const may = type === 'AcceptGroupMember' || (OWN.includes(type) ? isOwn : isStaff || isLeader);
  if (!may) throw new PlacesError(isStaff ? 'registration_unknown' : 'not_league_staff');
  if (!isActive(statusOf(state, one))) throw new PlacesError('registration_over');
  return one;
};

const WITHIN: readonly PlacesCommand['type'][] = ['PutTeamInDivision', 'MakeCode', 'EndCode'];

/** Whoever the league is published for, and whoever has a part in it; of its divisions and codes the latter alone. */
const sees = ({ type, actor, league, isInsider }: PlacesCommand): boolean => {
  if (!league) return false;
  if (actor.kind === 'process' || isInsider === true) return true;
  if (actor.kind !== 'account') return false;
  const isForAll = league.published && league.prospectus !== null && !WITHIN.includes(type);
  return isForAll || league.memberAccountIds.includes(actor.accountId);
};

export const leaguePlacesDecider: Decider<LeaguePlacesState, PlacesCommand, LeaguePlacesEvent> = {
  initialState: initialLeaguePlaces,
  sees,
  decide,
  evolve: evolveLeaguePlaces,
};
/** The aggregate as the command runtime knows it. */
export const leaguePlacesAggregate = { category: 'leaguePlaces', decider: leaguePlacesDecider } as const;
