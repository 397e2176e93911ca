import type { Gender, Night, PoolPlayerView } from '@fieldhouse/api-contract';
import { inOrder } from '../../../shared/lib/in-order';
import { searchFor } from '../../../shared/lib/words';

/** What of the pool is shown, and how it is sorted; all of it stands in the address. */
export type PoolFilters = {
  readonly search: string;
  readonly position: string | null;
  readonly gender: Gender | null;
  readonly night: Night | null;
  /** '1' to '10' (rounded down), or 'none' for players without a rating. */
  readonly rating: string | null;
  readonly status: 'registered' | 'withdrawn';
  readonly sort: PoolSort;
};
export type PoolSort = 'name' | '-rating' | 'rating' | 'position' | '-registered';

const SORTS: readonly PoolSort[] = ['name', '-rating', 'rating', 'position', '-registered'];

/** The filters that an address asks for. */
export const filtersOf = (params: URLSearchParams): PoolFilters => ({
  search: params.get('q') ?? '',
  position: params.get('position'),
  gender: params.get('gender') as Gender | null,
  night: params.get('night') as Night | null,
  rating: params.get('rating'),
  status: params.get('status') === 'withdrawn' ? 'withdrawn' : 'registered',
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
});

export const nameOf = ({ firstName, lastName }: Pick<PoolPlayerView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** In which bar of the histogram a player stands. */
export const ratingBand = ({ rating }: Pick<PoolPlayerView, 'rating'>): string =>
  rating === null ? 'none' : String(Math.floor(rating));

/** The players that fit, sorted. */
export const filtered = (
  players: readonly PoolPlayerView[],
  filters: PoolFilters,
): readonly PoolPlayerView[] => {
  const isFound = searchFor(filters.search);
  return players
    .filter(
      (player) =>
        player.status === filters.status &&
        (filters.position === null || player.positions.includes(filters.position)) &&
        (filters.gender === null || player.gender === filters.gender) &&
        (filters.night === null || player.nights.includes(filters.night)) &&
        (filters.rating === null || ratingBand(player) === filters.rating) &&
        isFound(`${nameOf(player)} ${player.hometown ?? ''}`),
    )
    .sort(ORDERS[filters.sort]);
};

type Order = (a: PoolPlayerView, b: PoolPlayerView) => number;

const byName: Order = (a, b) =>
  a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
const first =
  (...orders: readonly Order[]): Order =>
  (a, b) =>
    orders.reduce((found, order) => found || order(a, b), 0);

const ORDERS: Readonly<Record<PoolSort, Order>> = {
  name: byName,
  '-rating': first((a, b) => (b.rating ?? 0) - (a.rating ?? 0), byName),
  rating: first((a, b) => (a.rating ?? 99) - (b.rating ?? 99), byName),
  position: first((a, b) => (a.positions[0] ?? 'zz').localeCompare(b.positions[0] ?? 'zz'), byName),
  '-registered': first((a, b) => inOrder(b.registeredAt, a.registeredAt), byName),
};
