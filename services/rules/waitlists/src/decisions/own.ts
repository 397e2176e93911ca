import type { PlaceCommand, PlaceRejection } from '../commands';
import type { EntryState, PassedOver, Via } from '../facts';
import { drawAheadOf, inTheWayOf, nextOf, passedByHand, type Places, rankOf, stateOf } from '../state';
import type { Turn } from '../turn';

/** @returns the state of an entry, or the refusal that there is none */
export const known = (
  { places }: Turn,
  entryId: string,
): { readonly state: EntryState } | { readonly refused: PlaceRejection } => {
  const state = stateOf(places, entryId);
  return state === undefined ? { refused: { code: 'entry_unknown' } } : { state };
};

export const isListed = (state: EntryState): state is 'waiting' | 'offered' | 'expired' =>
  state === 'waiting' || state === 'offered' || state === 'expired';

const started = ({ places: { settings }, at }: Turn): PlaceRejection | null =>
  at >= settings.startsAt ? { code: 'started', startsAt: settings.startsAt } : null;

/** Why nobody takes a place by themselves now. */
const closed = (turn: Turn): PlaceRejection | null => {
  const drawAt = drawAheadOf(turn.places);
  return started(turn) ?? (drawAt === null ? null : { code: 'before_draw', drawAt });
};

export const take = (turn: Turn, entryId: string, via: 'join' | 'claim' | 'offer' | 'organizer'): void => {
  const passedOver = passedBy(turn.places, entryId, via);
  turn.say({
    type: 'PlaceTaken',
    ...rankOf(turn.places, entryId),
    via,
    passedOver,
    byAdmin: via === 'organizer',
  });
};

/** Whom somebody is given a place before; an offer has said so already, and in a race ranks mean nothing. */
const passedBy = (places: Places, entryId: string, via: Via): readonly PassedOver[] => {
  if (via === 'offer' || places.settings.mode.kind === 'race') return [];
  if (via === 'organizer') return passedByHand(places, entryId);
  const { rank } = rankOf(places, entryId);
  return nextOf(places, entryId).passedOver.filter((one) => one.rank < rank);
};

/** Whoever comes first has a free place; with others waiting whom there is room for, only in a race. */
export const join = (
  turn: Turn,
  { entryId, categories, turns = 0 }: Extract<PlaceCommand, { type: 'join' }>,
): PlaceRejection | null => {
  const isEntry = entryId !== '' && categories.every((key) => key !== '');
  if (!isEntry || !Number.isSafeInteger(turns) || turns < 0) return { code: 'entry_invalid' };
  const refused = started(turn);
  if (refused) return refused;
  const state = stateOf(turn.places, entryId);
  if (state && (isListed(state) || state === 'accepted')) return { code: 'already_in', state };
  const last = turn.places.list.length + 1;
  const counted = [...new Set(categories)];
  turn.say({ type: 'EntryJoined', entryId, categories: counted, turns, rank: last, of: last });
  if (mayTake(turn, entryId)) take(turn, entryId, 'join');
  return null;
};

const mayTake = (turn: Turn, entryId: string): boolean => {
  const { places } = turn;
  if (closed(turn) !== null || inTheWayOf(places, entryId) !== null) return false;
  return places.settings.mode.kind === 'race' || nextOf(places, entryId).next === null;
};

export const accept = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  const { state } = entry;
  if (state === 'offered') {
    take(turn, entryId, 'offer');
    return null;
  }
  if (!isListed(state)) return { code: 'no_offer', state };
  const refused = closed(turn);
  if (refused) return refused;
  if (turn.places.settings.mode.kind === 'manual') return { code: 'no_offer', state };
  const full = inTheWayOf(turn.places, entryId);
  if (full) return state === 'expired' ? { code: 'offer_expired' } : { code: 'full', ...full };
  take(turn, entryId, 'claim');
  return null;
};

export const decline = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  if (entry.state !== 'offered') return { code: 'no_offer', state: entry.state };
  turn.say({ type: 'OfferDeclined', ...rankOf(turn.places, entryId) });
  return null;
};

export const withdraw = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  const { state } = entry;
  if (!isListed(state)) return { code: 'not_on_list', state };
  turn.say({ type: 'EntryWithdrawn', was: state, ...rankOf(turn.places, entryId) });
  return null;
};

export const release = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  if (entry.state !== 'accepted') return { code: 'not_a_holder', state: entry.state };
  turn.say({ type: 'PlaceReleased', entryId });
  return null;
};

export const confirm = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  if (entry.state !== 'accepted') return { code: 'not_a_holder', state: entry.state };
  const isAsked = turn.places.entries.get(entryId)?.confirmed === false;
  const refused = started(turn);
  if (refused) return refused;
  if (isAsked) turn.say({ type: 'PlaceConfirmed', entryId });
  return null;
};

/** A free place first; else of those who did not confirm, the one who has their place the shortest and makes room. */
export const grab = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  const { state } = entry;
  if (state !== 'waiting' && state !== 'expired') return { code: 'not_on_list', state };
  const refused = closed(turn);
  if (refused) return refused;
  const { places } = turn;
  if (!places.grabOpen) return { code: 'grab_closed' };
  const ranked = rankOf(places, entryId);
  // A free place is none of those that can be grabbed: it goes as free places go.
  if (inTheWayOf(places, entryId) === null) return accept(turn, entryId);
  const loser = places.holders.findLast(
    (holder) => !places.entries.get(holder)?.confirmed && makesRoom(places, holder, entryId),
  );
  if (loser === undefined) return { code: 'nothing_to_grab' };
  turn.say({ type: 'MovedDown', entryId: loser, rank: 1, of: ranked.of + 1, why: 'grab', full: null });
  turn.say({ type: 'PlaceTaken', ...ranked, via: 'grab', passedOver: [], byAdmin: false });
  return null;
};

const makesRoom = (places: Places, loser: string, entryId: string): boolean =>
  inTheWayOf({ ...places, holders: places.holders.filter((one) => one !== loser) }, entryId) === null;
