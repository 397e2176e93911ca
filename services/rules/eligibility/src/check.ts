import { suspendsOn } from '@fieldhouse/values';
import { ageOn } from './age';
import { type LineCode, met, type Verdict } from './lines';
import type { EligibilityRule, Person, Span } from './rules';

/** What one rule says of a person: its number and theirs, for a client to word. */
export type EligibilityLine = { readonly rule: EligibilityRule } & Verdict;
/** `eligible`: every line is met. */
export type Eligibility = { readonly eligible: boolean; readonly lines: readonly EligibilityLine[] };

/**
 * Holds a person against rules at an instant (ISO-8601): a line for every rule, in their order. What is not known is
 * 'missing', which is no better than refused, but says what to do about it.
 */
export const check = (rules: readonly EligibilityRule[], person: Person, at: string): Eligibility => {
  const now = Date.parse(at);
  const lines = rules.map((rule): EligibilityLine => ({ rule, ...verdictOf(rule, person, now) }));
  return { eligible: lines.every(({ verdict }) => verdict === 'met'), lines };
};

const verdictOf = (rule: EligibilityRule, person: Person, now: number): Verdict => {
  switch (rule.rule) {
    case 'age':
      return ageVerdict(rule, person);
    case 'gender':
      if (person.gender === null) return missing('gender_unknown');
      return rule.allowed.includes(person.gender)
        ? met
        : { verdict: 'refused', code: 'gender_not_allowed', params: { gender: person.gender } };
    case 'rating':
      return ratingVerdict(rule, person);
    case 'prior_league':
      return listed(person.playedIn, rule.leagueIds, 'played_in_unknown', 'not_played_in');
    case 'document':
      return documentVerdict(rule, person, now);
    case 'waiver':
      return waiverVerdict(rule, person, now);
    case 'one_team_of_division':
      return divisionVerdict(rule, person);
    case 'code':
      if (person.code === null) return missing('code_needed');
      return person.code === 'valid' ? met : refused('code_invalid');
    case 'invitation':
      if (person.invited === null) return missing('invited_unknown');
      return person.invited ? met : refused('not_invited');
    case 'not_suspended':
      return suspensionVerdict(rule, person);
    case 'registered':
      return listed(person.registeredIn, [rule.leagueId], 'registered_unknown', 'not_registered');
    case 'not_on_opponent':
      if (person.teams === null) return missing('teams_unknown');
      return person.teams.some(({ teamId }) => teamId === rule.teamId) ? refused('on_opponent') : met;
    case 'substitute_quota':
      if (person.substituteGames === null) return missing('substitute_games_unknown');
      return person.substituteGames < rule.most
        ? met
        : { verdict: 'refused', code: 'quota_used', params: { games: person.substituteGames } };
    case 'games_played':
      return gamesVerdict(rule, person);
  }
};

const missing = (code: LineCode<'missing'>): Verdict => ({ verdict: 'missing', code, params: {} });
const refused = (code: Plain): Verdict => ({ verdict: 'refused', code, params: {} });
/** Refusals that need no numbers besides those of the rule. */
type Plain = Extract<Verdict, { verdict: 'refused'; params: Record<string, never> }>['code'];

const sideOf = ({ from, to }: Span, value: number): 'below' | 'above' | null => {
  if (from !== null && value < from) return 'below';
  return to !== null && value > to ? 'above' : null;
};

const ageVerdict = (rule: Rule<'age'>, { bornOn }: Person): Verdict => {
  const age = bornOn === null ? null : ageOn(bornOn, rule.on);
  if (age === null) return missing('born_on_unknown');
  const side = sideOf(rule, age);
  if (side === null) return met;
  return { verdict: 'refused', code: side === 'below' ? 'too_young' : 'too_old', params: { age } };
};

const ratingVerdict = (rule: Rule<'rating'>, { rating }: Person): Verdict => {
  if (rating === null || Number.isNaN(rating)) return missing('rating_unknown');
  const side = sideOf(rule, rating);
  if (side === null) return met;
  return {
    verdict: 'refused',
    code: side === 'below' ? 'rating_too_low' : 'rating_too_high',
    params: { rating },
  };
};

const listed = (
  own: readonly string[] | null,
  wanted: readonly string[],
  unknown: LineCode<'missing'>,
  code: Plain,
): Verdict => {
  if (own === null) return missing(unknown);
  return own.some((one) => wanted.includes(one)) ? met : refused(code);
};

/** Valid until the instant before; what does not name an instant is not valid. */
const isCurrent = ({ expiresAt }: { readonly expiresAt: string | null }, now: number): boolean =>
  expiresAt === null || now < Date.parse(expiresAt);

const documentVerdict = ({ kind }: Rule<'document'>, { documents }: Person, now: number): Verdict => {
  if (documents === null) return missing('documents_unknown');
  const mine = documents.filter((one) => one.kind === kind);
  if (mine.some((one) => isCurrent(one, now))) return met;
  const last = latest(mine);
  return last === null
    ? refused('no_document')
    : { verdict: 'refused', code: 'document_expired', params: { expiredAt: last } };
};

const waiverVerdict = (rule: Rule<'waiver'>, { signatures }: Person, now: number): Verdict => {
  if (signatures === null) return missing('signatures_unknown');
  const mine = signatures.filter(({ waiverId }) => waiverId === rule.waiverId);
  const ofVersion = mine.filter(({ version }) => version === rule.version);
  if (ofVersion.some((one) => isCurrent(one, now))) return met;
  const last = latest(ofVersion);
  if (last !== null) return { verdict: 'refused', code: 'waiver_expired', params: { expiredAt: last } };
  const signed = mine.at(-1);
  return signed === undefined
    ? refused('waiver_not_signed')
    : { verdict: 'refused', code: 'waiver_changed', params: { signedVersion: signed.version } };
};

/** @returns the last of the instants at which something expired, or null */
const latest = (expired: readonly { readonly expiresAt: string | null }[]): string | null =>
  expired.reduce<string | null>(
    (last, { expiresAt }) =>
      expiresAt !== null && (last === null || Date.parse(expiresAt) > Date.parse(last)) ? expiresAt : last,
    null,
  );

const divisionVerdict = (rule: Rule<'one_team_of_division'>, { teams }: Person): Verdict => {
  if (teams === null) return missing('teams_unknown');
  const other = teams.find(
    ({ divisionId, teamId }) => divisionId === rule.divisionId && teamId !== rule.teamId,
  );
  if (other === undefined) return met;
  return { verdict: 'refused', code: 'in_another_team', params: { teamId: other.teamId } };
};

const suspensionVerdict = ({ on }: Rule<'not_suspended'>, { suspensions }: Person): Verdict => {
  if (suspensions === null) return missing('suspensions_unknown');
  const found = suspensions.find((one) => suspendsOn(one, on));
  return found ? { verdict: 'refused', code: 'suspended', params: { lastDay: found.lastDay } } : met;
};

const gamesVerdict = (rule: Rule<'games_played'>, { games }: Person): Verdict => {
  if (games === null) return missing('games_unknown');
  const needed = Math.max(rule.least, Math.ceil(games.of * rule.share));
  if (games.played >= needed) return met;
  return { verdict: 'refused', code: 'too_few_games', params: { ...games, needed } };
};

type Rule<Kind extends EligibilityRule['rule']> = Extract<EligibilityRule, { rule: Kind }>;
