import type {
  AskedOf,
  Completed,
  reconciliationBodies,
  reconciliationCommands,
} from '@fieldhouse/api-contract';
import type { ReconciliationEvent } from '@fieldhouse/events/payments';
import { DomainError, Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import { v5 as uuidv5 } from 'uuid';
import type { Difference } from './reconciliation-differences';

type Opened = Extract<ReconciliationEvent, { type: 'CaseOpened' }>['data'];
/** A difference as a case tells it. */
export type Found = Omit<Opened, 'day' | 'openedAt'>;
type Looked = Pick<
  Extract<ReconciliationEvent, { type: 'DayReconciled' }>['data'],
  'movements' | 'entries' | 'sums'
>;

export type ReconciliationAsked = Completed<
  AskedOf<typeof reconciliationCommands, typeof reconciliationBodies>,
  {},
  'day'
>;
export type ReconciliationCommand = CommandContext & {
  /** yyyy-mm-dd, of UTC. */
  readonly day: string;
} & Completed<ReconciliationAsked, { ReconcileDay: Looked & { readonly found: readonly Found[] } }>;

export type ReconciliationErrorCode =
  | 'case_unknown'
  | 'case_closed'
  | 'case_gone'
  | 'case_taken'
  | 'day_to_come'
  | 'books_behind'
  | 'provider_away'
  | 'no_provider';
export class ReconciliationError extends DomainError<ReconciliationErrorCode> {}

type Case = { readonly state: 'open' | 'closed' | 'gone'; readonly ownerId: string | null } & Pick<
  Opened,
  'payerId'
>;
export type Reconciliation = { readonly cases: ReadonlyMap<string, Case> };

/** So many cases are opened at one look; what is more, at the next. */
const AT_ONCE = 200;
const NAMESPACE = '4b0c2b1e-54f0-4f0f-9d0a-5c6a0a4b8f27';

/** A difference as a case: what says the same, with the same amounts, is the same case at every look. */
export const caseOf = (day: string, { kind, movement, entry }: Difference): Found => {
  const side = movement ?? entry;
  const figures = {
    providerMinor: movement?.amountMinor ?? null,
    ledgerMinor: entry?.amountMinor ?? null,
    movementId: movement?.id ?? null,
    entryId: entry?.id ?? null,
  };
  return {
    caseId: uuidv5(JSON.stringify([day, kind, ...Object.values(figures)]), NAMESPACE),
    ...{ kind, about: side?.about ?? 'other', currency: side?.currency ?? '', ...figures },
    invoiceId: movement?.invoiceId ?? entry?.invoiceId ?? null,
    paymentId: movement?.paymentId ?? entry?.paymentId ?? null,
    payerId: entry?.payerId ?? movement?.payerId ?? null,
  };
};

const decide = (command: ReconciliationCommand, state: Reconciliation): readonly ReconciliationEvent[] => {
  const { day, at } = command;
  if (command.type === 'ReconcileDay') return reconcile(command, state);
  if (command.actor.kind !== 'account') throw new Unseen();
  const by = command.actor.accountId;
  const { caseId } = command;
  const { payerId, ownerId, state: standing } = known(state, caseId);
  const about = { day, caseId };
  switch (command.type) {
    case 'AssignCase':
      requireOpen(standing);
      if (ownerId === command.ownerId) return [];
      if (ownerId !== command.from) throw new ReconciliationError('case_taken');
      return [
        {
          type: 'CaseAssigned',
          data: { ...about, ownerId: command.ownerId, assignedBy: by, assignedAt: at },
        },
      ];
    case 'NoteCase':
      return [
        { type: 'CaseNoted', data: { ...about, payerId, note: command.note, notedBy: by, notedAt: at } },
      ];
    case 'ResolveCase': {
      requireOpen(standing);
      const { resolution, reason } = command;
      return [
        {
          type: 'CaseResolved',
          data: { ...about, resolution, payerId, reason, resolvedBy: by, resolvedAt: at },
        },
      ];
    }
    case 'ReopenCase': {
      if (standing === 'gone') throw new ReconciliationError('case_gone');
      const { reason } = command;
      return standing === 'open'
        ? []
        : [{ type: 'CaseReopened', data: { ...about, payerId, reason, reopenedBy: by, reopenedAt: at } }];
    }
  }
};

/**
 * What differs is a case until it does not any more, or somebody says why it may: that stays said as long as the same
 * differs by the same.
 */
const reconcile = (
  { day, at, found, movements, entries, sums }: Extract<ReconciliationCommand, { type: 'ReconcileDay' }>,
  { cases }: Reconciliation,
): readonly ReconciliationEvent[] => {
  const ids = new Set(found.map(({ caseId }) => caseId));
  const opened = found
    .filter(({ caseId }) => (cases.get(caseId)?.state ?? 'gone') === 'gone')
    .slice(0, AT_ONCE)
    .map((one): ReconciliationEvent => ({ type: 'CaseOpened', data: { day, ...one, openedAt: at } }));
  const gone = [...cases].filter(([caseId, one]) => one.state === 'open' && !ids.has(caseId));
  const stillOpen = [...cases.values()].filter(({ state }) => state === 'open').length - gone.length;
  return [
    ...opened,
    ...gone.map(([caseId, { payerId }]): ReconciliationEvent => ({
      type: 'CaseResolved',
      data: {
        ...{ day, caseId, resolution: 'gone', payerId, reason: 'The next look found nothing of it any more' },
        ...{ resolvedBy: null, resolvedAt: at },
      },
    })),
    {
      type: 'DayReconciled',
      data: { day, movements, entries, sums: [...sums], open: stillOpen + opened.length, reconciledAt: at },
    },
  ];
};

const known = ({ cases }: Reconciliation, caseId: string): Case => {
  const found = cases.get(caseId);
  if (!found) throw new ReconciliationError('case_unknown');
  return found;
};
const requireOpen = (state: Case['state']): void => {
  if (state !== 'open') throw new ReconciliationError('case_closed');
};

const evolve = (state: Reconciliation, event: ReconciliationEvent): Reconciliation => {
  if (event.type === 'DayReconciled') return state;
  const { caseId } = event.data;
  const before = state.cases.get(caseId);
  const after = caseAfter(before, event);
  return after ? { cases: new Map(state.cases).set(caseId, after) } : state;
};
const caseAfter = (
  before: Case | undefined,
  event: Exclude<ReconciliationEvent, { type: 'DayReconciled' }>,
): Case | undefined => {
  switch (event.type) {
    case 'CaseOpened':
      return { state: 'open', ownerId: before?.ownerId ?? null, payerId: event.data.payerId };
    case 'CaseAssigned':
      return before && { ...before, ownerId: event.data.ownerId };
    case 'CaseNoted':
      return before;
    case 'CaseReopened':
      return before && { ...before, state: 'open' };
    case 'CaseResolved':
      return before && { ...before, state: event.data.resolution === 'gone' ? 'gone' : 'closed' };
  }
};

export const reconciliationDecider: Decider<Reconciliation, ReconciliationCommand, ReconciliationEvent> = {
  initialState: { cases: new Map() },
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it: one for each day of UTC, `reconciliation-<yyyy-mm-dd>`. */
export const reconciliationAggregate = {
  category: 'reconciliation',
  decider: reconciliationDecider,
} as const;
