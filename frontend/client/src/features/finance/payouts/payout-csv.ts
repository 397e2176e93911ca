import { MONEY_CSV, type PayoutStatementView } from '@fieldhouse/api-contract';
import Papa from 'papaparse';
import { amountText } from '../../../shared/lib/money';
import { MOVEMENT_WORDS } from './movement-words';

const HEAD = ['Date', 'Kind', 'Amount', 'Fee', 'Net', 'Currency', 'Invoice', 'Payment', 'Movement'];

/** What a payout is made of, as a table, and all of it together. */
export const payoutCsv = ({ parts, currency, totalMinor, payoutId }: PayoutStatementView): string =>
  Papa.unparse(
    [
      HEAD,
      ...parts.map((part) => [
        part.at,
        MOVEMENT_WORDS[part.kind].one,
        ...[part.amountMinor, part.feeMinor, part.netMinor].map((minor) => amountText(minor, part.currency)),
        part.currency,
        part.invoiceId ?? '',
        part.paymentId ?? '',
        part.movementId,
      ]),
      ['', 'Total', '', '', amountText(totalMinor, currency), currency, '', '', payoutId],
    ],
    MONEY_CSV,
  );
