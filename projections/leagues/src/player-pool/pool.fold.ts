import type { PoolImportView } from '@fieldhouse/api-contract';
import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import type { PoolDocument } from './player-pool.read-model';

/** The pool's own document after an event. */
export const foldPool = (
  before: PoolDocument | null,
  event: RecordedEvent<PlayerPoolEvent>,
): PoolDocument => {
  const { leagueId } = event.data;
  const pool: PoolDocument = before ?? {
    _id: leagueId,
    kind: 'pool',
    leagueId,
    groups: [],
    requests: [],
    lastImport: null,
    revision: -1,
  };
  return { ...apply(pool, event), revision: event.revision };
};

const apply = (pool: PoolDocument, event: RecordedEvent<PlayerPoolEvent>): PoolDocument => {
  switch (event.type) {
    case 'PlayerRegistered':
      return counted(pool, event.data.importId, 'added');
    case 'PlayerChanged':
      return counted(pool, event.data.importId, 'changed');
    case 'PlayerWithdrawn': {
      const { playerId } = event.data;
      return {
        ...pool,
        requests: pool.requests.filter(({ from, to }) => from !== playerId && to !== playerId),
      };
    }
    case 'PlayerReinstated':
    case 'PlayerForgotten':
    case 'PlayerAccountLinked':
    case 'EvaluatorNoteAdded':
      return pool;
    case 'GroupRequested': {
      const { fromPlayerId: from, toPlayerId: to } = event.data;
      return { ...pool, requests: [...pool.requests, { from, to }] };
    }
    case 'GroupFormed': {
      const { groupId, playerIds } = event.data;
      const others = pool.groups.filter((group) => group.groupId !== groupId);
      const requests = pool.requests.filter(
        ({ from, to }) => !playerIds.includes(from) || !playerIds.includes(to),
      );
      return { ...pool, groups: [...others, { groupId, playerIds }], requests };
    }
    case 'GroupDissolved':
      return { ...pool, groups: pool.groups.filter(({ groupId }) => groupId !== event.data.groupId) };
    case 'PoolImportStarted': {
      const { importId, fileName, rows } = event.data;
      const counts = { done: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 };
      return {
        ...pool,
        lastImport: {
          importId,
          fileName,
          rows,
          ...counts,
          state: 'running',
          startedAt: event.metadata.occurredAt,
        },
      };
    }
    case 'PoolImportFinished': {
      const { importId, added, changed, unchanged, skipped } = event.data;
      return withImport(pool, importId, (one) => ({
        ...one,
        // Whoever chose the name may leave, and nothing would take it away here.
        fileName: '',
        done: one.rows,
        added,
        changed,
        unchanged,
        skipped,
        state: 'finished',
      }));
    }
    default:
      return event satisfies never;
  }
};

/** While it runs only those rows show that changed something; the rest appear when it has finished. */
const counted = (pool: PoolDocument, importId: string | null, what: 'added' | 'changed'): PoolDocument =>
  importId === null
    ? pool
    : withImport(pool, importId, (one) => ({ ...one, done: one.done + 1, [what]: one[what] + 1 }));

const withImport = (
  pool: PoolDocument,
  importId: string,
  change: (before: PoolImportView) => PoolImportView,
): PoolDocument =>
  pool.lastImport?.importId === importId ? { ...pool, lastImport: change(pool.lastImport) } : pool;
