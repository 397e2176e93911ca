import type { SaidView } from '@fieldhouse/api-contract';
import type { InvoiceEvent } from '@fieldhouse/events/payments';

/** As {@link SaidView}, by the id of who said it. */
export type Said = Omit<SaidView, 'by'> & { readonly by: string | null };

/** What was said of an invoice's money, the oldest first. Its words are about people: no read model holds them. */
export const saidIn = (events: readonly InvoiceEvent[]): readonly Said[] =>
  events.flatMap((event) => saidBy(event) ?? []);

const saidBy = ({ type, data }: InvoiceEvent): Said | null => {
  switch (type) {
    case 'PaymentTaken': {
      const { paymentId: about, takenBy: by, takenAt: at, reason: words } = data;
      return { about, kind: 'taken', by, at, words };
    }
    case 'PaymentReversed': {
      const { paymentId: about, reversedBy: by, reversedAt: at, reason: words } = data;
      return { about, kind: 'reversed', by, at, words };
    }
    case 'RefundAsked': {
      const { refundId: about, askedBy: by, askedAt: at, reason: words } = data;
      return { about, kind: 'refund_asked', by, at, words };
    }
    case 'RefundApproved': {
      const { refundId: about, approvedBy: by, approvedAt: at } = data;
      return { about, kind: 'refund_approved', by, at, words: '' };
    }
    case 'RefundDeclined': {
      const { refundId: about, declinedBy: by, declinedAt: at, reason: words } = data;
      return { about, kind: 'refund_declined', by, at, words };
    }
    case 'RefundReversed': {
      const { refundId: about, reversedBy: by, reversedAt: at, reason: words } = data;
      return { about, kind: 'refund_reversed', by, at, words };
    }
    case 'LateFeeWaived': {
      const { waivedBy: by, waivedAt: at, reason: words } = data;
      return { about: null, kind: 'late_fee_waived', by, at, words };
    }
    case 'InvoiceVoided': {
      const { voidedBy: by, voidedAt: at, reason: words } = data;
      return { about: null, kind: 'voided', by, at, words };
    }
    case 'InvoiceWrittenOff': {
      const { writtenOffBy: by, writtenOffAt: at, reason: words } = data;
      return { about: null, kind: 'written_off', by, at, words };
    }
    case 'WriteOffTakenBack': {
      const { takenBackBy: by, takenBackAt: at, reason: words } = data;
      return { about: null, kind: 'write_off_taken_back', by, at, words };
    }
    default:
      return null;
  }
};
