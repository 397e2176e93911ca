import { evolve } from './evolve';
import { bringsPlaces, type PlaceFact, type PlaceFactData } from './facts';
import { holdFor } from './holds';
import { drawAheadOf, freePlaces, fullFor, heldOf, nextOf, type Places, rankOf } from './state';

/** One decision while it is made: the facts so far and the list after them. */
export class Turn {
  readonly facts: PlaceFact[] = [];

  /** @param at the instant at which what is said takes effect */
  constructor(
    public places: Places,
    public at: string,
  ) {}

  say(data: PlaceFactData): void {
    const fact: PlaceFact = { at: this.at, ...data };
    this.facts.push(fact);
    this.places = evolve(this.places, fact) ?? this.places;
  }
}

/** Gives free places to whoever is next, by the rules of the mode, after what was said from an index of the facts on. */
export const settle = (turn: Turn, since: number): void => {
  const { settings } = turn.places;
  if (turn.at >= settings.startsAt || drawAheadOf(turn.places) !== null) return;
  const happened = turn.facts.slice(since);
  switch (settings.mode.kind) {
    case 'manual':
      return;
    case 'race':
      if (happened.some(bringsPlaces)) startRace(turn);
      return;
    case 'auto_register':
      promote(turn, 'promotion');
      return;
    case 'timed_offer':
    case 'lottery':
    case 'take_turns':
      promote(turn, happened.some(({ type }) => type === 'ListDrawn') ? 'draw' : 'offer');
      if (happened.some(endsOffer)) openToAll(turn);
  }
};

const promote = (turn: Turn, how: 'offer' | 'promotion' | 'draw'): void => {
  for (let found = nextOf(turn.places); found.next !== null; found = nextOf(turn.places)) {
    const { next, passedOver } = found;
    const ranked = rankOf(turn.places, next);
    if (how === 'offer')
      turn.say({ type: 'PlaceOffered', ...ranked, ...holdFor(turn.places.settings, turn.at), passedOver });
    else turn.say({ type: 'PlaceTaken', ...ranked, via: how, passedOver, byAdmin: false });
  }
};

/** Whether an offer ended without being accepted. */
const endsOffer = (fact: PlaceFact): boolean => {
  switch (fact.type) {
    case 'OfferDeclined':
    case 'OfferExpired':
      return true;
    case 'EntryWithdrawn':
    case 'EntryRemoved':
      return fact.was === 'offered';
    default:
      return false;
  }
};

const openToAll = (turn: Turn): void => {
  const free = freePlaces(turn.places);
  if (free > 0) turn.say({ type: 'OpenedToAll', free });
};

const startRace = (turn: Turn): void => {
  const { capacity, list, entries } = turn.places;
  const held = heldOf(turn.places);
  const entryIds = list.filter(
    (entryId) => fullFor(capacity, held, entries.get(entryId)?.categories ?? []) === null,
  );
  if (entryIds.length > 0) turn.say({ type: 'RaceOpened', free: freePlaces(turn.places), entryIds });
};
