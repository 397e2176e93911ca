import { NO_MONEY_TERMS, type InvoiceEvent } from '@fieldhouse/events/payments';
import { collectionOf, positionText } from '@fieldhouse/kernel';
import type { EventCatalog, EventStore, Secrets } from '@fieldhouse/kernel/runtime';
import type { Caller, MoneyParties } from '@fieldhouse/platform';
import type { PeopleDirectory } from '@fieldhouse/read-people';
import { payeeKey, type Payee } from '@fieldhouse/values';
import { withDocumentStore } from '@fieldhouse/testing/document-store';
import type { Db } from 'mongodb';
import { happenedAt } from '../ledger/money-events.fixture';
import { invoiceProjection } from './invoice.projection';
import { InvoiceQuery } from './invoice.query';
import { moneyTermsModel, type MoneyTermsDocument } from '../terms/money-terms.projection';
import type { InvoiceDocument } from './invoice.read-model';

/** As many as are listed of a team or league, and of a person. */
const LISTED = 2_500;
const LISTED_OF_ONE = 500;
const LONG_AGO = '2026-01-01T12:00:00.000Z';
const SINCE = '2026-06-01T12:00:00.000Z';
const team = { kind: 'team', id: 't1' } as const;
const as = (accountId: string): Caller => ({ accountId }) as Caller;

type Kind = 'open' | 'paid' | 'refund asked';
const eventsOf = (payee: Payee, invoiceId: string, accountId: string, kind: Kind): InvoiceEvent[] => {
  const of = { invoiceId, books: { payee, payer: { accountId, teamId: null }, currency: 'USD' } };
  const line = { lineId: 'fee', dueOn: '2026-01-01' };
  const amounts = { amountMinor: 500, owedMinor: 500, earlyMinor: 0, overMinor: 0 };
  const refund = { refundId: 'r1', paymentId: 'p1', amountMinor: 500, fromOverMinor: 0, needsApproval: true };
  const events: InvoiceEvent[] = [
    {
      type: 'InvoiceIssued',
      data: {
        ...{ ...of, accountId, title: 'Dues', subject: { kind: 'fee', teamId: 't1', feeId: 'f1' } },
        ...{ payeeName: 'Hawks', teamName: null, secureMinor: 0, bearer: 'organizer', holdUntil: null },
        lines: [{ ...line, kind: 'dues', label: 'Dues', netMinor: 500, taxMinor: 0 }],
        ...{ issuedBy: 'tre', issuedAt: LONG_AGO },
      },
    },
    {
      type: 'CardPaid',
      data: {
        ...{ ...of, ...amounts, paymentId: 'p1', paidBy: accountId },
        lines: [{ ...line, amountMinor: 500 }],
        ...{ surchargeMinor: 0, feeMinor: 0, intentId: 'pi', paidAt: LONG_AGO },
      },
    },
    {
      type: 'RefundAsked',
      data: { ...of, ...refund, payerId: accountId, reason: '', askedBy: 'tre', askedAt: LONG_AGO },
    },
  ];
  return events.slice(0, kind === 'open' ? 1 : kind === 'paid' ? 2 : 3);
};
const invoice = (
  _id: string,
  accountId: string,
  kind: Kind,
  { issuedAt = LONG_AGO, payee = team } = {},
): InvoiceDocument => {
  const recorded = eventsOf(payee, _id, accountId, kind).map((event, n) => happenedAt(event, LONG_AGO, n));
  const folded = recorded.reduce<InvoiceDocument | null>(
    (document, event) =>
      invoiceProjection.project(document, event as Parameters<typeof invoiceProjection.project>[1], _id),
    null,
  );
  if (!folded) throw new Error('there is no invoice');
  return { ...folded, issuedAt };
};
/** The newest of all: what is older is beyond the list's end. */
const newer = (n: number, accountId: (nth: number) => string): readonly InvoiceDocument[] => {
  const one = invoice('n', 'x', 'paid', { issuedAt: SINCE });
  return Array.from({ length: n }, (_, nth) => ({ ...one, _id: `n${nth}`, accountIds: [accountId(nth)] }));
};

const mongo = withDocumentStore();
let db: Db;
let invoices: InvoiceQuery;
const given = async (...documents: readonly InvoiceDocument[]): Promise<void> => {
  const _position = positionText({ commit: 1n, prepare: 1n });
  const stored = db.collection<InvoiceDocument & { _position: string }>(collectionOf(invoiceProjection));
  await stored.createIndexes([...invoiceProjection.indexes]);
  await stored.insertMany(documents.map((document) => ({ ...document, _position })));
};
beforeEach(() => {
  db = mongo().db(`invoices${Math.random().toString(36).slice(2, 10)}`);
  const collects = (accountId: string): boolean => accountId === 'tre';
  const parties = {
    standing: async (_: Payee, accountId: string) => ({ collects: collects(accountId), knows: true }),
    inTeam: async () => ({ leads: false, isMember: true, memberIds: [] }),
  } as unknown as MoneyParties;
  const events = { read: async function* () {} } as unknown as EventStore;
  const catalog = { decodeAll: async () => [] } as unknown as EventCatalog;
  const people = { known: async () => new Map() } as unknown as PeopleDirectory;
  invoices = new InvoiceQuery(db, events, catalog, {} as Secrets, people, parties);
});

