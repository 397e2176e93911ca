import type { InvoiceCard, TeamDuesView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { useFirst } from '../../../shared/lib/use-first';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';
import { canRemind } from '../model/reminding';
import { askedIn, isOpen } from '../model/totals';
import { AskedButton } from '../parts/asked-button';
import { InvoiceRow } from '../parts/invoice-row';
import { MoneyChip, stateOfInvoice } from '../words/money-chip';
import { answerWords, dueWords, lateFeeAdded, nameOf, paidWords, remindedWords } from '../words/money-words';

const AT_ONCE = 100;

type FeeRowsProps = {
  readonly fee: TeamDuesView['fees'][number];
  /** Looks after its money. */
  readonly collects: boolean;
};

/** Who has paid a fee; folded up while nobody owes anything of it. */
export const FeeRows = ({ fee: { feeId, title, invoices }, collects }: FeeRowsProps) => {
  const [unfolded, setUnfolded] = useState(false);
  const { rows, left, showMore } = useFirst(invoices, AT_ONCE, feeId);
  const isSettled = !invoices.some(isOpen);
  return (
    <>
      {isSettled && invoices.length > 0 && (
        <Button
          size="small"
          aria-expanded={unfolded}
          aria-label={`${unfolded ? 'Hide' : 'Who has paid'}: ${title}`}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Hide' : 'Who has paid'}
        </Button>
      )}
      {(unfolded || !isSettled) && (
        <ul aria-label={`Who has paid ${title}`} className="rows">
          {rows.map((invoice) =>
            collects ? (
              <InvoiceRow
                key={invoice.invoiceId}
                invoice={invoice}
                name={nameOf(invoice.payer)}
                notes={[
                  dueWords(invoice),
                  answerWords(invoice),
                  lateFeeAdded(invoice),
                  remindedWords(invoice),
                ]}
              >
                <RemindOne invoice={invoice} />
              </InvoiceRow>
            ) : (
              <BoardRow key={invoice.invoiceId} invoice={invoice} />
            ),
          )}
        </ul>
      )}
      {(unfolded || !isSettled) && left > 0 && <Button onClick={showMore}>Show more ({left} left)</Button>}
    </>
  );
};

/** For members, who may see who has paid, and nothing else of it. */
const BoardRow = ({ invoice }: { readonly invoice: InvoiceCard }) => (
  <li className="row invoice-row">
    <div className="row-words">
      <p className="row-title">{nameOf(invoice.payer)}</p>
    </div>
    <MoneyChip state={stateOfInvoice(invoice)} />
    <span className="money">{paidWords(invoice)}</span>
  </li>
);

const RemindOne = ({ invoice }: { readonly invoice: InvoiceCard }) => {
  const [remind] = paymentsApi.useRemindPayerMutation();
  const { invoiceId, currency } = invoice;
  const who = nameOf(invoice.payer);
  if (!canRemind(invoice, Date.now())) return null;
  return (
    <AskedButton
      label="Remind"
      about={who}
      title={`Remind ${who}?`}
      confirm="Send the reminder"
      trigger={remind}
      arg={() => ({ invoiceId })}
      done={`${who} is reminded`}
    >
      {who} is told that they still owe {moneyOf(askedIn(invoice), currency)}, at most every other day.
    </AskedButton>
  );
};
