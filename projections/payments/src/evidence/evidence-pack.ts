import { zip, type AsyncZippable } from 'fflate';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { receiptPdf } from '../receipts/receipt-pdf';
import { receiptOf } from '../receipts/receipt-words';
import type { EvidenceFacts } from './evidence-facts';
import { summaryPage } from './evidence-summary';

type PackedFile = { readonly name: string; readonly bytes: Buffer };
/** What is large is packed on threads of their own. */
const packed = promisify<AsyncZippable, { readonly mtime: Date }, Uint8Array>(zip);

/** What stands in `manifest.json`. */
export type EvidenceManifest = {
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly disputeId: string;
  /** Of the chain of the invoice's events. */
  readonly chain: { readonly stream: string; readonly revision: number; readonly head: string };
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
};

/** Makes one file of all that is known about a disputed payment. The same facts are the same bytes. */
export const evidencePack = async (facts: EvidenceFacts): Promise<Buffer> => {
  const files = await filesOf(facts);
  const all = [...files, json('manifest.json', manifestOf(facts, files))];
  const contents = Object.fromEntries(all.map(({ name, bytes }) => [name, bytes]));
  return Buffer.from(await packed(contents, { mtime: new Date(facts.dispute.disputedAt) }));
};

const filesOf = async (facts: EvidenceFacts): Promise<readonly PackedFile[]> => {
  const { invoice, payment, dispute, stream, events, registration, notices } = facts;
  const files: PackedFile[] = [
    { name: 'summary.html', bytes: Buffer.from(summaryPage(facts)) },
    { name: 'receipt.pdf', bytes: await receiptPdf(receiptOf(invoice, payment)) },
    json('dispute.json', { ...dispute, decided: facts.decided }),
    json('invoice-events.json', { stream, events }),
    json('notices.json', notices),
  ];
  if (registration) {
    const { terms, refunds, waivers, history, ...about } = registration;
    files.push(json('agreed-terms.json', { ...about, refunds, terms }));
    files.push(json('waivers.json', waivers), json('registration-history.json', history));
  }
  return files;
};

const manifestOf = (
  { dispute: { invoiceId, paymentId, disputeId }, stream, events }: EvidenceFacts,
  files: readonly PackedFile[],
): EvidenceManifest => {
  const { revision = -1, head = '' } = events.at(-1) ?? {};
  return {
    ...{ invoiceId, paymentId, disputeId, chain: { stream, revision, head } },
    files: files.map(({ name, bytes }) => ({
      ...{ name, bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
};

const json = (name: string, content: unknown): PackedFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});
