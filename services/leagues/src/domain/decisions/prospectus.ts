import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import { termsFault } from '@fieldhouse/money';
import {
  closesAt,
  dayIn,
  DRAFT_GROUP_SIZE,
  lastDayToRegister,
  placedByOf,
  registrationPart,
  type LeagueProspectus,
} from '@fieldhouse/values';
import type { ProspectusCommandOf, ProspectusLeague } from '../prospectus.commands';
import { ProspectusError } from '../prospectus.errors';
import type { ProspectusState } from '../prospectus.state';
import { requireLasting, signedNow } from './waivers';

export const setProspectus = (
  { leagueId, prospectus, actor, previousStaffIds, playersIn }: ProspectusCommandOf<'SetProspectus'>,
  state: ProspectusState,
  league: ProspectusLeague,
): readonly ProspectusEvent[] => {
  requirePossible(prospectus, league);
  const before = state.prospectus;
  if (before && JSON.stringify(before) === JSON.stringify(prospectus)) return [];
  const isFixed = state.published && before !== null;
  if (isFixed && (before.format !== prospectus.format || before.currency !== prospectus.currency))
    throw new ProspectusError('format_fixed');
  if (isFixed && closesLater(before, prospectus, league))
    requireLasting(signedNow(state), prospectus, league);
  if (playersIn && limitsMore(before, prospectus)) throw new ProspectusError('limit_too_late');
  const { previousLeagueId } = prospectus;
  if (previousLeagueId !== null && previousLeagueId !== before?.previousLeagueId) {
    const isTheirs = actor.kind === 'account' && previousStaffIds.includes(actor.accountId);
    if (!isTheirs || previousLeagueId === leagueId) throw new ProspectusError('previous_league_unknown');
  }
  return [{ type: 'ProspectusSet', data: { leagueId, prospectus } }];
};

export const publishLeague = (
  { leagueId, at }: ProspectusCommandOf<'PublishLeague'>,
  state: ProspectusState,
  league: ProspectusLeague,
): readonly ProspectusEvent[] => {
  const { prospectus, published } = state;
  if (published) return [];
  if (!prospectus) throw new ProspectusError('prospectus_missing');
  if (registrationPart(prospectus.windows, at) === 'closed') throw new ProspectusError('registration_over');
  requireLasting(signedNow(state), prospectus, league);
  return [{ type: 'LeaguePublished', data: { leagueId, publishedAt: at } }];
};

/** Once people may have registered, or have before its opening was moved, a league is cancelled and not taken back. */
export const unpublishLeague = (
  { leagueId, registered, at }: ProspectusCommandOf<'UnpublishLeague'>,
  { prospectus, published }: ProspectusState,
): readonly ProspectusEvent[] => {
  if (!published || !prospectus) return [];
  if (registered || registrationPart(prospectus.windows, at) !== 'before')
    throw new ProspectusError('registration_begun');
  return [{ type: 'LeagueUnpublished', data: { leagueId } }];
};

export const cancelLeague = ({
  leagueId,
  reason,
  at,
}: ProspectusCommandOf<'CancelLeague'>): readonly ProspectusEvent[] => [
  { type: 'LeagueCancelled', data: { leagueId, cancelledAt: at, reason } },
];

/** Whether people can register on a day on which they could not before. */
const closesLater = (before: LeagueProspectus, now: LeagueProspectus, { zone }: ProspectusLeague): boolean =>
  lastDayToRegister(now.windows, zone) > lastDayToRegister(before.windows, zone);

/** Whether a position or a gender has a limit that had none: of who is in already nobody has noted whether they count there. */
const limitsMore = (before: LeagueProspectus | null, { places }: LeagueProspectus): boolean =>
  places.positions.some(
    ({ position }) => !before?.places.positions.some((one) => one.position === position),
  ) || places.genders.some(({ gender }) => !before?.places.genders.some((one) => one.gender === gender));

