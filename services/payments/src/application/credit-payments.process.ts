import type { InvoiceEvent, WalletEvent } from '@fieldhouse/events/payments';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest, WalletUpkeep } from '../domain';

/**
 * Credit between a wallet and an invoice: what the one holds the other takes, and says how much; what is refunded goes
 * back. Each step is decided once for each payment or refund, so that each may be asked for again.
 */
export const creditPayments: Process<InvoiceEvent | WalletEvent> = {
  name: 'credit-payments',
  categories: ['wallet', 'invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'CreditHeld':
        return [asks({ aggregate: 'invoice', id: data.invoiceId, request: takeOf(data) })];
      case 'CreditPaid':
      case 'CreditRefused': {
        const { paymentId } = data;
        const takenMinor = type === 'CreditPaid' ? data.amountMinor : 0;
        return [wallet(data.walletId, { type: 'SettleCredit', paymentId, takenMinor })];
      }
      case 'RefundPaid': {
        const { walletId, paymentId, refundId, amountMinor } = data;
        if (walletId === undefined) return [];
        return [wallet(walletId, { type: 'ReturnCredit', paymentId, refundId, amountMinor })];
      }
      default:
        return [];
    }
  },
};

type Held = Pick<
  Extract<WalletEvent, { type: 'CreditHeld' }>['data'],
  'walletId' | 'paymentId' | 'accountId' | 'amountMinor' | 'books'
>;
/** What a wallet that holds credit asks of the invoice. */
export const takeOf = ({ walletId, paymentId, accountId, amountMinor, books }: Held): InvoiceRequest => ({
  ...{ type: 'TakeCredit', paymentId, walletId, accountId, amountMinor, currency: books.currency },
});

const wallet = (id: string, request: WalletUpkeep): Effect => asks({ aggregate: 'wallet', id, request });
