import type { DraftEvent } from '@fieldhouse/events/drafts';
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

export const draftHistoryModel = { name: 'draft-history', version: 1 } as const;

/** What a person would not call an event of the draft stays out: it is in the stream for whoever looks there. */
const UNTOLD = new Set<DraftEvent['type']>(['TurnStarted']);

export const draftHistoryProjection: Projection<DraftHistoryDocument, DraftEvent> = {
  ...draftHistoryModel,
  indexes: [{ key: { draftId: 1, revision: -1 } }],
  categories: ['draft'],
  idsOf: (event) =>
    UNTOLD.has(event.type) ? [] : [`${event.data.draftId}:${String(event.revision).padStart(8, '0')}`],
  project: (_, event, id) => ({
    _id: id,
    draftId: event.data.draftId,
    revision: event.revision,
    at: event.metadata.occurredAt,
    actor: event.metadata.actor,
    event: { type: event.type, data: toldData(event) } as DraftEvent,
  }),
};

/** Lists of hundreds of players and the sealed seed are of no use in a timeline. */
const toldData = ({ type, data }: DraftEvent): DraftEvent['data'] => {
  if (type === 'DraftLobbyOpened') return { ...data, players: [] };
  if (type === 'DraftOrderCommitted') return { ...data, seed: '' };
  return data;
};
