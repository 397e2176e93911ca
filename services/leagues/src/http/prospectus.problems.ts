import { conflict, invalid, unknown, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay, NIGHT_NAMES } from '@fieldhouse/values';
import { ProspectusError, type ProspectusErrorCode } from '../domain';
import { leagueProblems } from './league.problems';

export const prospectusProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  not_league_owner: leagueProblems.not_league_owner,
  windows_impossible: invalid(
    'Impossible registration times',
    'Registration opens first; then the early, the regular and the late price end, one after the other. Put them in that order.',
  ),
  season_impossible: invalid(
    'Impossible dates',
    'Registration, the roster freeze and the last day for finding teams come no later than the end of the season. Change the dates.',
  ),
  phases_impossible: invalid(
    'Impossible phases',
    'The phases follow each other within the season, and do not overlap. Change their dates.',
  ),
  nights_impossible: invalid(
    'Impossible game times',
    ({ night }) =>
      `The time on ${NIGHTS[String(night)] ?? String(night)} ends before it begins, or the league does not play on that night. Change it, or the game nights.`,
  ),
  prices_missing: invalid('No price', 'Say who can register, and what it costs: at least one way is needed.'),
  kinds_impossible: invalid(
    'Wrong way to register',
    'Teams register in a league of teams, and only there. Change the format, or who can register.',
  ),
  group_too_large: invalid(
    'Too many friends',
    ({ most }) =>
      `A draft keeps up to ${String(most)} friends together. Lower the number of friends in a group to ${String(most)}.`,
  ),
  refunds_impossible: invalid(
    'Impossible refunds',
    'Put the refund days in order: a later day gives back less. Change the days or the percentages.',
  ),
  payments_impossible: invalid(
    'Impossible payment plan',
    ({ fault }) => PLAN_FAULTS[String(fault)] ?? 'Change the deposit or the installments.',
  ),
  position_unknown: leagueProblems.position_unknown,
  named_twice: invalid('Named twice', ({ what }) => `Two of the ${String(what)} are the same. Remove one.`),
  limit_too_late: conflict(
    'Players have registered already',
    'A limit by position or gender counts the players who register while it is set, and some have registered. Change or remove the limits that are there, or limit the number of players.',
  ),
  roster_impossible: invalid(
    'Impossible roster',
    ({ rosterSize }) => `A team has ${String(rosterSize)} players at most. Lower the minimum.`,
  ),
  options_missing: invalid(
    'Too few answers',
    ({ label }) => `Give at least two different answers to “${String(label)}”.`,
  ),
  rule_impossible: invalid(
    'Impossible rule',
    ({ rule }) =>
      `Nobody could meet the rule about ${rule === 'age' ? 'age' : 'level'}, or it asks for nothing. Give a lower or an upper end, and not the wrong way round.`,
  ),
  format_fixed: conflict(
    'Published already',
    'Format and currency stay once people have seen them. Take the league back first, or cancel it and make another.',
  ),
  previous_league_unknown: invalid(
    'No such last season',
    'As the last season you can name another league of which you are an owner or commissioner. Choose another one, or none.',
  ),
  prospectus_missing: conflict(
    'Nothing to publish yet',
    'Fill in how people register, when and for what price. Then publish the league.',
  ),
  registration_over: conflict(
    'Registration is over',
    'The registration times are in the past. Change them, then publish the league.',
  ),
  registration_begun: conflict(
    'Registration has begun',
    'People have registered, or may have. The league can be canceled, with a reason, but not unpublished.',
  ),
  league_cancelled: conflict('League canceled', 'This league has been canceled. Create another one.'),
  waiver_unknown: unknown('No such waiver', 'The league has no such waiver anymore. Reload the page.'),
  waiver_day_over: invalid(
    'The day is over',
    'The waiver counts until a day that is over, so nobody could register. Choose a day that is today or later, or another way for it to end.',
  ),
  waiver_ends_early: invalid(
    'The waiver ends early',
    ({ title, lastDay }) =>
      `People can register until ${calendarDay(String(lastDay))}, and after its last day nobody could sign “${String(title)}”. Let it count until that day or longer, or close registration earlier.`,
  ),
  too_many_waivers: conflict(
    'Too many waivers',
    ({ limit }) => `People can sign ${String(limit)} waivers at most. Remove one first.`,
  ),
} satisfies ProblemTable<ProspectusErrorCode>;

const NIGHTS: Readonly<Record<string, string>> = NIGHT_NAMES;

const PLAN_FAULTS: Readonly<Record<string, string>> = {
  no_deposit: 'Installments come after a deposit. Say how much is paid with the registration.',
  not_the_whole: 'The deposit and the installments together are not 100%. Change one of them.',
  part_of_nothing: 'Each installment is at least 1%. Raise it, or remove it.',
  days_out_of_order: 'Each installment is due on a later day than the one before. Change their days.',
  after_the_season: 'The last installment is due after the season. Choose a day no later than its end.',
};

mapProblems(ProspectusError, prospectusProblems);
