import type { InvoiceView, PaymentView } from '@fieldhouse/api-contract';
import type { InvoiceDataOf } from '@fieldhouse/events/payments';
import type { RegistrationEvidence, SentNotice } from '@fieldhouse/platform';
import type { JsonValue } from '@fieldhouse/kernel';

/** An event of the invoice's stream as it is stored, with the head of the chain after it. */
export type ChainedEvent = {
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  /** ISO-8601 UTC. */
  readonly occurredAt: string;
  /** Words about people stay sealed here, so that the head can be computed anew. */
  readonly data: Readonly<Record<string, JsonValue>>;
  /** What is sealed, as it reads; empty texts once its person is erased. */
  readonly opened?: Readonly<Record<string, unknown>>;
  readonly head: string;
};

/** All that is known about a disputed payment. */
export type EvidenceFacts = {
  readonly invoice: Omit<InvoiceView, 'position' | 'said'>;
  readonly payment: PaymentView;
  /** The card provider's id of the payment. */
  readonly intentId: string | null;
  readonly dispute: InvoiceDataOf<'PaymentDisputed'>;
  /** Null: the bank has not decided. */
  readonly decided: { readonly at: string; readonly won: boolean } | null;
  readonly stream: string;
  readonly events: readonly ChainedEvent[];
  /** Null: it is for no registration. */
  readonly registration: RegistrationEvidence | null;
  readonly notices: readonly SentNotice[];
};
