import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';

/** What the card provider is to do about an invoice. */
export type CardOrderRequest =
  /** Money that goes back. */
  | { readonly type: 'SendRefund'; readonly refundId: string }
  /** Nobody pays any more what is not owed any more, or for what they have lost. */
  | { readonly type: 'EndCheckouts' }
  /** Nobody pays any more with a link that is revoked, or that somebody has paid with. */
  | { readonly type: 'EndLinkCheckouts' }
  /** Nobody pays once more at a page that they began before what they have paid since. */
  | { readonly type: 'EndOvertakenCheckouts' }
  /** A kept card is charged. */
  | { readonly type: 'ChargeCard'; readonly paymentId: string }
  /** A card that is not kept any more is forgotten. */
  | { readonly type: 'DetachCard'; readonly cardId: string };
/** What follows of an invoice at the card provider: a timer's work, so that one that is away holds nothing up. */
export const cardOrders: Process<InvoiceEvent> = {
  name: 'card-orders',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ id, type, data, metadata }): readonly Effect[] => {
    const order = (request: CardOrderRequest): Effect =>
      asksAt(metadata.occurredAt, `card-order-${id}`, {
        ...{ aggregate: 'cardOrder', id: data.invoiceId, request },
      });
    switch (type) {
      case 'RefundAsked':
        return data.needsApproval ? [] : [order({ type: 'SendRefund', refundId: data.refundId })];
      case 'RefundApproved':
        return [order({ type: 'SendRefund', refundId: data.refundId })];
      case 'CardChargeStarted':
        return [order({ type: 'ChargeCard', paymentId: data.paymentId })];
      case 'CardRemoved':
        return [order({ type: 'DetachCard', cardId: data.cardId })];
      case 'InvoiceVoided':
      case 'InvoiceEnded':
      case 'InvoiceReduced':
      case 'InvoiceWrittenOff':
        return [order({ type: 'EndCheckouts' })];
      case 'InvoiceHeld': {
        const isLost = data.holdUntil !== null && data.holdUntil <= metadata.occurredAt;
        return isLost ? [order({ type: 'EndCheckouts' })] : [];
      }
      case 'CardPaid':
        return [order({ type: data.paidBy === null ? 'EndLinkCheckouts' : 'EndOvertakenCheckouts' })];
      case 'PaymentTaken':
        return data.paidBy === null ? [] : [order({ type: 'EndOvertakenCheckouts' })];
      case 'PaymentLinkRevoked':
        return [order({ type: 'EndLinkCheckouts' })];
      default:
        return [];
    }
  },
};