/** @throws ProspectusError what cannot be */
const requirePossible = (prospectus: LeagueProspectus, league: ProspectusLeague): void => {
  requireTimes(prospectus, league.zone);
  requirePhases(prospectus);
  const { times, places, questions, divisions, roster, refunds } = prospectus;
  const away = times.find(
    ({ night, from, to }) =>
      from >= to || (league.gameNights.length > 0 && !league.gameNights.includes(night)),
  );
  if (away) throw new ProspectusError('nights_impossible', { night: away.night });
  requireKinds(prospectus);
  if (!ascends(refunds.map(({ until }) => until)) || !ascends(refunds.map(({ percent }) => -percent)))
    throw new ProspectusError('refunds_impossible');
  requirePayable(prospectus);
  const unknown = places.positions.find(({ position }) => !league.positions.includes(position));
  if (unknown) throw new ProspectusError('position_unknown', { position: unknown.position });
  requireOnce(
    'questions',
    questions.map(({ questionId }) => questionId),
  );
  requireOnce(
    'divisions',
    divisions.map(({ divisionId }) => divisionId),
  );
  requireOnce(
    'divisions',
    divisions.map(({ name }) => name.toLowerCase()),
  );
  requireOnce(
    'positions',
    places.positions.map(({ position }) => position),
  );
  requireOnce(
    'genders',
    places.genders.map(({ gender }) => gender),
  );
  requireRules(prospectus);
  const choice = questions.find(({ kind, options }) => kind === 'choice' && new Set(options).size < 2);
  if (choice) throw new ProspectusError('options_missing', { label: choice.label });
  if (roster.minimum > league.rosterSize)
    throw new ProspectusError('roster_impossible', { rosterSize: league.rosterSize });
};

/** Registration opens, may change its price twice, and ends before the season does. */
const requireTimes = (prospectus: LeagueProspectus, zone: string): void => {
  const { windows, startsOn, endsOn, roster } = prospectus;
  const { opensAt, earlyUntil, regularUntil, lateUntil } = windows;
  const parts = [opensAt, earlyUntil, regularUntil, lateUntil].flatMap((end) => end ?? []);
  if (!ascends(parts.map((end) => Date.parse(end)))) throw new ProspectusError('windows_impossible');
  const isIn = (day: string | null): boolean => day === null || day <= endsOn;
  const isOver = dayIn(zone, closesAt(windows)) > endsOn;
  if (startsOn > endsOn || isOver || !isIn(placedByOf(prospectus)) || !isIn(roster.freezeOn))
    throw new ProspectusError('season_impossible');
};

/** Within the season, one after the other. */
const requirePhases = ({ phases, startsOn, endsOn }: LeagueProspectus): void => {
  const days = phases.flatMap((phase) => [phase.startsOn, phase.endsOn]);
  const isOrdered = days.every((day, n) => {
    const before = days[n - 1] ?? startsOn;
    // A phase may be one day long; the next one begins on a later day.
    return n % 2 === 1 || n === 0 ? day >= before : day > before;
  });
  if (!isOrdered || (days.at(-1) ?? startsOn) > endsOn) throw new ProspectusError('phases_impossible');
};

/** Teams register where teams do; whoever registers has a price; friends who are drafted together are few. */
const requireKinds = ({ format, prices, groupSize }: LeagueProspectus): void => {
  const kinds = Object.keys(prices);
  if (kinds.length === 0) throw new ProspectusError('prices_missing');
  const isOfTeams = kinds.includes('team') || kinds.includes('member');
  if (isOfTeams && format !== 'team') throw new ProspectusError('kinds_impossible');
  if (format === 'team' && !kinds.includes('team')) throw new ProspectusError('kinds_impossible');
  if (format === 'draft' && prices.group && groupSize > DRAFT_GROUP_SIZE)
    throw new ProspectusError('group_too_large', { most: DRAFT_GROUP_SIZE });
};

/** A deposit and instalments are the whole price, and all of it is due while the season lasts. */
const requirePayable = ({ payment, endsOn }: LeagueProspectus): void => {
  const last = payment.instalments.at(-1)?.dueOn ?? endsOn;
  const fault = termsFault(payment) ?? (last > endsOn ? 'after_the_season' : null);
  if (fault !== null) throw new ProspectusError('payments_impossible', { fault });
};

/** One of a kind, and somebody can meet it. */
const requireRules = ({ eligibility }: LeagueProspectus): void => {
  requireOnce(
    'rules',
    eligibility.map(({ rule }) => rule),
  );
  const empty = eligibility.find(
    (one) =>
      'from' in one &&
      ((one.from === null && one.to === null) || (one.from !== null && one.to !== null && one.from > one.to)),
  );
  if (empty) throw new ProspectusError('rule_impossible', { rule: empty.rule });
};

const requireOnce = (what: string, names: readonly string[]): void => {
  if (new Set(names).size < names.length) throw new ProspectusError('named_twice', { what });
};

const ascends = (of: readonly (string | number)[]): boolean =>
  of.every((one, n) => n === 0 || one > (of[n - 1] ?? one));
