import type { LeagueProspectus, LeagueView, LeagueWaiver } from '@fieldhouse/api-contract';
import { DateTime } from 'luxon';
import { nextSeason } from '../create/league-defaults';
import { runsLeague } from '../runs-league';

type Weeks = { readonly weeks: number };
const WEEKS_AHEAD = 4;

/** A day of the calendar (yyyy-mm-dd), so many weeks later: on the same weekday. */
export const dayLater = (day: string, { weeks }: Weeks): string =>
  DateTime.fromISO(day).plus({ weeks }).toFormat('yyyy-MM-dd');

/** An instant so many weeks later by the clocks of a zone: at 9 AM it stays, summer or winter. */
const instantLater = (iso: string, zone: string, { weeks }: Weeks): string =>
  DateTime.fromISO(iso, { zone }).plus({ weeks }).toUTC().toISO() ?? iso;

/** Whole weeks from one first day to about another. */
export const weeksTo = (startsOn: string, wanted: string): Weeks => ({
  weeks: Math.round(DateTime.fromISO(wanted).diff(DateTime.fromISO(startsOn), 'weeks').weeks),
});

/** When the next season usually starts: after this one and in four weeks at the earliest, on the same weekday. */
export const nextStart = (
  { startsOn, endsOn }: Pick<LeagueProspectus, 'startsOn' | 'endsOn'>,
  now: Date,
): string => {
  const ahead = DateTime.fromJSDate(now).plus({ weeks: WEEKS_AHEAD });
  const end = DateTime.fromISO(endsOn).plus({ days: 1 });
  const from = ahead > end ? ahead : end;
  const weeks = Math.ceil(from.diff(DateTime.fromISO(startsOn), 'weeks').weeks);
  return dayLater(startsOn, { weeks });
};

/** 'Spring 2027' of a season that starts in April 2027. */
export const seasonFrom = (startsOn: string): string =>
  nextSeason(DateTime.fromISO(startsOn).minus({ months: 3 }).toJSDate());

type Orderly = Pick<LeagueView, 'leagueId' | 'zone' | 'gameNights' | 'rosterSize' | 'me'>;

/** The prospectus of another season: all days and times so many weeks later, and what fits the league by now. */
export const prospectusLater = (
  prospectus: LeagueProspectus,
  league: Orderly,
  by: Weeks,
): LeagueProspectus => {
  const day = (one: string): string => dayLater(one, by);
  const dayOrNone = (one: string | null): string | null => one && day(one);
  const at = (one: string): string => instantLater(one, league.zone, by);
  const { windows, roster } = prospectus;
  return {
    ...prospectus,
    startsOn: day(prospectus.startsOn),
    endsOn: day(prospectus.endsOn),
    times: prospectus.times.filter(
      ({ night }) => league.gameNights.length === 0 || league.gameNights.includes(night),
    ),
    phases: prospectus.phases.map((one) => ({
      ...one,
      startsOn: day(one.startsOn),
      endsOn: day(one.endsOn),
    })),
    windows: {
      opensAt: at(windows.opensAt),
      earlyUntil: windows.earlyUntil && at(windows.earlyUntil),
      regularUntil: at(windows.regularUntil),
      lateUntil: windows.lateUntil && at(windows.lateUntil),
    },
    refunds: prospectus.refunds.map((one) => ({ ...one, until: day(one.until) })),
    eligibility: prospectus.eligibility.map((rule) =>
      rule.rule === 'age' ? { ...rule, on: day(rule.on) } : rule,
    ),
    roster: { minimum: Math.min(roster.minimum, league.rosterSize), freezeOn: dayOrNone(roster.freezeOn) },
    placedBy: dayOrNone(prospectus.placedBy),
    payment: {
      ...prospectus.payment,
      instalments: prospectus.payment.instalments.map((one) => ({ ...one, dueOn: day(one.dueOn) })),
    },
    // Others may copy what they read, and cannot say that the league goes on with it.
    previousLeagueId: runsLeague(league.me) ? league.leagueId : null,
  };
};

/**
 * A waiver of another season.
 * @param least yyyy-mm-dd: it counts until then or longer, so that whoever registers last can sign it
 */
export const waiverLater = (
  { title, text, required, expiry }: LeagueWaiver,
  by: Weeks,
  least = '',
): LeagueWaiver => {
  if (expiry.kind !== 'date') return { title, text, required, expiry };
  const until = dayLater(expiry.until, by);
  return { title, text, required, expiry: { ...expiry, until: until < least ? least : until } };
};
