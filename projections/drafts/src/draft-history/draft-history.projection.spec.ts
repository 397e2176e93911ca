import type { DraftEvent } from '@fieldhouse/events/drafts';
import { foldBatch, type Positioned, type RecordedEvent } from '@fieldhouse/kernel';
import { draftHistoryProjection, type DraftHistoryDocument } from './draft-history.projection';

const draftId = 'd1';
const cancelled = (reason: string): DraftEvent => ({
  type: 'DraftCancelled',
  data: { draftId, reason, authorId: 'boss' },
});
const started: DraftEvent = {
  type: 'DraftStarted',
  data: { draftId, startedAt: '2026-09-01T18:00:00.000Z' },
};
const forgotten: DraftEvent = {
  type: 'DraftReasonsForgotten',
  data: { draftId, authorId: 'boss', revisions: [0, 3] },
};

const recorded = (events: readonly DraftEvent[]): RecordedEvent<DraftEvent>[] =>
  events.map(
    (event, revision) =>
      ({
        ...event,
        streamId: `draft-${draftId}`,
        revision,
        position: { commit: BigInt(revision + 1), prepare: BigInt(revision + 1) },
        metadata: { occurredAt: '2026-09-01T18:00:00.000Z', actor: { kind: 'account', accountId: 'boss' } },
      }) as unknown as RecordedEvent<DraftEvent>,
  );

describe('the history of a draft', () => {
  const events = recorded([cancelled('rain'), started, cancelled('snow'), cancelled('hail'), forgotten]);
  const told = (
    some: readonly RecordedEvent<DraftEvent>[],
    documents = new Map<string, Positioned<DraftHistoryDocument>>(),
  ) => {
    foldBatch(draftHistoryProjection, documents, some);
    return [...documents.values()].map(({ revision, event: { type, data } }) => [
      ...[revision, type],
      'reason' in data ? data.reason : null,
    ]);
  };

  it('loses the reasons of somebody who was erased, and nothing else', () => {
    const gone = 'Deleted with its author';
    expect(told(events)).toStrictEqual([
      [0, 'DraftCancelled', gone],
      [1, 'DraftStarted', null],
      [2, 'DraftCancelled', 'snow'],
      [3, 'DraftCancelled', gone],
    ]);
  });

  it('is the same when the same events come twice', () => {
    const documents = new Map<string, Positioned<DraftHistoryDocument>>();
    const once = told(events, documents);
    expect(told(events, documents)).toStrictEqual(once);
  });
});
