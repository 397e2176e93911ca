import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Projection } from '@fieldhouse/kernel';

/** When a league drafts. `_id` is the draft's id. */
export type DraftDateDocument = {
  readonly _id: string;
  /** ISO-8601 instant; null: none is set. */
  readonly startsAt: string | null;
  /** Whether it may still begin. */
  readonly ahead: boolean;
};

export const draftDatesModel = { name: 'draft-dates', version: 1 } as const;

/** Cards of leagues say when these draft; nothing else of a draft is for strangers. */
export const draftDatesProjection: Projection<DraftDateDocument, DraftEvent> = {
  ...draftDatesModel,
  categories: ['draft'],
  indexes: [],
  idsOf: (event) => (changeBy(event) === null ? [] : [event.data.draftId]),
  project: (document, event, draftId) => ({
    ...(document ?? { _id: draftId, startsAt: null, ahead: true }),
    ...changeBy(event),
  }),
};

const changeBy = (event: DraftEvent): Partial<DraftDateDocument> | null => {
  switch (event.type) {
    case 'DraftCreated':
    case 'DraftSettingsChanged':
      return { startsAt: event.data.settings.startsAt };
    case 'DraftStarted':
    case 'DraftCancelled':
      return { ahead: false };
    case 'DraftReset':
    case 'DraftReopened':
      return { ahead: true };
    default:
      return null;
  }
};
