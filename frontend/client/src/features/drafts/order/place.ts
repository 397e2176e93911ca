import { listOf, ordinal } from '../../../shared/lib/words';

/** 'You pick 4th', 'You pick 2nd and 5th', from the order of round 1; null for who has no team in it. */
export const placeWords = (order: readonly string[], teamIds: readonly string[]): string | null => {
  const places = order.flatMap((teamId, place) => (teamIds.includes(teamId) ? [ordinal(place + 1)] : []));
  return places.length === 0 ? null : `You pick ${listOf(places)}`;
};

/** Whether the planned start is still to come: only until then does the draft go on by itself. */
export const isAhead = (startsAt: string | null): boolean =>
  startsAt !== null && Date.parse(startsAt) > Date.now();

/** What a new order means for a lobby that is open; said after another sentence. */
export const closesLobby = (startsAt: string | null): string =>
  isAhead(startsAt)
    ? ' The lobby closes with it. Once the order is there it opens again by itself, half an hour before the draft at the earliest.'
    : ' The lobby closes with it: open it again once the order is there.';
