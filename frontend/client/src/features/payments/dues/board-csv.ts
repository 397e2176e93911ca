import type { TeamDuesView } from '@fieldhouse/api-contract';
import Papa from 'papaparse';
import { amountText } from '../../../shared/lib/money';
import { cameOf, lateFeeIn } from '../model/totals';
import { moneyWordOf, stateOfInvoice } from '../words/money-chip';
import { nameOf } from '../words/money-words';

const HEAD = [
  'Dues',
  'Name',
  'Amount',
  'Late fee',
  'Card fee',
  'Paid',
  'Refunded',
  'Unpaid',
  'Currency',
  'State',
  'Due on',
  'Last reminded',
  'Reminders',
];

/** Who has paid which fee, as a table. What a spreadsheet would take for a formula is text. */
export const boardCsv = (fees: TeamDuesView['fees']): string =>
  Papa.unparse(
    [
      HEAD,
      ...fees.flatMap(({ title, invoices }) =>
        invoices.map((invoice) => [
          title,
          nameOf(invoice.payer),
          ...[
            ...[invoice.totalMinor, lateFeeIn(invoice), invoice.surchargeMinor, cameOf(invoice)],
            ...[invoice.refundedMinor, invoice.openMinor],
          ].map((minor) => amountText(minor, invoice.currency)),
          invoice.currency,
          moneyWordOf(stateOfInvoice(invoice)),
          invoice.dueOn ?? '',
          invoice.remindedAt ?? '',
          invoice.reminders,
        ]),
      ),
    ],
    { quotes: true, escapeFormulae: true },
  );
