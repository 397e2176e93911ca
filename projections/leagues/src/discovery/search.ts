import type { OpenLeaguesQuery, OpenLeaguesSort } from '@fieldhouse/api-contract';
import { milesBetween, placeNamed, type Point } from '@fieldhouse/gazetteer';
import { malformedCursor, type Page } from '@fieldhouse/platform';
import type { LeagueStage } from '@fieldhouse/values';
import { folded, stepAt, wordsOf, type Listing } from './listing';

export type Search = Omit<OpenLeaguesQuery, 'atLeast'>;

/** Registration is not over: what one looks for unless one asks for something else. */
const AHEAD: readonly LeagueStage[] = ['announced', 'open', 'full'];
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w:.-]{1,40})_([\w-]{1,64})$/;
const AMOUNT_DIGITS = 9;
const MILES_DIGITS = 5;
/** Farther than any place is from another. */
const FARTHEST = 99_999;

type Keyed = { readonly key: string; readonly id: string; readonly listing: Listing };

/**
 * A page of the leagues that a search finds. All pages of a list are of the instant of its first one, which the cursor
 * carries: what opens, closes or is published meanwhile moves nothing that is still to come.
 * @param now ISO-8601 instant @throws 400 for a cursor that is none of ours
 */
export const pageOfLeagues = (all: Iterable<Listing>, search: Search, now: string): Page<Listing> => {
  const cursor = search.cursor === undefined ? null : readCursor(search.cursor);
  const at = cursor?.at ?? now;
  const from = search.near === undefined ? null : placeNamed(search.near);
  const keyOf = keyOfOrder(search.sort, from);
  const compare = orderOf(search.sort);
  const instant = Date.parse(at);
  const matches = matcher(search, from, instant);
  const first = new First(search.limit + 1, compare);
  for (const listing of all) {
    if (!matches(listing)) continue;
    const one = { key: keyOf(listing, instant), id: listing.league._id, listing };
    if (cursor === null || compare(one, cursor) > 0) first.take(one);
  }
  const found = first.inOrder();
  const rows = found.slice(0, search.limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(({ listing }) => listing),
    next: found.length > rows.length && last ? `${at}_${last.key}_${last.id}` : null,
  };
};

/** The first so many of an order, of whatever comes: what is behind them is not kept, nor sorted. */
class First {
  private kept: Keyed[] = [];
  private behind: Keyed | null = null;

  constructor(
    private readonly wanted: number,
    private readonly compare: (a: Keyed, b: Keyed) => number,
  ) {}

  take(one: Keyed): void {
    if (this.behind && this.compare(one, this.behind) > 0) return;
    this.kept.push(one);
    if (this.kept.length < 4 * this.wanted) return;
    this.kept = [...this.inOrder()];
    this.behind = this.kept.at(-1) ?? null;
  }

  inOrder(): readonly Keyed[] {
    return this.kept.sort(this.compare).slice(0, this.wanted);
  }
}

const readCursor = (text: string): { readonly at: string; readonly key: string; readonly id: string } => {
  const [, at, key, id] = CURSOR.exec(text) ?? [];
  if (at === undefined || key === undefined || id === undefined || Number.isNaN(Date.parse(at)))
    throw malformedCursor();
  return { at, key, id };
};

type KeyOf = (listing: Listing, at: number) => string;
/** What a list is ordered by, as text that compares as what it stands for. @param from the place that is asked for */
const keyOfOrder = (sort: OpenLeaguesSort, from: Point | null): KeyOf => {
  if (sort !== 'nearest') return keys[sort];
  if (from === null) return keys.start;
  return (listing) => String(milesFrom(from, listing) ?? FARTHEST).padStart(MILES_DIGITS, '0');
};
const keys: Readonly<Record<Exclude<OpenLeaguesSort, 'nearest'>, KeyOf>> = {
  start: ({ league }) => league.said.startsOn,
  closing: ({ closesAt }) => closesAt,
  newest: ({ publishedAt }) => publishedAt,
  price: (listing, at) => {
    const { lowest } = stepAt(listing, at);
    return lowest === null ? '9'.repeat(AMOUNT_DIGITS + 1) : String(lowest).padStart(AMOUNT_DIGITS, '0');
  },
};
const orderOf = (sort: OpenLeaguesSort) => {
  const side = sort === 'newest' ? -1 : 1;
  const by = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return (a: Omit<Keyed, 'listing'>, b: Omit<Keyed, 'listing'>): number =>
    by(a.key, b.key) * side || by(a.id, b.id);
};

/**
 * What a league must be.
 * @param from the place that is asked for; null: none, or none that is known
 * @param at milliseconds since 1970
 */
const matcher = (search: Search, from: Point | null, at: number): ((listing: Listing) => boolean) => {
  const {
    sport,
    day,
    format,
    level,
    gender,
    startsFrom = '',
    startsTo = '9999',
    maxPrice,
    currency,
    near,
    within,
  } = search;
  const city = folded(search.city ?? '');
  const words = wordsOf(search.q ?? '');
  const stages = search.stage === undefined ? AHEAD : [search.stage];
  const isOrAny = <T>(asked: T | undefined, is: T): boolean => asked === undefined || asked === is;
  const stands = ({ stage, lowest }: ReturnType<typeof stepAt>): boolean =>
    stages.includes(stage) && (maxPrice === undefined || (lowest !== null && lowest <= maxPrice));
  return (listing) => {
    const { details, said } = listing.league;
    return (
      isOrAny(sport, details.sport) &&
      isOrAny(format, said.format) &&
      isOrAny(level, said.level) &&
      isOrAny(gender, said.genderType) &&
      (day === undefined || listing.nights.includes(day)) &&
      said.startsOn >= startsFrom &&
      (startsTo === undefined || said.startsOn <= startsTo) &&
      (city === '' || listing.city.startsWith(city)) &&
      (near === undefined || (milesFrom(from, listing) ?? Infinity) <= within) &&
      words.every((word) => listing.words.some((one) => one.startsWith(word))) &&
      (maxPrice === undefined || said.currency === currency) &&
      stands(stepAt(listing, at))
    );
  };
};

/** How far the venue is from a place, the middle of one from the middle of the other; null: nobody knows. */
export const milesFrom = (from: Point | null, { place }: Listing): number | null =>
  from && place ? Math.round(milesBetween(from, place)) : null;
