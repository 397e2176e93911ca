import { invoiceEvents } from './invoice.events';
import invoiceIssued from './fixtures/invoice-issued.v1.json';
import feeExtended from './fixtures/fee-extended.v1.json';
import feeRaised from './fixtures/fee-raised.v1.json';
import { teamFeesEvents } from './team-fees.events';

it.each([
  ['InvoiceIssued', invoiceIssued],
  ['FeeRaised', feeRaised],
  ['FeeExtended', feeExtended],
])('%s of before there were late fees can still be read, and one that has one', (name, golden) => {
  const { schema } = [...invoiceEvents, ...teamFeesEvents].find(({ type }) => type === name) ?? {};
  const before: Record<string, unknown> = { ...golden };
  delete before['lateFee'];
  const plan = name === 'InvoiceIssued' ? invoiceIssued.lateFee : feeRaised.lateFee;
  for (const data of [before, { ...before, lateFee: plan }]) expect(schema?.parse(data)).toEqual(data);
  expect(schema?.safeParse({ ...before, lateFee: { ...plan, amountMinor: 0 } }).success).toBe(false);
});
