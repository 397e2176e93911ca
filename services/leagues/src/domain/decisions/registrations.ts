import { check, leaguePerson, leagueRules } from '@fieldhouse/eligibility';
import {
  adultsBornBy,
  closesAt,
  dayIn,
  listOf,
  refundPercentFor,
  registrant,
  registrationPart,
  suspendsOn,
  takesAnswer,
  totalAt,
  type LeagueProspectus,
  type Registrant,
  type RegistrationKind,
  type RegistrationPrice,
  type SavedRegistration,
} from '@fieldhouse/values';
import type { Applicant, PlacesCommandOf, PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { priceWithCode, redeem } from './codes';
import { missingDocument } from './documents';
import { hasPlace } from './payments';
import { activeOf, groupMembers, statusOf, type LeaguePlacesState, type Registration } from '../places.state';

type Submit = PlacesCommandOf<'SubmitRegistration'>;
type Published = PlacesLeague & { readonly prospectus: LeagueProspectus };

/** Sends what has been filled in, at the price of this instant. A place that is free is theirs, else they wait. */
export const submitRegistration = (
  turn: PlacesTurn,
  { registrationId, applicant, total, code, actor }: Submit,
  league: Published,
): void => {
  if (turn.state.registrations.has(registrationId) || actor.kind !== 'account') return;
  const { prospectus } = league;
  const { accountId } = actor;
  requireOpen(prospectus, turn.at);
  requireNotSuspended(applicant, prospectus);
  const { saved } = applicant;
  if (!saved?.kind) throw new PlacesError('registration_incomplete', { missing: 'kind' });
  const { kind } = saved;
  const full = priceNow(prospectus, kind, turn.at);
  const isTeam = kind === 'team';
  const person = isTeam ? null : personOf(saved, league);
  if (person) requireAdult(person, dayIn(league.zone, turn.at));
  requireAnswers(saved, prospectus, isTeam ? 'team' : 'person');
  const { teamId, groupId } = isTeam
    ? { teamId: teamToRegister(turn.state, saved, applicant, league), groupId: null }
    : playerToRegister(turn, saved, { accountId, registrationId, playerIds: applicant.playerIds }, league);
  if (person) requireEligible(turn, person, accountId, applicant, league);
  const price = priceWithCode(turn, full, { code, accountId, kind, zone: league.zone });
  if (price.total !== total)
    throw new PlacesError('price_changed', { total: price.total, currency: price.currency });
  turn.say({
    type: 'RegistrationSubmitted',
    data: {
      ...{ leagueId: turn.leagueId, registrationId, accountId, kind, teamId, groupId },
      savedRevision: applicant.savedRevision,
      price,
      ...(price.total > 0 && { refunds: prospectus.refunds }),
      mustPay: prospectus.paidFirst && price.total > 0,
      needsApproval: needsApproval(turn, { accountId, kind }, prospectus),
      submittedAt: turn.at,
    },
  });
  redeem(turn, { registrationId, accountId, discount: price.discount });
  takePlace(turn, registrationId, kind, prospectus, person);
};

/** Of a team's member its captain has the say; whoever has a document to show has shown it by the time they are in. */
const needsApproval = (
  turn: PlacesTurn,
  by: Pick<Registration, 'accountId' | 'kind'>,
  prospectus: LeagueProspectus,
): boolean => prospectus.approval || by.kind === 'member' || missingDocument(turn, by, prospectus) !== null;

const takePlace = (
  turn: PlacesTurn,
  entryId: string,
  kind: RegistrationKind,
  { places, waitlist }: LeagueProspectus,
  person: Registrant | null,
): void => {
  const list = listOf(kind);
  if (list === null) return;
  const position = person?.positions[0];
  const categories = [
    ...places.positions.flatMap((one) => (one.position === position ? [`position:${one.position}`] : [])),
    ...places.genders.flatMap((one) => (one.gender === person?.gender ? [`gender:${one.gender}`] : [])),
  ];
  turn.ask(list, { type: 'join', entryId, categories });
  const sent = turn.state.registrations.get(entryId);
  if (!waitlist && sent && statusOf(turn.state, sent) === 'waitlisted') throw new PlacesError('league_full');
};

/** @throws PlacesError unless somebody can register in that way now */
export const priceNow = (
  prospectus: LeagueProspectus,
  kind: RegistrationKind,
  at: string,
): RegistrationPrice => {
  requireOpen(prospectus, at);
  const price = prospectus.prices[kind];
  if (!price) throw new PlacesError('kind_not_offered');
  const { currency } = prospectus;
  return { part: partAt(prospectus, at), total: totalAt(prospectus, price, at) ?? 0, currency };
};

const partAt = ({ windows }: LeagueProspectus, at: string): 'early' | 'regular' | 'late' => {
  const part = registrationPart(windows, at);
  return part === 'early' || part === 'late' ? part : 'regular';
};

const requireOpen = ({ windows }: LeagueProspectus, at: string): void => {
  const part = registrationPart(windows, at);
  if (part === 'before') throw new PlacesError('registration_not_open', { opensAt: windows.opensAt });
  if (part === 'closed') throw new PlacesError('registration_closed', { closedAt: closesAt(windows) });
};

/** Whoever can play on some day of the season may register. @throws PlacesError `suspended` with the last day of it */
const requireNotSuspended = ({ suspensions }: Applicant, { endsOn }: LeagueProspectus): void => {
  const found = suspensions.find((one) => suspendsOn(one, endsOn));
  if (found) throw new PlacesError('suspended', { lastDay: found.lastDay });
};

/** @throws PlacesError `registration_incomplete` with the fields that are missing or cannot be */
const personOf = ({ person }: SavedRegistration, { positions }: PlacesLeague): Registrant => {
  const { success, data, error } = registrant.safeParse(person);
  const unknown = (data?.positions ?? []).some((one) => !positions.includes(one));
  if (success && !unknown) return data;
  const missing = unknown ? ['positions'] : (error?.issues.map(({ path }) => String(path[0])) ?? []);
  throw new PlacesError('registration_incomplete', { missing: [...new Set(missing)].join(', ') });
};

/** @throws PlacesError `adults_only`, also of a day that is still to come */
const requireAdult = ({ birthDate }: Registrant, today: string): void => {
  if (birthDate > adultsBornBy(today)) throw new PlacesError('adults_only');
};

const requireAnswers = (
  { answers }: SavedRegistration,
  { questions }: LeagueProspectus,
  of: 'person' | 'team',
): void => {
  const open = questions.find(
    (question) => question.of === of && !takesAnswer(question, answers[question.questionId] ?? ''),
  );
  if (open) throw new PlacesError('registration_incomplete', { missing: `“${open.label}”` });
};

/** The team of whoever leads it, once. */
const teamToRegister = (
  state: LeaguePlacesState,
  { teamId }: SavedRegistration,
  { team }: Applicant,
  { sport, teams }: PlacesLeague,
): string => {
  if (teamId === null || !team || team.archived) throw new PlacesError('team_unknown');
  if (team.sport !== sport) throw new PlacesError('team_of_other_sport');
  const isIn = activeOf(state).some((one) => one.kind === 'team' && one.teamId === teamId);
  if (isIn || teams.some((one) => one.teamId === teamId)) throw new PlacesError('team_registered');
  return teamId;
};

type Who = Pick<Applicant, 'playerIds'> & { readonly accountId: string; readonly registrationId: string };
type Where = { readonly teamId: string | null; readonly groupId: string | null };
/** Everybody plays for one team at most: alone, in a group that has room, or in a team that has. */
const playerToRegister = (
  turn: PlacesTurn,
  { kind, teamId, groupId }: SavedRegistration,
  { accountId, registrationId, playerIds }: Who,
  league: Published,
): Where => {
  const { state } = turn;
  const plays = playerIds.some((id) => !state.registrations.has(id));
  if (plays || activeOf(state).some((one) => one.kind !== 'team' && one.accountId === accountId))
    throw new PlacesError('already_registered');
  if (kind === 'group') {
    if (groupId === null) return { teamId: null, groupId: registrationId };
    const members = groupMembers(state, groupId);
    if (members.length === 0) throw new PlacesError('group_unknown');
    if (members.length >= league.prospectus.groupSize) throw new PlacesError('group_full');
    return { teamId: null, groupId };
  }
  if (kind !== 'member') return { teamId: null, groupId: null };
  if (teamId === null || !league.teams.some((one) => one.teamId === teamId))
    throw new PlacesError('team_unknown');
  requireRoom(turn, teamId, league);
  return { teamId, groupId: null };
};

/** @throws PlacesError `roster_frozen` */
export const requireUnfrozen = ({ at }: PlacesTurn, { prospectus, zone }: Published): void => {
  const { freezeOn } = prospectus.roster;
  if (freezeOn !== null && dayIn(zone, at) >= freezeOn) throw new PlacesError('roster_frozen', { freezeOn });
};

/** Whether one more can join a team now. @throws PlacesError `roster_frozen`, `team_full` */
export const requireRoom = (turn: PlacesTurn, teamId: string, league: Published): void => {
  requireUnfrozen(turn, league);
  const { state } = turn;
  const { rosterSize } = league;
  const on = activeOf(state).filter((one) => one.kind !== 'team' && one.rosteredIn === teamId).length;
  if (on >= rosterSize) throw new PlacesError('team_full', { rosterSize });
};

/** A document is shown later, to the staff: until then nothing is approved. */
const requireEligible = (
  { state, at }: PlacesTurn,
  person: Registrant,
  accountId: string,
  applicant: Applicant,
  { waivers, prospectus }: Published,
): void => {
  const rules = leagueRules(prospectus, waivers).filter(({ rule }) => rule !== 'document');
  const documents = state.documents.get(accountId) ?? [];
  const { eligible, lines } = check(rules, leaguePerson({ ...applicant, person, documents }), at);
  if (eligible) return;
  const codes = lines.flatMap(({ code }) => code ?? []);
  throw new PlacesError('not_eligible', { codes: codes.join(', ') });
};

/**
 * Whoever withdraws gives their place back. A team whose players have registered stays.
 * @param shown how much of what was paid they were shown to come back, in percent @throws PlacesError `refund_changed` if it is less
 */
export const withdrawRegistration = (
  turn: PlacesTurn,
  one: Registration,
  league: PlacesLeague,
  shown = 0,
): void => {
  const { registrationId, kind, teamId } = one;
  const players = activeOf(turn.state).filter(
    (other) => other.kind !== 'team' && (other.teamId === teamId || other.rosteredIn === teamId),
  );
  if (kind === 'team' && players.length > 0)
    throw new PlacesError('team_has_players', { players: players.length });
  const percent = refundNow(turn, one, league);
  if (percent < shown) throw new PlacesError('refund_changed', { percent });
  leave(turn, one);
  const data = { leagueId: turn.leagueId, registrationId, percent, withdrawnAt: turn.at };
  turn.say({ type: 'RegistrationWithdrawn', data });
};

/** Whoever says no to a place leaves the list; of a place that they had before, what was asked for it ends too. */
export const declinePlace = (turn: PlacesTurn, one: Registration, league: PlacesLeague): void => {
  const { registrationId, kind, asked } = one;
  const list = listOf(kind);
  if (!list) throw new PlacesError('no_offer');
  const percent = refundNow(turn, one, league);
  turn.ask(list, { type: 'decline', entryId: registrationId });
  if (!asked) return;
  const data = { leagueId: turn.leagueId, registrationId, percent, withdrawnAt: turn.at };
  turn.say({ type: 'RegistrationWithdrawn', data });
};

/**
 * What is owed for it is not paid: the place goes on. With a draft that has begun it stays, and the staff decides. Whoever has
 * none keeps their rank: what can be given up is gone already.
 */
export const forfeitRegistration = (
  turn: PlacesTurn,
  { registrationId, drafted }: PlacesCommandOf<'ForfeitRegistration'>,
  league: PlacesLeague,
): void => {
  const { state, leagueId, at: forfeitedAt } = turn;
  const one = state.registrations.get(registrationId);
  if (!one || drafted || !hasPlace(turn, one)) return;
  const percent = refundNow(turn, one, league);
  leave(turn, one);
  turn.say({ type: 'RegistrationForfeited', data: { leagueId, registrationId, percent, forfeitedAt } });
};

/** What comes back of what was paid to who leaves and is not let go by the league, in percent. */
const refundNow = (
  { state, at }: PlacesTurn,
  one: Registration,
  { prospectus, zone }: PlacesLeague,
): number => refundPercentFor({ ...one, status: statusOf(state, one) }, prospectus, zone, at);

/** Off the list, or out of the place. */
const leave = (turn: PlacesTurn, one: Registration): void => {
  const list = listOf(one.kind);
  if (list === null) return;
  const entryId = one.registrationId;
  const status = statusOf(turn.state, one);
  const isListed = status === 'waitlisted' || status === 'offered';
  turn.ask(list, { type: isListed ? 'withdraw' : 'release', entryId });
};
