import { calendarDay, type OwnRegistrationView } from '@fieldhouse/api-contract';
import type { EligibilityRule, LineCode } from '@fieldhouse/eligibility';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';
import { count, listOf } from '../../../shared/lib/words';
import { lastDay } from '../../../shared/lib/times';

type Line = OwnRegistrationView['eligibility']['lines'][number];
/** Where what is missing is entered. */
export type Remedy = 'about' | 'waivers' | null;
/** A line of eligibility in words. `next`: what can be done about it; null where it is met. */
export type LineWords = {
  readonly asked: string;
  readonly reason: string | null;
  readonly next: string | null;
  readonly remedy: Remedy;
};
type Names = {
  readonly waiverTitle: (waiverId: string) => string;
};

/** What is asked, why it is not met, and what to do next. */
export const lineWords = ({ rule, code, params }: Line, names: Names): LineWords => {
  // The contract leaves the rule open for a client to word.
  const asked = askedWords(rule as EligibilityRule, names);
  if (code === null || !isCode(code)) return { asked, reason: null, next: null, remedy: null };
  return { asked, ...REASONS[code](params) };
};

type Params = {
  readonly age?: number;
  readonly rating?: number;
  readonly gender?: keyof typeof PEOPLE_WORDS;
  readonly expiredAt?: string;
  readonly lastDay?: string | null;
  readonly games?: number;
  readonly played?: number;
  readonly of?: number;
  readonly needed?: number;
};
type Code = LineCode<'missing'> | LineCode<'refused'>;
type Reason = Omit<LineWords, 'asked'>;

const ASK = 'Ask the organizers if you think that this is wrong.';
const CHANGE_ABOUT = 'Check what you entered about you.';
const missing =
  (reason: string, next: string, remedy: Remedy = null) =>
  (): Reason => ({ reason, next, remedy });

const REASONS: Readonly<Record<Code, (params: Params) => Reason>> = {
  born_on_unknown: missing('Your birth date is missing.', 'Enter your birth date.', 'about'),
  gender_unknown: missing('Your gender is missing.', 'Choose your gender.', 'about'),
  rating_unknown: missing('Your level is missing.', 'Say how well you play.', 'about'),
  played_in_unknown: missing('We do not know which leagues you have played in.', ASK),
  documents_unknown: missing(
    'Not shown yet.',
    'Show it to the organizers. You can register meanwhile: it is approved after that.',
  ),
  signatures_unknown: missing('Not signed yet.', 'Read and sign it.', 'waivers'),
  teams_unknown: missing('We do not know which teams you are on.', ASK),
  code_needed: missing('A code is missing.', 'Ask the organizers for a code.'),
  invited_unknown: missing(
    'We do not know whether you are invited.',
    'Ask the organizers for an invitation.',
  ),
  suspensions_unknown: missing('We do not know whether you may play.', ASK),
  registered_unknown: missing('We do not know whether you are registered.', ASK),
  substitute_games_unknown: missing('We do not know how often you have been a substitute.', ASK),
  games_unknown: missing('We do not know how many games you have played.', ASK),
  too_young: ({ age }) => ({
    reason: `You will be ${age} on that day, which is too young.`,
    next: `${CHANGE_ABOUT} Other leagues are under Browse Leagues.`,
    remedy: 'about',
  }),
  too_old: ({ age }) => ({
    reason: `You will be ${age} on that day, which is over the limit.`,
    next: `${CHANGE_ABOUT} Other leagues are under Browse Leagues.`,
    remedy: 'about',
  }),
  gender_not_allowed: ({ gender }) => ({
    reason: `This league is not for ${gender ? PEOPLE_WORDS[gender].toLowerCase() : 'your gender'}.`,
    next: 'Other leagues are under Browse Leagues.',
    remedy: 'about',
  }),
  rating_too_low: ({ rating }) => ({
    reason: `You gave yourself level ${rating}, which is below that.`,
    next: 'Correct your level if it is wrong, or choose a league for your level.',
    remedy: 'about',
  }),
  rating_too_high: ({ rating }) => ({
    reason: `You gave yourself level ${rating}, which is above that.`,
    next: 'Correct your level if it is wrong, or choose a league for your level.',
    remedy: 'about',
  }),
  not_played_in: missing('You have not played in it, as far as we know.', ASK),
  no_document: missing(
    'Not shown yet.',
    'Show it to the organizers. You can register meanwhile: it is approved after that.',
  ),
  document_expired: ({ expiredAt }) => ({
    reason: `What you have shown was valid until ${lastOf(expiredAt)}.`,
    next: 'Show a new one to the organizers. You can register meanwhile: it is approved after that.',
    remedy: null,
  }),
  waiver_not_signed: missing('Not signed yet.', 'Read and sign it.', 'waivers'),
  waiver_expired: ({ expiredAt }) => ({
    reason: `Your signature was valid until ${lastOf(expiredAt)}.`,
    next: 'Sign it again.',
    remedy: 'waivers',
  }),
  waiver_changed: missing(
    'Its text has changed since you signed it.',
    'Read the new version and sign it.',
    'waivers',
  ),
  in_another_team: missing('You are on another team of this division.', 'Leave that team first.'),
  code_invalid: missing('The code is wrong or used.', 'Ask the organizers for a new one.'),
  not_invited: missing('You are not invited.', 'Ask the organizers for an invitation.'),
  suspended: ({ lastDay: last }) => ({
    reason: `You are suspended ${last ? `through ${calendarDay(last)}` : 'until the league lifts it'}, so nobody could line you up this season.`,
    next: ASK,
    remedy: null,
  }),
  not_registered: missing('You are not registered.', 'Register with the league first.'),
  on_opponent: missing('You are on the team that is played against.', ASK),
  quota_used: ({ games }) => ({
    reason: `You have been a substitute ${count(games ?? 0, 'time')} already.`,
    next: ASK,
    remedy: null,
  }),
  too_few_games: ({ played, of, needed }) => ({
    reason: `You have played ${played} of ${count(of ?? 0, 'game')}, and ${needed} ${needed === 1 ? 'is' : 'are'} needed.`,
    next: ASK,
    remedy: null,
  }),
};

