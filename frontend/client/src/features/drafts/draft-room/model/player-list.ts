import type { DraftPlayerView, LegalityView } from '@fieldhouse/api-contract';
import { inOrder } from '../../../../shared/lib/in-order';
import { searchFor } from '../../../../shared/lib/words';
import type { Taken } from './room-facts';

export type PlayerFilters = {
  readonly search: string;
  readonly position: string | null;
  readonly gender: DraftPlayerView['gender'];
  readonly night: DraftPlayerView['nights'][number] | null;
  readonly tier: number | null;
  readonly legalOnly: boolean;
  readonly showTaken: boolean;
  readonly sort: 'rating' | 'name' | 'tier';
};

export const noFilters: PlayerFilters = {
  search: '',
  position: null,
  gender: null,
  night: null,
  tier: null,
  legalOnly: false,
  showTaken: false,
  sort: 'rating',
};

/** How many filters beside search, position and sorting are on. */
export const filtersOn = ({ gender, night, tier, legalOnly, showTaken }: PlayerFilters): number =>
  [gender !== null, night !== null, tier !== null, legalOnly, showTaken].filter(Boolean).length;

/** Whether a team may draft a player now. `rule` says why not, or why one should think twice. */
export type Fit =
  { readonly kind: 'legal' } | { readonly kind: 'illegal' | 'warning'; readonly message: string };

const LEGAL: Fit = { kind: 'legal' };
const LEFT: Fit = { kind: 'illegal', message: 'Has left the league.' };

/** The verdict on each player who is not simply legal; who has left may be in hand or on a list still. */
export const fitsOf = (
  legality: LegalityView | undefined,
  players: readonly DraftPlayerView[],
): ReadonlyMap<string, Fit> => {
  const verdicts = (kind: 'illegal' | 'warning', list: LegalityView['illegal']) =>
    list.map(({ playerId, message }): [string, Fit] => [playerId, { kind, message }]);
  return new Map([
    ...verdicts('warning', legality?.warnings ?? []),
    ...verdicts('illegal', legality?.illegal ?? []),
    ...players.filter(({ withdrawn }) => withdrawn).map(({ playerId }): [string, Fit] => [playerId, LEFT]),
  ]);
};

/** Verdicts by player; null where nobody drafts, but only plans. */
export type Fits = ReadonlyMap<string, Fit> | null;
export const fitOf = (fits: Fits, playerId: string): Fit => fits?.get(playerId) ?? LEGAL;

// Who is rated alike stays as told: as the rating list has them, which an auto-pick goes by.
const ORDERS = {
  rating: (a: DraftPlayerView, b: DraftPlayerView) => (b.rating ?? 0) - (a.rating ?? 0),
  name: (a: DraftPlayerView, b: DraftPlayerView) => a.name.localeCompare(b.name),
  tier: (a: DraftPlayerView, b: DraftPlayerView) => (a.tier ?? 99) - (b.tier ?? 99) || ORDERS.rating(a, b),
} as const;

export const sortedPlayers = (
  players: readonly DraftPlayerView[],
  sort: PlayerFilters['sort'],
): readonly DraftPlayerView[] => [...players].sort(ORDERS[sort]);

/** The players that pass the filters, in their order. */
export const shownPlayers = (
  players: readonly DraftPlayerView[],
  filters: Omit<PlayerFilters, 'sort'>,
  takenBy: ReadonlyMap<string, Taken>,
  fits: Fits,
): readonly DraftPlayerView[] => {
  const { position, gender, night, tier, legalOnly, showTaken } = filters;
  const isFound = searchFor(filters.search);
  return players.filter((player) => {
    const taken = takenBy.has(player.playerId);
    if (taken ? !showTaken : player.withdrawn) return false;
    if (position !== null && !player.positions.includes(position)) return false;
    if (gender !== null && player.gender !== gender) return false;
    if (night !== null && !player.nights.includes(night)) return false;
    if (tier !== null && player.tier !== tier) return false;
    if (legalOnly && fitOf(fits, player.playerId).kind === 'illegal') return false;
    return isFound(player.name);
  });
};

/** Every position that the pool knows, the most frequent first. */
export const positionsOf = (players: readonly DraftPlayerView[]): readonly string[] => {
  const counts = new Map<string, number>();
  players.forEach(({ positions }) =>
    positions.forEach((position) => counts.set(position, (counts.get(position) ?? 0) + 1)),
  );
  return [...counts].sort(([a, m], [b, n]) => n - m || inOrder(a, b)).map(([position]) => position);
};
