/** What a draft tells, in words that the bell, pushes and mails share: no schemas. */
import type { DraftNotice } from './notifications/notification.contract';

/** What is told, and where it leads; all of it has to be read as text. */
export type NewsWords = {
  readonly title: string;
  readonly text: string;
  /** Where it leads, in the product. */
  readonly path: string;
};
/** `now`: epoch milliseconds; null: what is left by now is not said; `timeOf`: an instant (ISO-8601 UTC) as a clock shows it. */
export type NewsClock = { readonly now: number | null; readonly timeOf: (iso: string) => string };

/** @returns what somebody is told of a draft; all of it has to be read as text */
export const draftWords = (notice: DraftNotice, { now, timeOf }: NewsClock): NewsWords => {
  const { news, leagueId, leagueName, slots, startsAt, deadlineAt } = notice;
  const team = notice.teamName ?? 'Your team';
  const page = `/complex/leagues/${encodeURIComponent(leagueId)}/draft`;
  const of = `the draft of ${leagueName}`;
  const left = (instant: string | null): string | null =>
    now === null || instant === null ? null : spanWords(Date.parse(instant) - now);
  const words = (title: string, text: string, path = page): NewsWords => ({ title, text, path });
  switch (news) {
    case 'role_given':
      return words(`You pick for ${team}`, `In ${of}.`, `${page}?tab=prepare`);
    case 'role_taken':
      // They may have no part in it any more, and its page would not open for them.
      return words(
        `You do not pick for ${notice.teamName ?? 'a team'} anymore`,
        `In ${of}.`,
        '/draft-leagues',
      );
    case 'time_changed':
      return startsAt === null
        ? words('The draft has no set time', `The time of ${of} is open again.`)
        : words('The draft time is set', `Starts ${timeOf(startsAt)}: ${of}.`);
    case 'order_drawn':
      return words(
        'The draft order is set',
        `${slots.length > 1 ? 'Your teams pick' : `${team} picks`} ${andOf(slots.map(ordinal))} in round 1 of ${of}.`,
      );
    case 'lobby_open':
      return words('The draft lobby is open', `Come in: ${of}.`, `${page}/room`);
    case 'started':
      return words('The draft has started', `Come in: ${of}.`, `${page}/room`);
    case 'step_missed':
      return words(
        'The draft needs you',
        `A step of ${of} did not happen at its set time.`,
        `${page}?tab=checklist`,
      );
    case 'was_away':
      return words(
        'The draft needs you',
        `Fieldhouse could not be reached when the time for a pick ran out, so ${of} is paused. Resume it when everybody is there.`,
        `${page}/room`,
      );
    case 'auto_mode':
      return words(
        'The clock picks for you',
        `It picks for ${team} in ${of} until you make a pick or turn it off.`,
        `${page}/room`,
      );
    case 'reset':
      return words(
        'The draft was reset',
        `Every pick of ${of} was taken back. Its lobby is open again.`,
        `${page}/room`,
      );
    case 'cancelled':
      return words('Draft canceled', `There will be no draft of ${leagueName}.`);
    case 'reopened': {
      const isOpen = startsAt === null || (now !== null && Date.parse(startsAt) <= now);
      return words(
        'The draft takes place after all',
        isOpen ? `The time of ${of} is open.` : `Starts ${timeOf(startsAt)}: ${of}.`,
      );
    }
    case 'published':
      return words('The rosters are published', `See the results of ${of}.`, `${page}?tab=results`);
    case 'on_clock':
    case 'still_on_clock': {
      const title = news === 'on_clock' ? 'You are on the clock' : 'You are still on the clock';
      const toPick = left(deadlineAt);
      const until = deadlineAt === null ? '' : `, until ${timeOf(deadlineAt)}`;
      return words(
        toPick === null ? title : `${title}: ${toPick} to pick`,
        `${team} picks now in ${of}${until}.`,
        `${page}/room`,
      );
    }
    case 'on_deck':
      return words('You are on deck', `${team} picks next in ${of}.`, `${page}/room`);
    case 'soon': {
      const span = left(startsAt);
      return words(
        span === null ? 'Your draft starts soon' : `Your draft starts in ${span}`,
        startsAt === null ? `Get ready for ${of}.` : `Starts ${timeOf(startsAt)}: ${of}.`,
        `${page}/room`,
      );
    }
    default:
      return news satisfies never;
  }
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From so many on they are said in it: a minute less than an hour is an hour. */
const UNITS = [
  { from: DAY - HOUR / 2, unit: DAY, name: 'day' },
  { from: HOUR - MINUTE / 2, unit: HOUR, name: 'hour' },
  { from: 2 * MINUTE, unit: MINUTE, name: 'minute' },
] as const;

type Unit = { readonly from: number; readonly unit: number; readonly name: string };
const inUnits = (ms: number, units: readonly Unit[], whole: (units: number) => number): string => {
  const { unit, name } = units.find(({ from }) => ms >= from) ?? { unit: SECOND, name: 'second' };
  const count = Math.max(1, whole(ms / unit));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** @returns '45 seconds', '2 minutes', '3 hours' or '1 day', rounded */
export const spanWords = (ms: number): string => inUnits(ms, UNITS, Math.round);

/** From so many on the time to answer is said in them: a day too many would cost somebody a place. */
const LEFT_UNITS = [
  { from: 2 * DAY, unit: DAY, name: 'day' },
  { from: 2 * HOUR, unit: HOUR, name: 'hour' },
  { from: 2 * MINUTE, unit: MINUTE, name: 'minute' },
] as const;

/** @returns '2 days', '37 hours' or '119 minutes': what is left for somebody, never more than it is */
export const leftWords = (ms: number): string => inUnits(ms, LEFT_UNITS, Math.floor);

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
/** @returns 'a, b, and c' */
export const andOf = (words: readonly string[]): string => AND.format(words);
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** @returns '1st', '2nd' */
export const ordinal = (n: number): string => `${n}${SUFFIXES[rules.select(n)] ?? 'th'}`;
