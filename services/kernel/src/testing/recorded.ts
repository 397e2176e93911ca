import type { DomainEvent } from '../events/event-definition';
import type { RecordedEvent } from '../events/recorded-event';

/** When everything happened in a fold. */
export const at = '2026-05-01T18:00:00.000Z';

/** Events as a projection or a process gets them: one stream, recorded one after the other by Ana. */
export const recorded = <E extends DomainEvent>(events: readonly E[]): RecordedEvent<E>[] =>
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
