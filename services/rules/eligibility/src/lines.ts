import type { Gender } from '@fieldhouse/values';

type Nothing = Record<string, never>;
type Refused<Code extends string, Params> = {
  readonly verdict: 'refused';
  readonly code: Code;
  readonly params: Readonly<Params>;
};

/** What a rule says of somebody; `params` are their numbers, those of the rule stand in the rule. */
export type Verdict =
  | { readonly verdict: 'met'; readonly code: null; readonly params: Nothing }
  /** What to give, sign in for or look up: the code names it. */
  | {
      readonly verdict: 'missing';
      readonly code:
        | 'born_on_unknown'
        | 'gender_unknown'
        | 'rating_unknown'
        | 'played_in_unknown'
        | 'documents_unknown'
        | 'signatures_unknown'
        | 'teams_unknown'
        | 'code_needed'
        | 'invited_unknown'
        | 'suspensions_unknown'
        | 'registered_unknown'
        | 'substitute_games_unknown'
        | 'games_unknown';
      readonly params: Nothing;
    }
  /** Years on the day of the rule. */
  | Refused<'too_young' | 'too_old', { age: number }>
  | Refused<'gender_not_allowed', { gender: Gender }>
  | Refused<'rating_too_low' | 'rating_too_high', { rating: number }>
  | Refused<'document_expired' | 'waiver_expired', { expiredAt: string }>
  /** It was signed in another version. */
  | Refused<'waiver_changed', { signedVersion: string }>
  | Refused<'in_another_team', { teamId: string }>
  /** That day included; null: until it is lifted. */
  | Refused<'suspended', { lastDay: string | null }>
  | Refused<'quota_used', { games: number }>
  | Refused<'too_few_games', { played: number; of: number; needed: number }>
  | Refused<
      | 'not_played_in'
      | 'no_document'
      | 'waiver_not_signed'
      | 'code_invalid'
      | 'not_invited'
      | 'not_registered'
      | 'on_opponent',
      Nothing
    >;

/** The codes of one sort of verdict. */
export type LineCode<Sort extends Verdict['verdict']> = Extract<Verdict, { verdict: Sort }>['code'];

export const met: Verdict = { verdict: 'met', code: null, params: {} };
