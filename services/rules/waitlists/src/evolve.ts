import { bringsPlaces, type EntryState, type PlaceFact, type PlaceFactOf } from './facts';
import type { Entry, Places, PlacesState } from './state';

/** A list of places after one more fact; facts before it is opened change nothing. */
export const evolve = (state: PlacesState, fact: PlaceFact): PlacesState => {
  if (fact.type === 'PlacesOpened') return opened(fact);
  return state && changed(bringsPlaces(fact) ? askedAgain(state) : state, fact, fact.at);
};

const opened = ({ settings, capacity, at }: PlaceFactOf<'PlacesOpened'>): Places => ({
  settings,
  capacity,
  at,
  entries: new Map(),
  list: [],
  offered: [],
  holders: [],
  drawn: false,
  crunchFrom: at,
  grabOpen: false,
});

/** Who let an offer run out is in turn for the next place. */
const askedAgain = (places: Places): Places => {
  const expired = places.list.filter((entryId) => places.entries.get(entryId)?.state === 'expired');
  return expired.reduce((all, entryId) => withEntry(all, entryId, { state: 'waiting' }), places);
};

const fresh: Entry = {
  state: 'waiting',
  categories: [],
  turns: 0,
  missed: 0,
  offer: null,
  confirmed: true,
};

const withEntry = (places: Places, entryId: string, change: Partial<Entry>): Places => ({
  ...places,
  entries: new Map(places.entries).set(entryId, { ...(places.entries.get(entryId) ?? fresh), ...change }),
});
const without = (ids: readonly string[], entryId: string): readonly string[] =>
  ids.filter((one) => one !== entryId);
/** @param rank 1-based */
const atRank = (ids: readonly string[], entryId: string, rank: number): readonly string[] =>
  without(ids, entryId).toSpliced(rank - 1, 0, entryId);

/** Nowhere any more: neither on the list nor in a place. */
const gone = (places: Places, entryId: string, state: EntryState, change: Partial<Entry> = {}): Places =>
  withEntry(
    {
      ...places,
      list: without(places.list, entryId),
      offered: without(places.offered, entryId),
      holders: without(places.holders, entryId),
    },
    entryId,
    { state, offer: null, ...change },
  );

const noOffer = (places: Places, entryId: string, change: Partial<Entry>): Places =>
  withEntry({ ...places, offered: without(places.offered, entryId) }, entryId, { ...change, offer: null });

/** With settings that crunch goes by: what it does is still to come. */
const resettled = (
  places: Places,
  change: Partial<Pick<Places['settings'], 'startsAt' | 'zone'>>,
): Places => ({
  ...places,
  settings: { ...places.settings, ...change },
  ...{ crunchFrom: places.at, grabOpen: false },
});

const changed = (state: Places, fact: Exclude<PlaceFact, { type: 'PlacesOpened' }>, at: string): Places => {
  const places = { ...state, at };
  switch (fact.type) {
    case 'EntryJoined': {
      const { entryId, categories, turns } = fact;
      return withEntry({ ...places, list: [...places.list, entryId] }, entryId, {
        ...fresh,
        categories,
        turns,
      });
    }
    case 'PlaceTaken': {
      const left = gone(places, fact.entryId, 'accepted');
      return { ...left, holders: [...left.holders, fact.entryId] };
    }
    case 'PlaceOffered': {
      const { entryId, holdUntil } = fact;
      const offer = { at, holdUntil };
      return withEntry({ ...places, offered: [...places.offered, entryId] }, entryId, {
        state: 'offered',
        offer,
      });
    }
    case 'OfferExpired': {
      const { entryId, newRank } = fact;
      const missed = (places.entries.get(entryId)?.missed ?? 0) + 1;
      const list = atRank(places.list, entryId, newRank);
      return noOffer({ ...places, list }, entryId, { state: 'expired', missed });
    }
    case 'OfferTakenBack':
      return noOffer(places, fact.entryId, { state: 'waiting' });
    case 'OfferDeclined':
      return gone(places, fact.entryId, 'declined');
    case 'EntryWithdrawn':
    case 'PlaceReleased':
      return gone(places, fact.entryId, 'withdrawn');
    case 'EntryRemoved':
      return gone(places, fact.entryId, 'removed');
    case 'EntryMoved':
      return { ...places, list: atRank(places.list, fact.entryId, fact.newRank) };
    case 'MovedDown': {
      const left = gone(places, fact.entryId, 'waiting', { missed: 0, confirmed: true });
      return { ...left, list: [fact.entryId, ...left.list] };
    }
    case 'CapacitySet':
      return { ...places, capacity: fact.capacity };
    case 'ListDrawn':
      return { ...places, list: fact.order, drawn: true };
    case 'StartChanged':
      return resettled(places, { startsAt: fact.startsAt });
    case 'ZoneChanged':
      return resettled(places, { zone: fact.zone });
    case 'ConfirmationAsked': {
      const asked = { ...places, crunchFrom: at };
      if (fact.reminder) return asked;
      return fact.entryIds.reduce((all, entryId) => withEntry(all, entryId, { confirmed: false }), asked);
    }
    case 'PlaceConfirmed':
      return withEntry(places, fact.entryId, { confirmed: true });
    case 'GrabOpened':
      return { ...places, crunchFrom: at, grabOpen: true };
    case 'OpenedToAll':
    case 'RaceOpened':
      return places;
  }
};
