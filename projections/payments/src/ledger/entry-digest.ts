import { createHash } from 'node:crypto';
import type { LedgerEntryDocument } from './ledger.read-model';

type Digested = Omit<LedgerEntryDocument, 'accounts' | 'due' | 'by'>;

/** An entry in one line, the same for the same entry wherever it was folded. */
export const entryLine = (entry: Digested): string => {
  const { _id, at, type, currency, payee, teamId, accountId, invoiceId, paymentId, postings } = entry;
  const amounts = postings.map(({ account, amountMinor }) => [account, amountMinor]);
  return JSON.stringify([_id, at, type, currency, payee, teamId, accountId, invoiceId, paymentId, amounts]);
};

/** A digest of entries, by instant and id: `add` each in that order. SHA-256 of their lines, hexadecimal. */
export const entryDigest = (): {
  readonly add: (entry: Digested) => void;
  readonly end: () => string;
} => {
  const hash = createHash('sha256');
  return {
    add: (entry) => void hash.update(`${entryLine(entry)}\n`),
    end: () => hash.digest('hex'),
  };
};
