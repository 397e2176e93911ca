import type { ReconciliationEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import type { Difference, Side } from './reconciliation-differences';
import {
  caseOf,
  reconciliationDecider,
  type Found,
  type ReconciliationCommand,
} from './reconciliation.decider';

const { given } = specification(reconciliationDecider);
const day = '2026-03-02';
const at = '2026-03-03T03:00:00.000Z';
const movement: Side = {
  ...{ id: 'txn_1', at: `${day}T12:00:00.000Z`, about: 'payment', key: 'p1', amountMinor: 19_000 },
  ...{ currency: 'USD', invoiceId: 'i1', paymentId: 'p1', payerId: 'mia' },
};
const missing: Difference = { kind: 'missing_here', movement, entry: null };
const found = caseOf(day, missing);
const { caseId } = found;
const looked = {
  movements: 1,
  entries: 0,
  sums: [{ currency: 'USD', providerMinor: 19_000, ledgerMinor: 0 }],
};
const look = (...of: readonly Found[]): ReconciliationCommand => ({
  ...{ type: 'ReconcileDay', day, ...looked, found: of, at },
  actor: { kind: 'process', name: 'daily-reconciliation' },
});
const by = { kind: 'account', accountId: 'fin' } as const;
const command = (asked: object): ReconciliationCommand =>
  ({ day, caseId, at, actor: by, ...asked }) as ReconciliationCommand;
const assign = command({ type: 'AssignCase', ownerId: 'fin', from: null });
const note = command({ type: 'NoteCase', note: 'The webhook is late' });
const resolve = command({ type: 'ResolveCase', resolution: 'expected', reason: 'A test of theirs' });

const opened: ReconciliationEvent = { type: 'CaseOpened', data: { day, ...found, openedAt: at } };
const reconciled = (open: number): ReconciliationEvent => ({
  type: 'DayReconciled',
  data: { day, ...looked, open, reconciledAt: at },
});
const assigned: ReconciliationEvent = {
  type: 'CaseAssigned',
  data: { day, caseId, ownerId: 'fin', assignedBy: 'fin', assignedAt: at },
};
const closed = (resolution: 'gone' | 'expected'): ReconciliationEvent => ({
  type: 'CaseResolved',
  data: {
    ...{ day, caseId, resolution, payerId: 'mia' },
    reason: resolution === 'gone' ? 'The next look found nothing of it any more' : 'A test of theirs',
    ...{ resolvedBy: resolution === 'gone' ? null : 'fin', resolvedAt: at },
  },
});

describe('a day that is reconciled', () => {
  it('opens a case for each difference, once', () => {
    given().when(look(found)).then(opened, reconciled(1));
    given(opened, reconciled(1)).when(look(found)).then(reconciled(1));
    given().when(look()).then(reconciled(0));
  });

  it('closes by itself what does not differ any more, and opens it again when it does', () => {
    given(opened).when(look()).then(closed('gone'), reconciled(0));
    given(opened, closed('gone')).when(look(found)).then(opened, reconciled(1));
  });

  it('leaves what somebody has settled, until it differs by something else', () => {
    given(opened, closed('expected')).when(look(found)).then(reconciled(0));
    const other = caseOf(day, { ...missing, movement: { ...movement, amountMinor: 18_000 } });
    expect(other.caseId).not.toBe(caseId);
    given(opened, closed('expected'))
      .when(look(other))
      .then({ type: 'CaseOpened', data: { day, ...other, openedAt: at } }, reconciled(1));
  });

  it('opens so many cases at once, and the others at the next look', () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      caseOf(day, { ...missing, movement: { ...movement, id: `txn_${index}` } }),
    );
    const events = given()
      .when(look(...many))
      .events();
    expect(events).toHaveLength(201);
    expect(
      given(...events)
        .when(look(...many))
        .events(),
    ).toHaveLength(51);
  });
});

describe('a case', () => {
  it('has an owner, notes, and an end with a reason', () => {
    given(opened).when(assign).then(assigned);
    given(opened, assigned).when(assign).then();
    given(opened)
      .when(note)
      .then({
        type: 'CaseNoted',
        data: { day, caseId, payerId: 'mia', note: 'The webhook is late', notedBy: 'fin', notedAt: at },
      });
    given(opened).when(resolve).then(closed('expected'));
  });

  it('that somebody has is taken over only by who knows whose it is', () => {
    const take = (from: string | null) => command({ type: 'AssignCase', ownerId: 'leo', from });
    given(opened, assigned).when(take(null)).thenRefused('case_taken');
    given(opened, assigned).when(take('kim')).thenRefused('case_taken');
    given(opened, assigned)
      .when(take('fin'))
      .then({ type: 'CaseAssigned', data: { ...assigned.data, ownerId: 'leo' } });
    // What was decided already is nothing, whoever had it before.
    given(opened, assigned)
      .when(command({ type: 'AssignCase', ownerId: 'fin', from: 'kim' }))
      .then();
  });

  it('that is closed takes notes and nothing else', () => {
    given(opened, closed('expected')).when(resolve).thenRefused('case_closed');
    given(opened, closed('gone')).when(assign).thenRefused('case_closed');
    expect(given(opened, closed('gone')).when(note).events()).toHaveLength(1);
  });

  it('that somebody has settled by mistake is opened again, with why, and waits like any other', () => {
    const reopen = command({ type: 'ReopenCase', reason: 'It was another one' });
    const reopened: ReconciliationEvent = {
      type: 'CaseReopened',
      data: {
        ...{ day, caseId, payerId: 'mia', reason: 'It was another one' },
        ...{ reopenedBy: 'fin', reopenedAt: at },
      },
    };
    given(opened, closed('expected')).when(reopen).then(reopened);
    given(opened, closed('expected'), reopened).when(reopen).then();
    given(opened, closed('gone')).when(reopen).thenRefused('case_gone');
    const again = given(opened, assigned, closed('expected'), reopened);
    again.when(resolve).then(closed('expected'));
    again.when(assign).then();
    again.when(look(found)).then(reconciled(1));
    again.when(look()).then(closed('gone'), reconciled(0));
  });

  it('has to be one, and people see to it', () => {
    given().when(note).thenRefused('case_unknown');
    given(opened)
      .when({ ...resolve, actor: { kind: 'process', name: 'x' } })
      .thenRefused('not_found');
  });
});
