import type { InvoiceView, PaymentView } from '@fieldhouse/api-contract';
import { moneyOf } from '@fieldhouse/money';
import type { OwnFact } from '@fieldhouse/platform';
import { zipSync, type Zippable } from 'fflate';
import { createHash } from 'node:crypto';
import { evidencePage } from './evidence-page';

/** A fact of the invoice's stream with the head of the stream's chain after it. */
export type ChainedFact = OwnFact & { readonly id: string; readonly head: string };
/** What a bank asks back, and why. `evidenceBy`: until when it looks at what it is sent. */
export type DisputeTold = {
  readonly disputeId: string;
  readonly reason: string;
  readonly amountMinor: number;
  readonly disputedAt: string;
  readonly evidenceBy: string | null;
};
/** All that a pack is made of. */
export type Evidence = {
  readonly invoice: Omit<InvoiceView, 'position'>;
  readonly payment: PaymentView;
  readonly dispute: DisputeTold;
  readonly facts: readonly ChainedFact[];
  /** Of what the invoice is for; empty for dues of a team. */
  readonly place: readonly OwnFact[];
  readonly receipt: Buffer;
};

/**
 * One file for a bank: a page to read, what it rests on, and a list of them with the SHA-256 of each. The same log makes the
 * same bytes: nothing in it is of the day on which it is asked for.
 */
export const evidencePack = (evidence: Evidence): Buffer => {
  const { invoice, payment, facts, place, receipt, dispute } = evidence;
  const files: Readonly<Record<string, Buffer>> = {
    'evidence.html': Buffer.from(evidencePage(evidence)),
    'receipt.pdf': receipt,
    'invoice.json': json(facts),
    ...(place.length > 0 ? { 'registration.json': json(place) } : {}),
  };
  const manifest = json({
    about: `Payment ${payment.paymentId} of ${moneyOf(payment.amountMinor, invoice.currency)} to ${invoice.payee.name}`,
    dispute: dispute.disputeId,
    chain:
      'Each head in invoice.json is the SHA-256, hexadecimal, of the JSON array of the head before it (empty at first), the id, the type and the instant of the event and what is stored of it.',
    head: facts.at(-1)?.head ?? '',
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, sha256(bytes)])),
  });
  const mtime = new Date(dispute.disputedAt);
  const zipped: Zippable = {};
  for (const [name, bytes] of Object.entries({ ...files, 'manifest.json': manifest }))
    zipped[name] = [bytes, { mtime }];
  return Buffer.from(zipSync(zipped));
};

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