describe('the dues of a team that has asked for many', () => {
  beforeEach(async () => {
    await given(
      invoice('ana-owes', 'ana', 'open'),
      invoice('bob-is-owed', 'bob', 'refund asked'),
      ...newer(LISTED, (nth) => `m${nth}`),
    );
  });

  it('have what a member owes, however long ago it was asked', async () => {
    const { mine, fees } = await invoices.duesOf('t1', as('ana'));
    expect(mine.map(({ invoiceId }) => invoiceId)).toEqual(['ana-owes']);
    expect(fees).toEqual([]);
  });

  it('have what is open before what is settled, and say that older ones are not listed', async () => {
    const { fees, cut, waiting } = await invoices.duesOf('t1', as('tre'));
    const listed = fees.flatMap((fee) => fee.invoices.map(({ invoiceId }) => invoiceId));
    expect(listed).toHaveLength(LISTED);
    expect(listed.at(-1)).toBe('ana-owes');
    expect(cut).toBe(true);
    expect(waiting.map(({ invoiceId }) => invoiceId)).toEqual(['bob-is-owed']);
  });

  it('are the same for who looks after the money', async () => {
    const view = await invoices.owedTo(team, as('tre'));
    expect(view.invoices).toHaveLength(LISTED);
    expect(view.invoices.at(-1)?.invoiceId).toBe('ana-owes');
    expect(view.cut).toBe(true);
    expect(view.waiting.map(({ invoiceId }) => invoiceId)).toEqual(['bob-is-owed']);
  });
});

describe('the board of a team', () => {
  const told = (_id: string, accountId: string, kind: Kind): InvoiceDocument => {
    const document = invoice(_id, accountId, kind);
    return { ...document, invoice: { ...document.invoice, reminders: 2, remindedAt: SINCE } };
  };
  beforeEach(async () => {
    await given(told('ana-owes', 'ana', 'open'), told('bob-has-paid', 'bob', 'paid'));
    const _position = positionText({ commit: 1n, prepare: 1n });
    const terms = { ...NO_MONEY_TERMS, approvalAboveMinor: 2_000, board: true };
    await db
      .collection<MoneyTermsDocument & { _position: string }>(collectionOf(moneyTermsModel))
      .insertOne({ _id: payeeKey(team), revision: 3, ...terms, _position });
  });

  it('tells members who has paid, and nothing else of each other', async () => {
    const { fees, terms } = await invoices.duesOf('t1', as('cyd'));
    const listed = fees.flatMap((fee) => fee.invoices);
    expect(listed.map(({ payer, standing, reminders }) => [payer.accountId, standing, reminders])).toEqual([
      ['ana', 'open', 0],
      ['bob', 'paid', 0],
    ]);
    expect(listed.map(({ remindedAt }) => remindedAt)).toEqual([null, null]);
    expect(terms).toMatchObject({ revision: 3, board: true, approvalAboveMinor: null });
  });

  it('tells who looks after the money how often each was reminded', async () => {
    const { fees, terms } = await invoices.duesOf('t1', as('tre'));
    expect(fees.flatMap((fee) => fee.invoices.map(({ reminders }) => reminders))).toEqual([2, 2]);
    expect(terms).toMatchObject({ board: true, approvalAboveMinor: 2_000 });
  });
});

describe('what somebody owes who has had many invoices', () => {
  it('is among their own, and due, however long ago it was asked', async () => {
    await given(invoice('ana-owes', 'ana', 'open'), ...newer(LISTED_OF_ONE, () => 'ana'));
    const due = await invoices.dueSoon(as('ana'));
    expect(due.map(({ invoiceId }) => invoiceId)).toEqual(['ana-owes']);
    const mine = await invoices.mine(as('ana'));
    expect(mine.invoices).toHaveLength(LISTED_OF_ONE);
    expect(mine.invoices.at(-1)?.invoiceId).toBe('ana-owes');
  });
});

it('says nothing of older ones where there are none', async () => {
  await given(invoice('ana-owes', 'ana', 'open'));
  expect(await invoices.owedTo(team, as('tre'))).toMatchObject({ cut: false, waiting: [] });
});
