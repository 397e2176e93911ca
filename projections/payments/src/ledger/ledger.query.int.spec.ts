import { collectionOf } from '@fieldhouse/kernel';
import type { Account } from '@fieldhouse/money';
import type { PeopleDirectory } from '@fieldhouse/read-people';
import { documentsExamined } from '@fieldhouse/testing/documents-examined';
import { withDocumentStore } from '@fieldhouse/testing/document-store';
import { ledgerEntriesProjection } from './ledger-entries.projection';
import { LedgerQuery } from './ledger.query';

const MANY = 300;
/** Of so many entries one is about credits, and one a payout. */
const OF = 100;
const mongo = withDocumentStore();
const ENTRIES = collectionOf(ledgerEntriesProjection);
let ledger: LedgerQuery;

beforeAll(async () => {
  const db = mongo().db('ledger');
  const entries = db.collection<{ readonly _id: string }>(ENTRIES);
  await entries.createIndexes([...ledgerEntriesProjection.indexes]);
  const entry = (nth: number) => {
    const accounts: Account[] = ['provider', nth % OF === 0 ? 'credits' : 'bank'];
    const postings = accounts.map((account, n) => ({ account, amountMinor: n === 0 ? 500 : -500 }));
    return {
      ...{
        _id: `e${nth}`,
        at: new Date(nth * 60_000).toISOString(),
        payee: nth % 2 === 0 ? 'league.l1' : 'x',
      },
      ...{ type: nth % OF === 1 ? 'PayoutPaid' : 'CardPaid', currency: 'USD', accounts, postings },
      ...{ accountId: null, by: null, invoiceId: null, paymentId: null, teamId: null },
    };
  };
  await entries.insertMany(Array.from({ length: MANY }, (_, nth) => entry(nth)));
  ledger = new LedgerQuery(db, { known: async () => new Map() } as unknown as PeopleDirectory);
});

/** How many entries were looked at for what was asked of them. */
const looked = (ask: () => Promise<unknown>): Promise<number> => documentsExamined(ENTRIES, ask);
const page = { limit: 2 } as const;
const drained = async (lines: AsyncIterable<string>): Promise<void> => {
  for await (const _ of lines);
};

it.each([
  ['of an account', { account: 'credits' }],
  ['of an account in the books of a league', { account: 'credits', payee: 'league.l1' }],
  ['of an account up to an instant', { account: 'provider', to: new Date(60_000 * 200).toISOString() }],
  ['of a kind', { type: 'PayoutPaid' }],
] as const)('a page of entries %s looks at no more than it has', async (_, filter) => {
  expect(await looked(() => ledger.page({ ...page, ...filter }))).toBeLessThanOrEqual(page.limit + 1);
});

it.each([
  ['all', {}, 2 * MANY],
  ['a league', { payee: 'league.l1' }, MANY],
] as const)(
  'the ledger of %s looks at each entry once for each account that it is in',
  async (_, whose, most) => {
    expect(await looked(() => drained(ledger.ledger(whose)))).toBe(most);
  },
);

it.each([
  ['trialBalance', (asked: { readonly asOf: string }) => ledger.trialBalance(asked)],
  ['ageing', (asked: { readonly asOf: string }) => ledger.ageing(asked, null)],
] as const)('%s is as of now where what was asked is still to come', async (_, of) => {
  const before = new Date().toISOString();
  const { asOf } = await of({ asOf: new Date(Date.now() + 3_600_000).toISOString() });
  expect(asOf >= before && asOf <= new Date().toISOString()).toBe(true);
});

it('what is owed to one is late once its day is over where they are, of all together once it is everywhere', async () => {
  const db = mongo().db('ageing');
  const due = [{ dueOn: '2026-06-10', amountMinor: 500 }];
  await db.collection<{ readonly _id: string }>(ENTRIES).insertOne({
    ...{ _id: 'e1', at: '2026-06-11T04:10:00.000Z', payee: 'league.l1', type: 'InvoiceIssued' },
    ...{ currency: 'USD', teamId: null, accounts: [], postings: [], due },
  });
  const ageing = new LedgerQuery(db, { known: async () => new Map() } as unknown as PeopleDirectory);
  const asOf = '2026-06-11T04:30:00.000Z';
  const ofLeague = await ageing.ageing({ asOf, payee: 'league.l1' }, 'America/New_York');
  expect(ofLeague.currencies).toMatchObject([{ notDueMinor: 0, to30Minor: 500 }]);
  const ofAll = await ageing.ageing({ asOf }, null);
  expect(ofAll.currencies).toMatchObject([{ notDueMinor: 500, to30Minor: 0 }]);
});
