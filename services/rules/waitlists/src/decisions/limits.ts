import { IANAZone } from 'luxon';
import type { PlaceRejection } from '../commands';
import { limitOf } from '../facts';
import { type Capacity, instantOf, isCapacity } from '../settings';
import { drawAheadOf, heldOf, type Places, rankOf } from '../state';
import type { Turn } from '../turn';

/** More places are given at once; with fewer, offers are taken back and holders move down until nothing is above its limit. */
export const changeCapacity = (turn: Turn, capacity: Capacity): PlaceRejection | null => {
  if (!isCapacity(capacity)) return { code: 'capacity_invalid' };
  const before = turn.places.capacity;
  if (isSame(capacity, before)) return null;
  turn.say({ type: 'CapacitySet', capacity, before });
  for (let over = overOf(turn.places); over !== null; over = overOf(turn.places)) moveDown(turn, over);
  return null;
};

const isSame = (a: Capacity, b: Capacity): boolean => {
  const keys = Object.keys(a.categories);
  return (
    a.total === b.total &&
    keys.length === Object.keys(b.categories).length &&
    keys.every((key) => limitOf(a, key) === limitOf(b, key))
  );
};

type Over = { readonly full: string | null };

/** The first limit that is exceeded: categories by name, then the one in all. */
const overOf = (places: Places): Over | null => {
  const { capacity } = places;
  const held = heldOf(places);
  const over = Object.keys(capacity.categories)
    .sort()
    .find((key) => (held.categories.get(key) ?? 0) > (limitOf(capacity, key) ?? Infinity));
  if (over !== undefined) return { full: over };
  return held.total > capacity.total ? { full: null } : null;
};

/** The latest offer that counts there; if there is none, the latest place. */
const moveDown = (turn: Turn, { full }: Over): void => {
  const { places } = turn;
  const counts = (entryId: string): boolean =>
    full === null || (places.entries.get(entryId)?.categories ?? []).includes(full);
  const offered = places.offered.findLast(counts);
  const holder = places.holders.findLast(counts);
  if (offered !== undefined)
    turn.say({ type: 'OfferTakenBack', ...rankOf(places, offered), why: 'capacity', full });
  else if (holder !== undefined) {
    const of = places.list.length + 1;
    turn.say({ type: 'MovedDown', entryId: holder, rank: 1, of, why: 'capacity', full });
  }
};

/** Offers end at the new start at the latest; what crunch does before it is still to come. */
export const changeStart = (turn: Turn, asked: string): PlaceRejection | null => {
  const startsAt = instantOf(asked);
  const earliest = drawAheadOf(turn.places) ?? turn.at;
  if (startsAt === null || startsAt <= turn.at || startsAt <= earliest)
    return { code: 'settings_invalid', field: 'startsAt' };
  const before = turn.places.settings.startsAt;
  if (startsAt !== before) turn.say({ type: 'StartChanged', startsAt, before });
  return null;
};

/** Nights and days are those of the zone from now on; the start is an instant, and stays. */
export const changeZone = (turn: Turn, zone: string): PlaceRejection | null => {
  if (!IANAZone.isValidZone(zone)) return { code: 'settings_invalid', field: 'zone' };
  const before = turn.places.settings.zone;
  if (zone !== before) turn.say({ type: 'ZoneChanged', zone, before });
  return null;
};
