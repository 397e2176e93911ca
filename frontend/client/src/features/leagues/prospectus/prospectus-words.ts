import {
  calendarDay,
  type Gender,
  type KindPrice,
  type LeagueFormat,
  type LeagueProspectus,
  type LeagueRule,
  type RegistrationKind,
  type RegistrationWindows,
  type WaiverExpiry,
} from '@fieldhouse/api-contract';
import { count, listOf } from '../../../shared/lib/words';
import { moneyOf } from '../../../shared/lib/money';
import { exactTime } from '../../../shared/lib/times';

type Meaning = { readonly name: string; readonly meaning: string };

export const FORMAT_WORDS: Readonly<Record<LeagueFormat, Meaning>> = {
  team: {
    name: 'Teams',
    meaning: 'Captains register whole teams. Players join those, or sign up as free agents.',
  },
  individual: {
    name: 'Individuals',
    meaning: 'People sign up alone or with friends, and you put them into teams.',
  },
  draft: { name: 'Draft', meaning: 'People sign up alone or with friends, and captains draft their teams.' },
};
export const KIND_WORDS: Readonly<Record<RegistrationKind, Meaning>> = {
  team: { name: 'Team', meaning: 'A captain registers a whole team' },
  member: { name: 'Player of a team', meaning: 'Joins a team that has registered' },
  free_agent: { name: 'Free agent', meaning: 'Signs up alone' },
  group: { name: 'Group of friends', meaning: 'Sign up together and stay together; each pays' },
};
export const PHASE_WORDS = {
  placement: 'Placement games',
  regular: 'Regular season',
  playoffs: 'Playoffs',
} as const satisfies Readonly<Record<LeagueProspectus['phases'][number]['kind'], string>>;
export const QUESTION_WORDS = {
  text: 'Text',
  choice: 'One of several answers',
  yes_no: 'Yes or no',
  shirt: 'Shirt size',
} as const satisfies Readonly<Record<LeagueProspectus['questions'][number]['kind'], string>>;
/** Of people, several of them. */
export const GENDERS_WORDS: Readonly<Record<Gender, string>> = {
  woman: 'Women',
  man: 'Men',
  nonbinary: 'Nonbinary people',
};
const NIGHTS_WORDS = {
  ...{ mon: 'Mondays', tue: 'Tuesdays', wed: 'Wednesdays', thu: 'Thursdays' },
  ...{ fri: 'Fridays', sat: 'Saturdays', sun: 'Sundays' },
} as const satisfies Readonly<Record<LeagueProspectus['times'][number]['night'], string>>;

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
/** '6:30 PM' of '18:30'. */
const clockOf = (time: string): string => CLOCK.format(new Date(`1970-01-01T${time}:00Z`));

/** 'Tuesdays, 6:30 PM to 10:00 PM'. */
export const timeWords = ({ night, from, to }: LeagueProspectus['times'][number]): string =>
  `${NIGHTS_WORDS[night]}, ${clockOf(from)} to ${clockOf(to)}`;

/** 'Apr 14, 2026 – Jun 30, 2026'. */
export const spanWords = ({
  startsOn,
  endsOn,
}: {
  readonly startsOn: string;
  readonly endsOn: string;
}): string =>
  startsOn === endsOn ? calendarDay(startsOn) : `${calendarDay(startsOn)} – ${calendarDay(endsOn)}`;

/** Each part of the registration time as a row: when, and which price holds. @param zone of the league */
export const windowRows = (
  { opensAt, earlyUntil, regularUntil, lateUntil }: RegistrationWindows,
  zone: string,
): readonly { readonly name: string; readonly words: string }[] => {
  const until = (end: string): string => `Until ${exactTime(end, zone)}`;
  return [
    { name: 'Opens', words: exactTime(opensAt, zone) },
    ...(earlyUntil === null ? [] : [{ name: 'Early price', words: until(earlyUntil) }]),
    { name: 'Regular price', words: until(regularUntil) },
    ...(lateUntil === null ? [] : [{ name: 'Late price', words: until(lateUntil) }]),
  ];
};

/** '$75.00', or 'Early $70.00, regular $75.00, late $80.00' as far as the league has those parts. */
export const priceWords = (price: KindPrice, windows: RegistrationWindows, currency: string): string => {
  const money = (minor: number): string => (minor === 0 ? 'free' : moneyOf(minor, currency));
  const early = windows.earlyUntil === null ? null : price.early;
  const late = windows.lateUntil === null ? null : price.late;
  const regular = money(price.regular);
  if (early === null && late === null) return regular === 'free' ? 'Free' : regular;
  const parts = [
    ...(early === null ? [] : [`early ${money(early)}`]),
    `regular ${regular}`,
    ...(late === null ? [] : [`late ${money(late)}`]),
  ].join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
};

/** What comes back, a sentence for each tier and one for what is later. */
export const refundWords = (refunds: LeagueProspectus['refunds']): readonly string[] => {
  if (refunds.length === 0) return ['No refunds.'];
  const tiers = refunds.map(
    ({ until, percent }) =>
      `Withdraw by ${calendarDay(until)}: ${percent === 100 ? 'everything' : `${percent} %`} of what you paid comes back.`,
  );
  return [...tiers, 'Later: nothing.'];
};

/** 'At least 18 years old on Apr 14, 2026'. @param leagueName of a league by its id */
export const ruleWords = (rule: LeagueRule, leagueName: (leagueId: string) => string): string => {
  switch (rule.rule) {
    case 'age':
      return `${rangeWords(rule, 'years old')} on ${calendarDay(rule.on)}`;
    case 'rating':
      return `${rangeWords(rule, 'on the level that people give themselves')}`;
    case 'gender':
      return `For: ${listOf(rule.allowed.map((one) => GENDERS_WORDS[one].toLowerCase()))}`;
    case 'prior_league':
      return `Has played in ${listOf(rule.leagueIds.map(leagueName))}`;
    case 'document':
      return `Has shown the staff: ${rule.kind}`;
  }
};

const rangeWords = (
  { from, to }: { readonly from: number | null; readonly to: number | null },
  what: string,
): string => {
  if (to === null) return `At least ${from ?? 0} ${what}`;
  return from === null ? `At most ${to} ${what}` : `${from} to ${to} ${what}`;
};

/** For how long a signature counts: 'Signed each season'. */
export const expiryWords = (expiry: WaiverExpiry): string => {
  switch (expiry.kind) {
    case 'never':
      return 'Signed once';
    case 'season':
      return 'Signed each season';
    case 'date':
      return `Counts until ${calendarDay(expiry.until)}`;
    case 'days':
      return `Counts for ${count(expiry.days, 'day')}`;
  }
};

/** What limits the places, a sentence each; empty where teams alone do. @param positionName of a position by its code */
export const placesWords = (
  { players, positions, genders }: LeagueProspectus['places'],
  positionName: (code: string) => string,
): readonly string[] => [
  ...(players === null ? [] : [`${count(players, 'player')} at most`]),
  ...positions.map(({ position, maximum }) => `${positionName(position)}: ${maximum} at most`),
  ...genders.map(({ gender, maximum }) => `${GENDERS_WORDS[gender]}: ${maximum} at most`),
];
