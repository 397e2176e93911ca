import type { DraftEvent } from '@fieldhouse/events/drafts';
import { isDeepStrictEqual } from 'node:util';
import { isTaken } from '../board/board';
import type { Decision } from '../draft.commands';
import { evolve } from '../draft.evolve';
import { commissionedOrByProcess } from '../draft.guards';
import type { StateWithBoard } from '../draft.state';
import { type PoolCandidate, draftPlayerOf, playersAtOnce, withTiers } from '../board/tiers';
import { advance } from './advance';
import { withPlacements } from './placed';

/** What changes when the pool becomes these players. Who was drafted stays so; in the lobby nobody was yet. */
const poolChange = ({ status, board, settings }: StateWithBoard, candidates: readonly PoolCandidate[]) => {
  const { pool, layout } = board;
  const drafted = status === 'lobby' ? [] : pool.players.filter((player) => isTaken(board, player));
  const onTeam = new Set(drafted.map(({ playerId }) => playerId));
  const players = withTiers([...candidates, ...drafted], layout.order.length, settings.rounds);
  const free = players.filter(({ playerId }) => !onTeam.has(playerId));
  const ids = new Set(free.map(({ playerId }) => playerId));
  return inPart({
    removed: pool.players.map(({ playerId }) => playerId).filter((id) => !ids.has(id) && !onTeam.has(id)),
    added: free.filter(({ playerId }) => !pool.byId.has(playerId)),
    changed: free.filter((player) => {
      const known = pool.byId.get(player.playerId);
      return known && !isDeepStrictEqual(draftPlayerOf(known, known.tier), player);
    }),
  });
};

type PoolChange = Omit<Extract<DraftEvent, { type: 'DraftPoolChanged' }>['data'], 'draftId'>;

/** As much of a change as one event holds; `more` says that the rest is still to come. */
const inPart = ({ removed, added, changed }: PoolChange): PoolChange => {
  let left = playersAtOnce;
  const some = <T>(list: readonly T[]): T[] => {
    const part = list.slice(0, left);
    left -= part.length;
    return part;
  };
  const part = { removed: some(removed), added: some(added), changed: some(changed) };
  const rest = removed.length + added.length + changed.length > playersAtOnce;
  return rest ? { ...part, more: true } : part;
};

export const refreshDraftPool: Decision<'RefreshDraftPool'> = (command, state) => {
  const draft = commissionedOrByProcess(command, state, 'lobby', 'live', 'paused', 'completed');
  const { draftId } = draft;
  const change = poolChange(draft, command.players);
  if (change.added.length + change.changed.length + change.removed.length === 0) return [];
  const changed: DraftEvent = { type: 'DraftPoolChanged', data: { draftId, ...change } };
  const after = evolve(draft, changed);
  const ranDry = after.status === 'live' && after.board.available === 0 && !change.more;
  // No lot is drawn from an empty pool, so no seed is needed.
  return ranDry ? advance(draft, [changed], { at: command.at }, '') : withPlacements(draft, [changed]);
};
