import {
  calendarDay,
  wallTime,
  type Gender,
  type LeagueFormat,
  type LeagueProspectus,
  type LeagueRule,
  type LeagueStage,
  type ListedStage,
  type OpenLeagueCard,
  type RegistrationKind,
  type WaiverExpiry,
} from '@fieldhouse/api-contract';
import { priceOf } from './money';
import { relativeTime } from './times';
import { NIGHT_NAMES } from './nights';
import { count, listOf } from './words';

export const FORMAT_WORDS: Readonly<Record<LeagueFormat, string>> = {
  team: 'Teams',
  individual: 'Individuals',
  draft: 'Draft',
};
/** How one gets onto a team. */
export const FORMAT_SENTENCES: Readonly<Record<LeagueFormat, string>> = {
  team: 'Whole teams register, and people who look for one.',
  individual: 'People register one by one and are put into teams.',
  draft: 'People register one by one and captains draft their teams.',
};
export const KIND_WORDS: Readonly<Record<RegistrationKind, string>> = {
  team: 'Team',
  member: 'Player of a team',
  free_agent: 'Free agent',
  group: 'With friends, each',
};
export const STAGE_WORDS: Readonly<Record<ListedStage, string>> = {
  announced: 'Opening soon',
  open: 'Open',
  full: 'Full',
  closed: 'Registration closed',
  running: 'Running',
  finished: 'Finished',
};
/** Of people, several of them. */
export const PEOPLE_WORDS: Readonly<Record<Gender, string>> = {
  woman: 'Women',
  man: 'Men',
  nonbinary: 'Nonbinary people',
};
export const PHASE_WORDS = {
  placement: 'Placement games',
  regular: 'Regular season',
  playoffs: 'Playoffs',
} as const satisfies Readonly<Record<LeagueProspectus['phases'][number]['kind'], string>>;

/** 'Apr 14, 2026 – Jun 30, 2026'. */
export const spanWords = ({
  startsOn,
  endsOn,
}: {
  readonly startsOn: string;
  readonly endsOn: string;
}): string =>
  startsOn === endsOn ? calendarDay(startsOn) : `${calendarDay(startsOn)} – ${calendarDay(endsOn)}`;

/** '6:30 PM'. @param time 'hh:mm' */
export const clockOf = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );

/** 'Eastern Time' */
export const zoneName = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** 'Now: Team $900 · Free agent $80'; null once nobody registers any more. */
export const priceLine = (league: Pick<OpenLeagueCard, 'prices' | 'currency' | 'stage'>): string | null =>
  league.prices.length === 0
    ? null
    : `${league.stage === 'announced' ? 'First price' : 'Now'}: ${pricesText(league)}`;

/** 'Team $900 · Free agent $80', or 'Free'; friends are not named where they pay what free agents do. */
export const pricesText = ({ prices, currency }: Pick<OpenLeagueCard, 'prices' | 'currency'>): string => {
  if (prices.every(({ amount }) => amount === 0)) return prices.length === 0 ? '' : 'Free';
  const alone = prices.find(({ kind }) => kind === 'free_agent')?.amount;
  return prices
    .filter(({ kind, amount }) => kind !== 'group' || amount !== alone)
    .map(({ kind, amount }) => `${KIND_WORDS[kind]} ${priceOf(amount, currency)}`)
    .join(' · ');
};

/** 'Mondays and Tuesdays' */
export const nightsText = (nights: OpenLeagueCard['nights']): string =>
  listOf(nights.map((night) => `${NIGHT_NAMES[night]}s`));

