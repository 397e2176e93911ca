import type { AccountEvent } from '@fieldhouse/events/identity';
import type { ReconciliationEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import type { CaseResolution } from '@fieldhouse/values';

type Opened = Extract<ReconciliationEvent, { type: 'CaseOpened' }>['data'];
type Erased = Extract<AccountEvent, { type: 'AccountErased' }>;
/** Where provider and books differ, and what is done about it; `_id` is the case's. */
export type FinanceCaseDocument = Omit<Opened, 'caseId'> & {
  readonly _id: string;
  readonly state: 'open' | 'closed';
  readonly ownerId: string | null;
  /** The newest ones. */
  readonly notes: readonly { readonly at: string; readonly by: string; readonly note: string }[];
  readonly closed: Closed | null;
  /** How it was settled before, and who opened it again and why; the oldest first. */
  readonly reopened: readonly {
    readonly closed: Closed | null;
    readonly at: string;
    readonly by: string;
    readonly reason: string;
  }[];
};
type Closed = {
  readonly at: string;
  readonly by: string | null;
  readonly resolution: CaseResolution;
  readonly reason: string;
};
export const financeCasesModel = { name: 'finance-cases', version: 2 } as const;

const NOTES_KEPT = 50;

export const financeCasesProjection: Projection<FinanceCaseDocument, ReconciliationEvent | Erased> = {
  ...financeCasesModel,
  categories: ['reconciliation', 'account'],
  indexes: [
    { key: { state: 1, openedAt: 1, _id: 1 } },
    { key: { state: 1, day: 1 } },
    { key: { payerId: 1 } },
  ],
  idsOf: ({ data }) => ('caseId' in data ? [data.caseId] : []),
  /** What is said of somebody who has left goes with them. */
  whose: ({ type, data }) => (type === 'AccountErased' ? { payerId: data.accountId } : null),
  project: (document, event, _id) => {
    if (event.type === 'DayReconciled') return document;
    if (event.type === 'CaseOpened') {
      const { caseId: _, ...opened } = event.data;
      const { ownerId = null, notes = [], reopened = [] } = document ?? {};
      return { _id, ...opened, state: 'open', ownerId, notes, closed: null, reopened };
    }
    return document && { ...document, ...changeOf(document, event) };
  },
};

const changeOf = (
  { notes, closed, reopened }: FinanceCaseDocument,
  event: Exclude<ReconciliationEvent, { type: 'DayReconciled' | 'CaseOpened' }> | Erased,
): Partial<FinanceCaseDocument> => {
  switch (event.type) {
    case 'CaseAssigned':
      return { ownerId: event.data.ownerId };
    case 'CaseNoted': {
      const { note, notedBy: by, notedAt: at } = event.data;
      return { notes: [...notes, { at, by, note }].slice(-NOTES_KEPT) };
    }
    case 'CaseResolved': {
      const { resolution, reason, resolvedBy: by, resolvedAt: at } = event.data;
      return { state: 'closed', closed: { at, by, resolution, reason } };
    }
    case 'CaseReopened': {
      const { reason, reopenedBy: by, reopenedAt: at } = event.data;
      return { state: 'open', closed: null, reopened: [...reopened, { closed, at, by, reason }] };
    }
    case 'AccountErased':
      return {
        notes: notes.map((one) => ({ ...one, note: '' })),
        closed: closed && wordless(closed),
        reopened: reopened.map((one) => ({
          ...{ ...one, reason: '' },
          closed: one.closed && wordless(one.closed),
        })),
      };
  }
};

/** What a look says by itself is about nobody. */
const wordless = (closed: Closed): Closed => ({ ...closed, reason: closed.by === null ? closed.reason : '' });
