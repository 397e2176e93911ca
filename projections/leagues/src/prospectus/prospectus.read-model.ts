import type { LeagueProspectus, LeagueWaiver } from '@fieldhouse/values';

export type WaiverEntry = {
  readonly waiverId: string;
  readonly version: number;
  readonly waiver: LeagueWaiver;
  readonly textHash: string;
};

/** What a league says to those who may join it; `_id` is the league's. */
export type ProspectusDocument = {
  readonly _id: string;
  readonly prospectus: LeagueProspectus | null;
  readonly published: boolean;
  /** `at` is an ISO-8601 instant. */
  readonly cancelled: { readonly at: string; readonly reason: string } | null;
  /** Those that are signed now, in the order in which they were first issued. */
  readonly waivers: readonly WaiverEntry[];
  /** Every text that was ever signed, by its hash. */
  readonly texts: readonly { readonly textHash: string; readonly title: string; readonly text: string }[];
  /** Last revision of the stream. */
  readonly revision: number;
};

export const prospectusModel = { name: 'prospectus', version: 4 } as const;
