import type { Gender, SuspensionTerm } from '@fieldhouse/values';

/** A span of numbers, both ends included; null: no limit on that side. */
export type Span = { readonly from: number | null; readonly to: number | null };

/**
 * What a league, a team's sheet or a session asks of a person (feature rows L4, L5, L9 and L19, business rules 5.4 and
 * 5.5), as data. Days are 'yyyy-mm-dd'; ids and versions are whatever their owners call them.
 */
export type EligibilityRule =
  /** Years of age on a day. */
  | ({ readonly rule: 'age'; readonly on: string } & Span)
  | { readonly rule: 'gender'; readonly allowed: readonly Gender[] }
  | ({ readonly rule: 'rating' } & Span)
  /** Has played in one of these leagues. */
  | { readonly rule: 'prior_league'; readonly leagueIds: readonly string[] }
  | { readonly rule: 'document'; readonly kind: string }
  /** Has signed its current version. */
  | { readonly rule: 'waiver'; readonly waiverId: string; readonly version: string }
  /** Is in no other team of the division; `teamId`: the one to join, null for a new one. */
  | { readonly rule: 'one_team_of_division'; readonly divisionId: string; readonly teamId: string | null }
  /** Comes with a code that has been checked. */
  | { readonly rule: 'code' }
  | { readonly rule: 'invitation' }
  /** Is not suspended on a day where the league is. */
  | { readonly rule: 'not_suspended'; readonly on: string }
  /** Is registered in the league, or in its pool of substitutes. */
  | { readonly rule: 'registered'; readonly leagueId: string }
  /** Is not in the team that is played against. */
  | { readonly rule: 'not_on_opponent'; readonly teamId: string }
  /** Has been a substitute fewer times than this. */
  | { readonly rule: 'substitute_quota'; readonly most: number }
  /** Has played so much of the regular games: a share of them (rounded up), and no fewer than `least`. */
  | { readonly rule: 'games_played'; readonly share: number; readonly least: number };

/** A signature under a waiver; ISO-8601 instants. From `expiresAt` on, that instant included, it is not valid any more. */
export type Signature = {
  readonly waiverId: string;
  readonly version: string;
  readonly expiresAt: string | null;
};
/** A document on file; it expires as a signature does. */
export type DocumentOnFile = { readonly kind: string; readonly expiresAt: string | null };
/** What is known about a person, as far as it is: null means unknown, an empty list that there is none. */
export type Person = {
  /** 'yyyy-mm-dd'. */
  readonly bornOn: string | null;
  readonly gender: Gender | null;
  readonly rating: number | null;
  /** Leagues they have played in. */
  readonly playedIn: readonly string[] | null;
  readonly documents: readonly DocumentOnFile[] | null;
  readonly signatures: readonly Signature[] | null;
  /** The teams they are in, each with its division. */
  readonly teams: readonly { readonly teamId: string; readonly divisionId: string }[] | null;
  /** Whether they came with a code that was right, or with a wrong or used one; null: with none. */
  readonly code: 'valid' | 'invalid' | null;
  /** Null: it is not known who they are. */
  readonly invited: boolean | null;
  readonly suspensions: readonly SuspensionTerm[] | null;
  /** Leagues they are registered in, or in whose pool of substitutes. */
  readonly registeredIn: readonly string[] | null;
  readonly substituteGames: number | null;
  readonly games: { readonly played: number; readonly of: number } | null;
};

/** A person of whom nothing is known: visitors, and what is missing of others. */
export const NOBODY: Person = {
  bornOn: null,
  gender: null,
  rating: null,
  playedIn: null,
  documents: null,
  signatures: null,
  teams: null,
  code: null,
  invited: null,
  suspensions: null,
  registeredIn: null,
  substituteGames: null,
  games: null,
};
