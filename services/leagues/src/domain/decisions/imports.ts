import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { PlayerPoolCommandOf, PoolLeague } from '../player-pool.commands';
import { PlayerPoolError } from '../player-pool.errors';
import type { PlayerPoolState } from '../player-pool.state';
import { matchImported } from './match-imported';
import { requireOwnColumns, requireSound } from './players';

export const startPoolImport = (
  { leagueId, importId, fileName, rows, ownColumns, actor }: PlayerPoolCommandOf<'StartPoolImport'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  if (state.imports[importId]) return [];
  requireOwnColumns(state, ownColumns);
  const accountId = actor.kind === 'account' ? actor.accountId : importId;
  return [{ type: 'PoolImportStarted', data: { leagueId, importId, fileName, rows, accountId } }];
};

/** A part of an import: adds who is new, changes who is known, leaves the rest alone. Withdrawn players stay withdrawn. */
export const importPlayers = (
  { leagueId, importId, players, at }: PlayerPoolCommandOf<'ImportPlayers'>,
  state: PlayerPoolState,
  league: PoolLeague,
): readonly PlayerPoolEvent[] => {
  if (!state.imports[importId]) throw new PlayerPoolError('import_unknown');
  const seen = new Set<string>();
  return matchImported(state.players, players).flatMap(({ effect, playerId, details }): PlayerPoolEvent[] => {
    if (effect === 'unchanged' || seen.has(playerId)) return [];
    seen.add(playerId);
    requireSound(details, league);
    if (effect === 'change')
      return [{ type: 'PlayerChanged', data: { leagueId, playerId, ...details, importId } }];
    return [
      { type: 'PlayerRegistered', data: { leagueId, playerId, ...details, registeredAt: at, importId } },
    ];
  });
};

export const finishPoolImport = (
  { leagueId, importId, taken, skipped }: PlayerPoolCommandOf<'FinishPoolImport'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  const one = state.imports[importId];
  if (!one) throw new PlayerPoolError('import_unknown');
  if (one.finished) return [];
  const { added, changed } = one;
  const unchanged = Math.max(0, taken - added - changed);
  return [{ type: 'PoolImportFinished', data: { leagueId, importId, added, changed, unchanged, skipped } }];
};
