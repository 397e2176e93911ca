/** What the public pages promise. */
export const UPTIME_CLAIM_PERCENT = 99.9;

/** One day as it was measured, UTC. `percent` is null for days before the measurement began. */
export type StatusDay = {
  readonly day: string;
  readonly percent: number | null;
  /** Minutes in which everything answered, and minutes of that day that have been measurable so far. */
  readonly upMinutes: number;
  readonly minutes: number;
};

/** GET /api/status */
export type StatusView = {
  readonly state: 'up' | 'degraded';
  readonly components: readonly { readonly name: string; readonly state: 'up' | 'down' }[];
  /** ISO-8601 UTC minute of the first measurement, null before there is one. */
  readonly measuredSince: string | null;
  /** Of all minutes since, at most 90 days. Minutes in which nobody measured count as down. */
  readonly percent: number | null;
  readonly days: readonly StatusDay[];
  readonly claimPercent: number;
};
