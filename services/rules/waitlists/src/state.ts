import { type EntryState, limitOf, type PassedOver, type Ranked } from './facts';
import type { Capacity, PlaceSettings } from './settings';

/** Somebody who joined, as they stand. */
export type Entry = {
  readonly state: EntryState;
  readonly categories: readonly string[];
  readonly turns: number;
  /** How many offers ran out. */
  readonly missed: number;
  readonly offer: { readonly at: string; readonly holdUntil: string } | null;
  /** False: a holder who has been asked to confirm and did not. */
  readonly confirmed: boolean;
};

/** A list of places as it stands. */
export type Places = {
  readonly settings: PlaceSettings;
  readonly capacity: Capacity;
  /** When the last fact took effect. */
  readonly at: string;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Who is on the list, first to last: those with an offer stand in it too. */
  readonly list: readonly string[];
  /** Who has an offer, and who holds a place, longest first. */
  readonly offered: readonly string[];
  readonly holders: readonly string[];
  readonly drawn: boolean;
  /** What crunch does after this instant is still to come. */
  readonly crunchFrom: string;
  readonly grabOpen: boolean;
};
/** Null before it is opened. */
export type PlacesState = Places | null;
export const initialPlaces: PlacesState = null;

/** What is held: an offer is as good as a place. */
export type Held = { readonly total: number; readonly categories: ReadonlyMap<string, number> };
/** What is in the way of one more. */
export type Full = { readonly total: boolean; readonly categories: readonly string[] };

/** Counts offers and places, in all and by category; `except`: those of one entry left out. */
export const heldOf = (places: Places, except?: string): Held => {
  const categories = new Map<string, number>();
  let total = 0;
  for (const entryId of [...places.holders, ...places.offered]) {
    if (entryId === except) continue;
    total += 1;
    for (const key of places.entries.get(entryId)?.categories ?? [])
      categories.set(key, (categories.get(key) ?? 0) + 1);
  }
  return { total, categories };
};

/** @returns what is in the way of one more entry of some categories, or null when there is room */
export const fullFor = (capacity: Capacity, held: Held, categories: readonly string[]): Full | null => {
  const full = {
    total: held.total >= capacity.total,
    categories: categories.filter(
      (key) => (held.categories.get(key) ?? 0) >= (limitOf(capacity, key) ?? Infinity),
    ),
  };
  return full.total || full.categories.length > 0 ? full : null;
};

/** The same for one entry, whose own offer or place is not in its way. */
export const inTheWayOf = (places: Places, entryId: string): Full | null =>
  fullFor(places.capacity, heldOf(places, entryId), places.entries.get(entryId)?.categories ?? []);

/** How many places are free in all. */
export const freePlaces = (places: Places): number =>
  Math.max(0, places.capacity.total - places.holders.length - places.offered.length);

export const stateOf = (places: Places, entryId: string): EntryState | undefined =>
  places.entries.get(entryId)?.state;

/** Where somebody is in the list; rank 0: nowhere. */
export const rankOf = (places: Places, entryId: string): Ranked => ({
  entryId,
  rank: places.list.indexOf(entryId) + 1,
  of: places.list.length,
});

/** When places are drawn, as long as they are not; else null. */
export const drawAheadOf = ({ settings: { mode }, drawn }: Places): string | null =>
  'drawAt' in mode && !drawn ? mode.drawAt : null;

/** The first who waits and whom there is room for, and who stands before them without getting it. */
export const nextOf = (
  places: Places,
  except?: string,
): { readonly next: string | null; readonly passedOver: readonly PassedOver[] } => {
  const held = heldOf(places, except);
  const passedOver: PassedOver[] = [];
  for (const [index, entryId] of places.list.entries()) {
    const entry = places.entries.get(entryId);
    if (entryId === except || entry === undefined || entry.state === 'offered') continue;
    const rank = index + 1;
    const full = fullFor(places.capacity, held, entry.categories);
    if (entry.state === 'expired') passedOver.push({ entryId, rank, why: 'missed' });
    else if (full === null) return { next: entryId, passedOver };
    else passedOver.push({ entryId, rank, why: 'full', full: full.categories });
  }
  return { next: null, passedOver };
};

/** Whom an organizer passes over by giving a place to somebody by hand. */
export const passedByHand = (places: Places, chosen: string): PassedOver[] => {
  const held = heldOf(places, chosen);
  return places.list.slice(0, places.list.indexOf(chosen)).flatMap((entryId, index): PassedOver[] => {
    const entry = places.entries.get(entryId);
    if (entry === undefined || entry.state === 'offered') return [];
    const full = fullFor(places.capacity, held, entry.categories);
    const who = { entryId, rank: index + 1 };
    return [full ? { ...who, why: 'full', full: full.categories } : { ...who, why: 'organizer' }];
  });
};
