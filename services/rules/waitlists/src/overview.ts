import type { PlaceFact } from './facts';
import type { Capacity } from './settings';

/** As much of a list of places as fits into a document: who waits, first to last, and how many hold a place. */
export type Overview = {
  /** Null before it is opened. */
  readonly capacity: Capacity | null;
  readonly holders: number;
  /** With those who have an offer. */
  readonly list: readonly string[];
  readonly offered: readonly string[];
};
export const emptyOverview: Overview = { capacity: null, holders: 0, list: [], offered: [] };

/** What is offered is as good as a place. */
export const heldIn = ({ holders, offered }: Overview): number => holders + offered.length;
/** On the list without an offer. */
export const waitingIn = ({ list, offered }: Overview): number => list.length - offered.length;

/** A list of places after one more fact. */
export const overviewAfter = (before: Overview, fact: PlaceFact): Overview => {
  switch (fact.type) {
    case 'PlacesOpened':
    case 'CapacitySet':
      return { ...before, capacity: fact.capacity };
    case 'EntryJoined':
      return { ...before, list: [...before.list, fact.entryId] };
    case 'PlaceTaken':
      return { ...off(before, fact.entryId), holders: before.holders + 1 };
    case 'PlaceOffered':
      return { ...before, offered: [...before.offered, fact.entryId] };
    case 'OfferExpired':
      return {
        ...before,
        ...moved(before, fact.entryId, fact.newRank),
        offered: without(before.offered, fact.entryId),
      };
    case 'OfferTakenBack':
      return { ...before, offered: without(before.offered, fact.entryId) };
    case 'OfferDeclined':
    case 'EntryWithdrawn':
      return off(before, fact.entryId);
    case 'PlaceReleased':
      return { ...before, holders: before.holders - 1 };
    case 'EntryRemoved':
      return fact.was === 'accepted' ? { ...before, holders: before.holders - 1 } : off(before, fact.entryId);
    case 'EntryMoved':
      return { ...before, ...moved(before, fact.entryId, fact.newRank) };
    case 'MovedDown':
      return { ...before, holders: before.holders - 1, list: [fact.entryId, ...before.list] };
    case 'ListDrawn':
      return { ...before, list: fact.order };
    default:
      return before;
  }
};

const without = (ids: readonly string[], entryId: string): readonly string[] =>
  ids.filter((one) => one !== entryId);
const off = (before: Overview, entryId: string): Overview => ({
  ...before,
  list: without(before.list, entryId),
  offered: without(before.offered, entryId),
});
/** @param rank 1-based */
const moved = ({ list }: Overview, entryId: string, rank: number): Pick<Overview, 'list'> => ({
  list: without(list, entryId).toSpliced(rank - 1, 0, entryId),
});