const isCode = (code: string): code is Code => Object.hasOwn(REASONS, code);
const lastOf = (end: string | null | undefined): string => (end ? lastDay(end) : 'an earlier day');

const spanOf = (
  { from, to }: { readonly from: number | null; readonly to: number | null },
  what: string,
): string => {
  if (from !== null && to !== null) return `${from} to ${to} ${what}`;
  if (from !== null) return `At least ${from} ${what}`;
  return to === null ? `Any number of ${what}` : `At most ${to} ${what}`;
};

/** What a rule asks, as 'At least 18 years old on Apr 1, 2027'. */
const askedWords = (rule: EligibilityRule, { waiverTitle }: Names): string => {
  switch (rule.rule) {
    case 'age':
      return `${spanOf(rule, 'years old')} on ${calendarDay(rule.on)}`;
    case 'gender':
      return `For ${listOf(rule.allowed.map((one) => PEOPLE_WORDS[one].toLowerCase()))}`;
    case 'rating':
      return `Level ${spanOf(rule, '').trim().toLowerCase()}, as you see yourself`;
    case 'prior_league':
      return 'Has played in an earlier league of these organizers';
    case 'document':
      return `Has shown the organizers: ${rule.kind}`;
    case 'waiver':
      return `Has signed: ${waiverTitle(rule.waiverId)}`;
    case 'one_team_of_division':
      return 'Is on no other team of the division';
    case 'code':
      return 'Has a code from the organizers';
    case 'invitation':
      return 'Is invited by the organizers';
    case 'not_suspended':
      return `Is not suspended on ${calendarDay(rule.on)}`;
    case 'registered':
      return 'Is registered';
    case 'not_on_opponent':
      return 'Is not on the other team';
    case 'substitute_quota':
      return `Has been a substitute fewer than ${count(rule.most, 'time')}`;
    case 'games_played':
      return `Has played at least ${count(rule.least, 'game')}`;
  }
};
