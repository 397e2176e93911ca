import type { DomainEvent } from '../events/event-definition';
import type { RecordedEvent } from '../events/recorded-event';
import {
  foldBatch,
  type Positioned,
  type Projection,
  type ReadModelDocument,
} from '../subscriptions/projection';

/** When everything happened in a fold. */
export const at = '2026-05-01T18:00:00.000Z';

/** Events as a projection gets them: one stream, recorded one after the other by Ana. */
const recorded = <E extends DomainEvent>(events: readonly E[]): RecordedEvent<E>[] =>
  events.map((event, revision) => ({
    ...event,
    id: `e${revision}`,
    streamId: 's-1',
    revision,
    position: { commit: BigInt(revision * 100), prepare: BigInt(revision * 100) },
    metadata: {
      schemaVersion: 1,
      $correlationId: 'c',
      $causationId: 'c',
      commandId: `c${revision}`,
      commandHash: 'h',
      actor: { kind: 'account', accountId: 'ana' },
      occurredAt: at,
    },
  }));

/** The documents after events, and after the same events twice, in one batch and one by one: always the same. */
export const documentsAfter = <Doc extends ReadModelDocument, E extends DomainEvent>(
  projection: Projection<Doc, E>,
  events: readonly E[],
): ReadonlyMap<string, Positioned<Doc>> => {
  const all = recorded(events);
  const once = new Map<string, Positioned<Doc>>();
  foldBatch(projection, once, all);
  const twice = new Map<string, Positioned<Doc>>();
  for (const event of [...all, ...all]) foldBatch(projection, twice, [event]);
  expect([...twice.entries()].sort()).toEqual([...once.entries()].sort());
  return once;
};
