import type { Capacity, PlaceSettings } from './settings';

/**
 * Somebody who came before in the list and was not given the place that somebody else got: no room in these categories;
 * their offer ran out and they wait for the next place; or an organizer chose somebody else.
 */
export type PassedOver = { readonly entryId: string; readonly rank: number } & (
  { readonly why: 'full'; readonly full: readonly string[] } | { readonly why: 'missed' | 'organizer' }
);

/** Where somebody was in the list: the 1-based rank, of how many. */
export type Ranked = { readonly entryId: string; readonly rank: number; readonly of: number };

/** A span in which the clock of an offer stands still; ISO-8601 instants. */
export type Pause = { readonly from: string; readonly to: string };

/**
 * How somebody came by their place. `join`: it was free; `claim`: it was open to everybody, or a race; `offer`: accepted;
 * `promotion`: as the next of the list; `draw`: by lot or by turn; `organizer`: by hand; `grab`: of somebody who had not confirmed.
 */
export type Via = 'join' | 'claim' | 'offer' | 'promotion' | 'draw' | 'organizer' | 'grab';

/** Why somebody lost a place or an offer. `full`: the category whose limit was lowered; null: the limit in all, or a grab. */
export type Lost = { readonly why: 'capacity' | 'grab'; readonly full: string | null };

/** What a fact says besides when. */
export type PlaceFactData =
  | { readonly type: 'PlacesOpened'; readonly settings: PlaceSettings; readonly capacity: Capacity }
  | ({
      readonly type: 'EntryJoined';
      readonly categories: readonly string[];
      readonly turns: number;
    } & Ranked)
  | ({
      readonly type: 'PlaceTaken';
      readonly via: Via;
      readonly passedOver: readonly PassedOver[];
      readonly byAdmin: boolean;
    } & Ranked)
  | ({
      readonly type: 'PlaceOffered';
      readonly holdUntil: string;
      /** In order; the hold is longer by as much. */
      readonly paused: readonly Pause[];
      readonly passedOver: readonly PassedOver[];
    } & Ranked)
  | ({ readonly type: 'OfferDeclined' } & Ranked)
  /** `newRank` is another than `rank` when it is not the first time: they are last now. */
  | ({ readonly type: 'OfferExpired'; readonly offeredAt: string; readonly newRank: number } & Ranked)
  /** They keep their rank. */
  | ({ readonly type: 'OfferTakenBack' } & Lost & Ranked)
  | ({ readonly type: 'EntryWithdrawn'; readonly was: ListedState } & Ranked)
  | { readonly type: 'PlaceReleased'; readonly entryId: string }
  | {
      readonly type: 'EntryRemoved';
      readonly entryId: string;
      readonly was: ListedState | 'accepted';
      readonly byAdmin: true;
    }
  /** From `rank` to `newRank`. */
  | ({ readonly type: 'EntryMoved'; readonly newRank: number; readonly byAdmin: true } & Ranked)
  | { readonly type: 'CapacitySet'; readonly capacity: Capacity; readonly before: Capacity }
  /** A holder is on the list again, as its first. */
  | ({ readonly type: 'MovedDown' } & Lost & Ranked)
  /** Whoever was offered a place that is free now does not want it: whoever comes has it. */
  | { readonly type: 'OpenedToAll'; readonly free: number }
  | { readonly type: 'RaceOpened'; readonly free: number; readonly entryIds: readonly string[] }
  /** `order`: who is first, second … of the list now. */
  | {
      readonly type: 'ListDrawn';
      readonly by: 'lottery' | 'take_turns';
      readonly seed: string;
      readonly order: readonly string[];
    }
  | { readonly type: 'StartChanged'; readonly startsAt: string; readonly before: string }
  /** Offers that have been made hold as long as was said. */
  | { readonly type: 'ZoneChanged'; readonly zone: string; readonly before: string }
  /** `entryIds`: who holds a place and has not confirmed; with the first request, that is everybody. */
  | {
      readonly type: 'ConfirmationAsked';
      readonly reminder: boolean;
      readonly grabAt: string;
      readonly entryIds: readonly string[];
    }
  | { readonly type: 'PlaceConfirmed'; readonly entryId: string }
  /** `entryIds`: whose places can be grabbed from now on. */
  | { readonly type: 'GrabOpened'; readonly entryIds: readonly string[] };

/** States in which somebody is on the list. `expired`: the offer ran out; they keep their rank and wait for the next place that comes free. */
export type ListedState = 'waiting' | 'offered' | 'expired';
/** Every state of an entry; `accepted`: holds a place. */
export type EntryState = ListedState | 'accepted' | 'declined' | 'withdrawn' | 'removed';

/**
 * What happened to a list of places, as plain data: opaque ids of entries and no word about or by people. `at` is when it
 * took effect (ISO-8601), which for what is due at an instant is that instant, however late it was written; an offer is due
 * once somebody hears of it.
 */
export type PlaceFact = { readonly at: string } & PlaceFactData;
/** The fact in an event of a context that keeps it: its type, and in its data the fact's own fields beside the context's. */
export const factOf = ({
  type,
  data,
}: {
  readonly type: PlaceFact['type'];
  readonly data: object;
}): PlaceFact => ({ type, ...data }) as PlaceFact;
/** The facts of one type. */
export type PlaceFactOf<Type extends PlaceFact['type']> = Extract<PlaceFact, { type: Type }>;

/** Whether a place came free (or there are more): who let an offer run out is asked again. */
export const bringsPlaces = (fact: PlaceFact): boolean => {
  switch (fact.type) {
    case 'PlaceReleased':
      return true;
    case 'EntryRemoved':
      return fact.was === 'accepted';
    case 'CapacitySet':
      return isMore(fact.capacity, fact.before);
    // For others than the category that has fewer now.
    case 'OfferTakenBack':
    case 'MovedDown':
      return fact.full !== null;
    default:
      return false;
  }
};

const isMore = (now: Capacity, before: Capacity): boolean =>
  now.total > before.total ||
  Object.entries(before.categories).some(([key, limit]) => (limitOf(now, key) ?? Infinity) > limit);

/** @returns the limit of a category, or undefined when it has none */
export const limitOf = ({ categories }: Capacity, key: string): number | undefined =>
  Object.hasOwn(categories, key) ? categories[key] : undefined;
