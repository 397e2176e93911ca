import type { CodeTerms } from '@fieldhouse/values';

/** A discount code of a league; `_id` is its own. */
export type CodeDocument = CodeTerms & {
  readonly _id: string;
  readonly leagueId: string;
  readonly code: string;
  readonly currency: string;
  /** Of its writer (`madeBy`), and empty once they left. */
  readonly note: string;
  readonly madeBy: string;
  /** ISO-8601 UTC. */
  readonly madeAt: string;
  readonly ended: boolean;
  /** Those that count, the oldest first. */
  readonly uses: readonly { readonly registrationId: string; readonly at: string }[];
};
export const codesModel = { name: 'league-codes', version: 1 } as const;
