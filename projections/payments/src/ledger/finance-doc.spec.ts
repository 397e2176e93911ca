import { bookEntryOf } from '@fieldhouse/events/payments';
import { ENTRY_WORDS } from '@fieldhouse/api-contract';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyMoneyEvent, happenedAt } from './money-events.fixture';

const doc = readFileSync(join(__dirname, '../../../../docs/finance.md'), 'utf8');
const rows = [...doc.matchAll(/^\| `([A-Z]\w+)` +\| ([^|]+)\| ([^|]+)\|$/gm)].map(
  ([, type = '', debit = '', credit = '']) => [type, [namesIn(debit), namesIn(credit)]] as const,
);
function namesIn(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((name) => name.trim().replaceAll(' ', '_'))
    .sort();
}

/** Accounts that each event debits and credits, of many of them. Revenue is one name; cash refunds are told in words. */
const written = (): Map<string, readonly [Set<string>, Set<string>]> => {
  const found = new Map<string, readonly [Set<string>, Set<string>]>();
  for (const event of fc.sample(anyMoneyEvent, { numRuns: 20_000, seed: 13 })) {
    const entry = bookEntryOf(happenedAt(event, '2026-03-02T18:00:00.000Z', 0));
    if (!entry || (event.type === 'RefundPaid' && event.data.way !== 'card')) continue;
    const [debits, credits] = found.get(event.type) ?? [new Set<string>(), new Set<string>()];
    for (const { account, amountMinor } of entry.postings)
      (amountMinor > 0 ? debits : credits).add(account.split(':')[0] ?? '');
    found.set(event.type, [debits, credits]);
  }
  return found;
};

it('the table of entries for whoever closes the books is what the events write', () => {
  const actual = [...written()].map(([type, [debits, credits]]) => [
    type,
    [[...debits].sort(), [...credits].sort()],
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(actual));
});

it('every event that moves money has a name in exports', () => {
  expect(Object.keys(ENTRY_WORDS).sort()).toEqual(rows.map(([type]) => type).sort());
});
