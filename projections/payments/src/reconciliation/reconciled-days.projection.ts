import type { ReconciliationEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';

type Reconciled = Extract<ReconciliationEvent, { type: 'DayReconciled' }>['data'];
/** How a day was found when it was looked at last; `_id` is the day, yyyy-mm-dd of UTC. */
export type ReconciledDayDocument = Omit<Reconciled, 'day'> & { readonly _id: string };
export const reconciledDaysModel = { name: 'reconciled-days', version: 1 } as const;

export const reconciledDaysProjection: Projection<ReconciledDayDocument, ReconciliationEvent> = {
  ...reconciledDaysModel,
  categories: ['reconciliation'],
  indexes: [],
  idsOf: ({ type, data }) =>
    type === 'DayReconciled' || type === 'CaseResolved' || type === 'CaseReopened' ? [data.day] : [],
  project: (document, event, _id) => {
    if (event.type === 'DayReconciled') {
      const { day: _, ...found } = event.data;
      return { _id, ...found };
    }
    if (event.type === 'CaseReopened') return document && { ...document, open: document.open + 1 };
    // What a look closed by itself is counted in what it found.
    const isByPerson = event.type === 'CaseResolved' && event.data.resolvedBy !== null;
    return document && isByPerson ? { ...document, open: document.open - 1 } : document;
  },
};
