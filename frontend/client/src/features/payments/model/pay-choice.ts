import type { InvoiceCard, InvoiceView } from '@fieldhouse/api-contract';
import { CARD_RATE, chargeWithFee } from '@fieldhouse/money';
import { askedIn } from './totals';

export type PayChoice = {
  readonly kind: 'share' | 'due' | 'open' | 'other';
  readonly label: string;
  /** Null: to be entered. */
  readonly amountMinor: number | null;
};
type Payable = Pick<InvoiceCard, 'dueMinor' | 'openMinor' | 'standing' | 'disputed' | 'shareOpenMinor'>;

/** How much somebody can pay now, what is closest to them first; nothing twice. */
export const payChoices = (invoice: Payable): readonly PayChoice[] => {
  const { dueMinor, shareOpenMinor } = invoice;
  const askedMinor = askedIn(invoice);
  const share = Math.min(shareOpenMinor ?? 0, askedMinor);
  const amounts: readonly PayChoice[] = [
    { kind: 'share', label: 'My share', amountMinor: share },
    { kind: 'due', label: 'What is due now', amountMinor: Math.min(dueMinor, askedMinor) },
    { kind: 'open', label: 'The full balance', amountMinor: askedMinor },
  ];
  const shown = amounts.filter(
    ({ amountMinor }, n) =>
      amountMinor !== 0 && amounts.findIndex((one) => one.amountMinor === amountMinor) === n,
  );
  return [...shown, { kind: 'other', label: 'Another amount', amountMinor: null }];
};

/** What is charged on top where the payer bears the provider's fee. @param amountMinor NaN for what is no amount */
export const feeOnTop = (amountMinor: number, bearer: InvoiceView['bearer']): number =>
  bearer === 'payer' && Number.isSafeInteger(amountMinor) && amountMinor > 0
    ? chargeWithFee(amountMinor, CARD_RATE) - amountMinor
    : 0;
