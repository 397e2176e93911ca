import { collectionOf } from '@fieldhouse/kernel';
import type { Caller, MoneyParties } from '@fieldhouse/platform';
import type { PeopleDirectory } from '@fieldhouse/read-people';
import { withDocumentStore } from '@fieldhouse/testing/document-store';
import { invoiceProjection } from '../invoices/invoice.projection';
import { CreditQuery } from './credit.query';

const MANY = 2_500;
const mongo = withDocumentStore();

it('whom credit can be granted to has who was asked last and has paid, however much others owe', async () => {
  const db = mongo().db('credits');
  const invoices = db.collection<{ readonly _id: string }>(collectionOf(invoiceProjection));
  await invoices.createIndexes([...invoiceProjection.indexes]);
  const asked = (nth: number, accountId: string) => ({
    ...{ _id: `i${nth}`, payee: 'team.t1', accountIds: [accountId], open: nth < MANY },
    issuedAt: new Date(nth * 1_000).toISOString(),
  });
  const before = Array.from({ length: MANY }, (_, nth) => asked(nth, `m${nth % 3}`));
  await invoices.insertMany([...before, asked(MANY, 'new')]);
  const parties = { standing: async () => ({ collects: true, knows: true }) } as unknown as MoneyParties;
  const known = async (ids: Iterable<string>) => new Map([...ids].map((id) => [id, { name: id, email: '' }]));
  const credits = new CreditQuery(db, { known } as unknown as PeopleDirectory, parties);
  const { people } = await credits.grantedBy({ payeeKind: 'team', payeeId: 't1' }, {
    accountId: 'tre',
  } as Caller);
  expect(people.map(({ accountId }) => accountId).sort()).toEqual(['m0', 'm1', 'm2', 'new']);
});
