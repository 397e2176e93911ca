import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import { dayIn, overlap, suspensionStateOn, SUSPENSION_YEARS } from '@fieldhouse/values';
import type { DisciplineCommand, DisciplineCommandOf, DisciplineLeague } from './discipline.commands';
import { DisciplineError } from './discipline.errors';
import { evolveDiscipline, initialDiscipline, suspensionsOf, type DisciplineState } from './discipline.state';

/** Who says it, where and when. */
type Turn = {
  readonly leagueId: string;
  readonly by: string;
  readonly at: string;
  /** Where the league is. */
  readonly today: string;
};

const decide = (command: DisciplineCommand, state: DisciplineState): readonly LeagueDisciplineEvent[] => {
  const { leagueId, league, at } = command;
  if (command.type === 'ForgetDisciplined') return forget(command, state);
  const by = judgeIn(command, league);
  const turn = { leagueId, by, at, today: dayIn(league?.zone ?? 'UTC', at) };
  switch (command.type) {
    case 'RecordIncident':
      return recordIncident(turn, command);
    case 'TakeBackIncident':
      return takeBackIncident(turn, command, state);
    case 'SuspendPerson':
      return suspendPerson(turn, command, state);
    case 'LiftSuspension':
      return liftSuspension(turn, command, state);
  }
};

const forget = (
  { leagueId, accountId }: DisciplineCommandOf<'ForgetDisciplined'>,
  { incidents, suspensions }: DisciplineState,
): readonly LeagueDisciplineEvent[] => {
  const isKnown = [...incidents.values(), ...suspensions.values()].some((one) => one.accountId === accountId);
  return isKnown ? [{ type: 'DisciplinedPersonForgotten', data: { leagueId, accountId } }] : [];
};

/**
 * What happened is recorded by scorekeepers too; what follows from it, owners and commissioners decide.
 * @throws DisciplineError `not_scorekeeper`, `not_league_staff`; Unseen without a league
 */
const judgeIn = ({ type, actor }: DisciplineCommand, league: DisciplineLeague | null): string => {
  if (!league || actor.kind !== 'account') throw new Unseen();
  const { accountId } = actor;
  if (type === 'RecordIncident') {
    if (!league.scorekeeperIds.includes(accountId)) throw new DisciplineError('not_scorekeeper');
  } else if (!league.staffIds.includes(accountId)) throw new DisciplineError('not_league_staff');
  return accountId;
};

/** @throws DisciplineError `own_case`: nobody judges themselves */
const requireOther = ({ by }: Turn, accountId: string): void => {
  if (by === accountId) throw new DisciplineError('own_case');
};

const recordIncident = (
  turn: Turn,
  { accountId, inLeague, newId: incidentId, day, kind, words }: DisciplineCommandOf<'RecordIncident'>,
): readonly LeagueDisciplineEvent[] => {
  const { leagueId, by, at: recordedAt, today } = turn;
  requireOther(turn, accountId);
  if (!inLeague) throw new DisciplineError('person_unknown');
  if (day > today) throw new DisciplineError('day_ahead', { today });
  const data = { leagueId, accountId, by, incidentId, kind, day, recordedAt, words };
  return [{ type: 'IncidentRecorded', data }];
};

const takeBackIncident = (
  turn: Turn,
  { incidentId, reason }: DisciplineCommandOf<'TakeBackIncident'>,
  { incidents }: DisciplineState,
): readonly LeagueDisciplineEvent[] => {
  const { leagueId, by, at: takenBackAt } = turn;
  const incident = incidents.get(incidentId);
  if (!incident) throw new DisciplineError('incident_unknown');
  const { accountId, takenBack } = incident;
  requireOther(turn, accountId);
  if (takenBack) throw new DisciplineError('incident_taken_back');
  return [{ type: 'IncidentTakenBack', data: { leagueId, accountId, by, incidentId, reason, takenBackAt } }];
};

const suspendPerson = (
  turn: Turn,
  command: DisciplineCommandOf<'SuspendPerson'>,
  state: DisciplineState,
): readonly LeagueDisciplineEvent[] => {
  const { leagueId, by, at: suspendedAt, today } = turn;
  const { accountId, inLeague, newId: suspensionId, firstDay, lastDay, reason, incidentId } = command;
  requireOther(turn, accountId);
  if (!inLeague) throw new DisciplineError('person_unknown');
  if (lastDay !== null) requireDays(firstDay, lastDay, today);
  if (incidentId !== null) {
    const incident = state.incidents.get(incidentId);
    if (incident?.accountId !== accountId) throw new DisciplineError('incident_unknown');
    if (incident.takenBack) throw new DisciplineError('incident_taken_back');
  }
  const term = { firstDay, lastDay, liftedOn: null };
  const other = suspensionsOf(state, accountId).find((one) => overlap(one, term));
  if (other)
    throw new DisciplineError('already_suspended', { firstDay: other.firstDay, lastDay: other.lastDay });
  const data = { leagueId, accountId, by, suspensionId, firstDay, lastDay, reason, incidentId, suspendedAt };
  return [{ type: 'PersonSuspended', data }];
};

/** @throws DisciplineError `days_reversed`, `days_over`, `suspension_too_long` */
const requireDays = (firstDay: string, lastDay: string, today: string): void => {
  if (lastDay < firstDay) throw new DisciplineError('days_reversed');
  if (lastDay < today) throw new DisciplineError('days_over');
  const end = `${Number(firstDay.slice(0, 'yyyy'.length)) + SUSPENSION_YEARS}${firstDay.slice('yyyy'.length)}`;
  if (lastDay >= end) throw new DisciplineError('suspension_too_long', { years: SUSPENSION_YEARS });
};

const liftSuspension = (
  turn: Turn,
  { suspensionId, reason }: DisciplineCommandOf<'LiftSuspension'>,
  { suspensions }: DisciplineState,
): readonly LeagueDisciplineEvent[] => {
  const { leagueId, by, at: liftedAt, today: liftedOn } = turn;
  const suspension = suspensions.get(suspensionId);
  if (!suspension) throw new DisciplineError('suspension_unknown');
  const { accountId } = suspension;
  requireOther(turn, accountId);
  const state = suspensionStateOn(suspension, liftedOn);
  if (state === 'served' || state === 'lifted') throw new DisciplineError('suspension_over');
  const data = { leagueId, accountId, by, suspensionId, liftedOn, reason, liftedAt };
  return [{ type: 'SuspensionLifted', data }];
};

/** Whoever has a part in the league: others do not learn that there is one. */
const sees = ({ actor, league, isInsider }: DisciplineCommand): boolean => {
  if (actor.kind === 'process') return true;
  if (!league || actor.kind !== 'account') return false;
  return isInsider === true || league.memberAccountIds.includes(actor.accountId);
};

export const disciplineDecider: Decider<DisciplineState, DisciplineCommand, LeagueDisciplineEvent> = {
  initialState: initialDiscipline,
  sees,
  decide,
  evolve: evolveDiscipline,
};
/** The aggregate as the command runtime knows it: one for each league, under its id. */
export const disciplineAggregate = { category: 'leagueDiscipline', decider: disciplineDecider } as const;
