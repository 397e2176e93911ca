import { ordinal } from '../../../shared/lib/words';

/** 'You pick 4th', from the order of round 1; null for who has no team in it. */
export const placeWords = (order: readonly string[], teamId: string | null): string | null => {
  const place = teamId === null ? -1 : order.indexOf(teamId);
  return place < 0 ? null : `You pick ${ordinal(place + 1)}`;
};

/** What a new order means for a lobby that is open; said after another sentence. */
export const closesLobby = (startsAt: string | null): string =>
  startsAt !== null && Date.parse(startsAt) > Date.now()
    ? ' The lobby closes with it. Once the order is there it opens again by itself, half an hour before the draft at the earliest.'
    : ' The lobby closes with it: open it again once the order is there.';
