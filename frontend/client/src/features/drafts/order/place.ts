import { ordinal } from '../../../shared/lib/words';

/** 'You pick 4th', from the order of round 1; null for who has no team in it. */
export const placeWords = (order: readonly string[], teamId: string | null): string | null => {
  const place = teamId === null ? -1 : order.indexOf(teamId);
  return place < 0 ? null : `You pick ${ordinal(place + 1)}`;
};
