import type { DraftPlayerView, DraftSettingsView, DraftStatus, LeagueView } from '@fieldhouse/api-contract';

/** Choices for the pick clock, in seconds (draft rule 4). */
export const CLOCK_PRESETS = {
  fast: [30, 45, 60, 90, 120, 180],
  slow: [1, 2, 4, 8, 12, 24].map((hours) => hours * 3_600),
} as const;

/** From here on a clock is slow: quiet hours apply. */
export const SLOW_FROM_SECONDS = 3_600;

type LeagueNumbers = Pick<LeagueView, 'rosterSize' | 'limits' | 'gameNights' | 'zone'>;
type Player = Pick<DraftPlayerView, 'positions'>;

/** Limits that the pool can meet: none at a position that nobody in it plays. */
const meetable = (limits: LeagueNumbers['limits'], pool: readonly Player[]): LeagueNumbers['limits'] => {
  const played = new Set(pool.flatMap(({ positions }) => positions));
  if (pool.length === 0) return limits;
  return { ...limits, positions: limits.positions.filter(({ position }) => played.has(position)) };
};

/**
 * The settings that a new draft starts from: what the league says, as far as the players of its pool allow, and what most
 * leagues choose.
 */
export const draftDefaults = (
  { rosterSize, limits, gameNights, zone }: LeagueNumbers,
  pool: readonly Player[],
): DraftSettingsView => ({
  format: 'snake',
  rounds: rosterSize,
  clock: { pickSeconds: 60, rounds: [], soft: false, quietHours: null, zone },
  limits: meetable(limits, pool),
  captains: 'automatic',
  groupsTogether: true,
  gameNights,
  nightRule: 'warn',
  leftovers: 'lot',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: false,
});

/** Which parts of the settings can still be changed, and why not the others. */
export type OpenSettings = {
  readonly rules: boolean;
  readonly clock: boolean;
  readonly start: boolean;
  readonly why: string | null;
};

/** Before the lobby everything may change; in it the clock and the start; in a pause the clock alone. */
export const openSettings = (status: DraftStatus | null, leagueIsOver: boolean | null): OpenSettings => {
  switch (status) {
    case null:
    case 'configuring':
    case 'order_committed':
    case 'order_locked':
      return { rules: true, clock: true, start: true, why: null };
    case 'lobby':
      return {
        rules: false,
        clock: true,
        start: true,
        why: 'Locked while the lobby is open: captains prepare by these rules. To change them, make the order again first, which closes the lobby. If the draft starts within half an hour, set a later time before that.',
      };
    case 'paused':
      return {
        rules: false,
        clock: true,
        start: false,
        why: 'Locked since the draft began. In a pause the clock can be changed.',
      };
    case 'live':
      return {
        rules: false,
        clock: false,
        start: false,
        why: 'Locked while the draft is live. Pause it to change the clock.',
      };
    case 'cancelled':
      return {
        rules: false,
        clock: false,
        start: false,
        why: leagueIsOver
          ? 'The draft was canceled with its league.'
          : `The draft is canceled.${leagueIsOver === null ? '' : ' Reopen it on the results tab to change it.'}`,
      };
    case 'completed':
    case 'published':
      return {
        rules: false,
        clock: false,
        start: false,
        why: 'The draft is over; these are the rules it was played by.',
      };
  }
};