type Places = NonNullable<OpenLeagueCard['teams']>;
const placesText = ({ taken, of }: Places, who: string, place: string): string => {
  if (of === null) return `${count(taken, who)} so far`;
  const left = Math.max(0, of - taken);
  return left === 0 ? `No ${place} left` : `${left} of ${count(of, place)} left`;
};
/** '7 of 12 team places left', 'No player place left', '3 on the waitlist'. */
export const placeTexts = ({
  teams,
  players,
  waitlist,
}: Pick<OpenLeagueCard, 'teams' | 'players' | 'waitlist'>): readonly string[] => {
  const waiting = players.waiting + (teams?.waiting ?? 0);
  return [
    ...(teams ? [placesText(teams, 'team', 'team place')] : []),
    ...(teams && players.of === null && players.taken === 0
      ? []
      : [placesText(players, 'player', teams ? 'player place' : 'place')]),
    ...(waitlist && waiting > 0 ? [`${waiting} on the waitlist`] : []),
  ];
};

/** What comes next, as 'Opens in 3 days', and when that is. @param now milliseconds since 1970 */
export const nextStep = (
  { stage, opensAt, closesAt, startsOn, endsOn, zone }: OpenLeagueCard,
  now: number,
): { readonly words: string; readonly exact: string | null } => {
  switch (stage as Exclude<LeagueStage, 'draft'>) {
    case 'announced':
      return { words: `Opens ${relativeTime(opensAt, now, zone)}`, exact: wallTime(opensAt, zone) };
    case 'open':
    case 'full':
      return { words: `Closes ${relativeTime(closesAt, now, zone)}`, exact: wallTime(closesAt, zone) };
    case 'closed':
      return { words: `Starts ${calendarDay(startsOn)}`, exact: null };
    case 'running':
      return { words: `Runs until ${calendarDay(endsOn)}`, exact: null };
    case 'finished':
      return { words: `Ended ${calendarDay(endsOn)}`, exact: null };
    case 'cancelled':
      return { words: 'This league is canceled', exact: null };
  }
};

const span = ({ from, to }: { readonly from: number | null; readonly to: number | null }): string => {
  if (to === null) return `at least ${from}`;
  return from === null ? `at most ${to}` : `${from} to ${to}`;
};

/** What is asked of each person, as a sentence. @param nameOf of a league that is published */
export const ruleSentence = (rule: LeagueRule, nameOf: (leagueId: string) => string | undefined): string => {
  switch (rule.rule) {
    case 'age':
      return `You are ${span(rule)} years old on ${calendarDay(rule.on)}.`;
    case 'gender':
      return `Open to ${listOf(rule.allowed.map((one) => PEOPLE_WORDS[one].toLowerCase()))}.`;
    case 'rating':
      return `You rate yourself ${span(rule)} on a scale of 1 to 10.`;
    case 'prior_league': {
      const names = rule.leagueIds.flatMap((leagueId) => nameOf(leagueId) ?? []);
      const isAll = names.length === rule.leagueIds.length;
      const known = isAll ? names : [...names, 'an earlier league of the organizers'];
      return `You have played in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(known)}.`;
    }
    case 'document':
      return `You show the organizers: ${rule.kind}.`;
  }
};

/** What comes back to whoever withdraws, first to last. */
export const refundSentences = (refunds: LeagueProspectus['refunds']): readonly string[] =>
  refunds.length === 0
    ? ['What is paid does not come back.']
    : [
        ...refunds.map(
          ({ until, percent }) =>
            `Withdraw by ${calendarDay(until)}: ${percent === 100 ? 'all' : `${percent}%`} of what you paid comes back.`,
        ),
        'Later, nothing comes back.',
      ];

/** For how long a signature counts. */
export const expiryWords = (expiry: WaiverExpiry): string => {
  switch (expiry.kind) {
    case 'never':
      return 'Counts for good';
    case 'season':
      return 'Counts until the end of the season';
    case 'date':
      return `Counts until ${calendarDay(expiry.until)}`;
    case 'days':
      return `Counts for ${count(expiry.days, 'day')}`;
  }
};

/** What limits the places besides their number. @param positionName of a position by its code */
export const limitTexts = (
  { positions, genders }: LeagueProspectus['places'],
  positionName: (code: string) => string,
): readonly string[] => [
  ...positions.map(({ position, maximum }) => `${positionName(position)}: at most ${maximum}`),
  ...genders.map(({ gender, maximum }) => `${PEOPLE_WORDS[gender]}: at most ${maximum}`),
];
