import type { DraftLeagueCard } from '@fieldhouse/api-contract';
import { relativeTime } from '../../../shared/lib/times';
import { listOf } from '../../../shared/lib/words';
import { isBeforeStart, isLate } from './draft-time';

type Action = { readonly to: string; readonly label: string };

const IN_THE_ROOM = new Set(['lobby', 'live', 'paused']);
const OVER = new Set(['completed', 'published']);

/** What stands behind the word of the state: how far the draft is, or when it begins. */
export const detailOf = ({
  status,
  picksMade,
  picksTotal,
  startsAt,
}: DraftLeagueCard): string | undefined => {
  if (status === 'live' || status === 'paused')
    return `pick ${Math.min(picksMade + 1, picksTotal)} of ${picksTotal}`;
  if (status === 'lobby' && startsAt)
    return `${isLate(status, startsAt) ? 'was to start' : 'starts'} ${relativeTime(startsAt)}`;
  return undefined;
};

export const roleWord = ({ role, picksFor }: DraftLeagueCard): string => {
  const teams = listOf(picksFor.flatMap(({ teamName }) => teamName ?? []));
  if (role === 'commissioner') return teams ? `Commissioner · ${teams}` : 'Commissioner';
  if (role === 'captain') return teams || 'Captain';
  return role === 'player' ? 'Player' : 'Following';
};

/** '#4' in round 1, while it matters: nobody picks any more once it is over. */
export const placesOf = ({ picksFor, status }: DraftLeagueCard): string | null => {
  const matters = isBeforeStart(status) || (status !== null && IN_THE_ROOM.has(status));
  const slots = picksFor.flatMap(({ slot }) => slot ?? []).sort((a, b) => a - b);
  return matters && slots.length > 0 ? slots.map((slot) => `#${slot}`).join(', ') : null;
};

/** What the person can do here, the most important first. */
export const actionsOf = ({ leagueId, status, role, picksFor }: DraftLeagueCard): readonly Action[] => {
  const setup: Action = { to: `/complex/leagues/${leagueId}/draft`, label: 'Open setup' };
  const room = (label: string): Action => ({ to: `/complex/leagues/${leagueId}/draft/room`, label });
  const results: Action = { to: `/complex/leagues/${leagueId}/draft?tab=results`, label: 'See results' };
  const prepare: Action = { to: `/complex/leagues/${leagueId}/draft?tab=prepare`, label: 'Prepare' };
  const picks = picksFor.length > 0;
  if (status !== null && OVER.has(status)) return role === 'commissioner' ? [results, setup] : [results];
  if (status !== null && IN_THE_ROOM.has(status)) {
    const enter = room(picks || role === 'commissioner' ? 'Enter room' : 'Watch');
    return role === 'commissioner' ? [enter, setup] : [enter];
  }
  if (role === 'commissioner') return picks && status !== null ? [setup, prepare] : [setup];
  if (status === null || status === 'cancelled') return [];
  return picks ? [prepare] : [room('Watch')];
};

/** What the person should see to before the draft, or null. */
export const todoOf = ({ status, role, poolSize, teams }: DraftLeagueCard): string | null => {
  if (!isBeforeStart(status)) return null;
  if (role === 'commissioner' && teams < 2) return 'Add the teams';
  if (role === 'commissioner' && poolSize === 0) return 'Import or add the players';
  return null;
};
