import type { PlaceRejection } from '../commands';
import { drawAheadOf, inTheWayOf, rankOf } from '../state';
import type { Turn } from '../turn';
import { isListed, known, take } from './own';

export const remove = (turn: Turn, entryId: string): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  const { state } = entry;
  if (!isListed(state) && state !== 'accepted') return { code: 'not_on_list', state };
  turn.say({ type: 'EntryRemoved', entryId, was: state, byAdmin: true });
  return null;
};

/** Into a place as far as there is room, at any time; or to another rank, which before a draw would mean nothing. */
export const move = (turn: Turn, entryId: string, to: number | 'place'): PlaceRejection | null => {
  const entry = known(turn, entryId);
  if ('refused' in entry) return entry.refused;
  if (!isListed(entry.state)) return { code: 'not_on_list', state: entry.state };
  if (to === 'place') {
    const full = inTheWayOf(turn.places, entryId);
    if (full) return { code: 'full', ...full };
    take(turn, entryId, 'organizer');
    return null;
  }
  const drawAt = drawAheadOf(turn.places);
  if (drawAt !== null) return { code: 'before_draw', drawAt };
  const ranked = rankOf(turn.places, entryId);
  if (!Number.isInteger(to) || to < 1 || to > ranked.of) return { code: 'rank_invalid', of: ranked.of };
  if (to !== ranked.rank) turn.say({ type: 'EntryMoved', ...ranked, newRank: to, byAdmin: true });
  return null;
};
