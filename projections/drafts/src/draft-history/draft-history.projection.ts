import { forgottenReason, type DraftEvent } from '@fieldhouse/events/drafts';
import type { Actor, Projection } from '@fieldhouse/kernel';

/** One fact of a draft as its timeline tells it; `_id` is `<draftId>:<revision>`. */
export type DraftHistoryDocument = {
  readonly _id: string;
  readonly draftId: string;
  readonly revision: number;
  readonly at: string;
  readonly actor: Actor;
  readonly event: DraftEvent;
};

/** What a person would not call an event of the draft stays out: it is in the stream for whoever looks there. */
const UNTOLD = new Set<DraftEvent['type']>(['TurnStarted']);

const idOf = (draftId: string, revision: number): string => `${draftId}:${String(revision).padStart(8, '0')}`;

export const draftHistoryProjection: Projection<DraftHistoryDocument, DraftEvent> = {
  name: 'draft-history',
  version: 2,
  indexes: [{ key: { draftId: 1, revision: -1 } }],
  categories: ['draft'],
  idsOf: ({ type, data, revision }) => {
    if (type === 'DraftReasonsForgotten') return data.revisions.map((told) => idOf(data.draftId, told));
    return UNTOLD.has(type) ? [] : [idOf(data.draftId, revision)];
  },
  project: (document, event, id) =>
    event.type === 'DraftReasonsForgotten'
      ? document && withoutReason(document)
      : {
          _id: id,
          draftId: event.data.draftId,
          revision: event.revision,
          at: event.metadata.occurredAt,
          actor: event.metadata.actor,
          event: { type: event.type, data: toldData(event) } as DraftEvent,
        },
};

const withoutReason = ({ event, ...told }: DraftHistoryDocument): DraftHistoryDocument => ({
  ...told,
  event: { ...event, data: { ...event.data, reason: forgottenReason } } as DraftEvent,
});

/** What of hundreds of players is not told, whom the clock passed over, the sealed seed and a signed statement are of no use in a timeline. */
const toldData = ({ type, data }: DraftEvent): object => {
  if (type === 'DraftLobbyOpened') return { ...data, players: [] };
  if (type === 'DraftPoolChanged')
    return { ...data, added: data.added.map(({ playerId }) => ({ playerId })), changed: [] };
  if (type === 'PlayerPicked') return { ...data, why: null };
  if (type === 'DraftOrderCommitted') return { ...data, seed: '' };
  if (type === 'DraftResultSigned') return { ...data, statement: '' };
  return data;
};
