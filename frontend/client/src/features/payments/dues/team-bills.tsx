import type { InvoiceCard } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { Section } from '../../../shared/ui/section';
import { AmountMeter } from '../parts/amount-meter';
import { InvoiceRow } from '../parts/invoice-row';
import { PayButton } from '../pay/pay-button';
import { disputedWords, dueWords, nameOf, partsNote } from '../words/money-words';

/** What the team owes to leagues, and how much of it its members have put in. */
export const TeamBills = ({ bills }: { readonly bills: readonly InvoiceCard[] }) => (
  <Section
    title="Team invoices"
    hint="What the team owes to leagues. Open one to split it among members, or to make a link for paying it."
  >
    <ul aria-label="Team invoices" className="rows">
      {bills.map((bill) => (
        <InvoiceRow
          key={bill.invoiceId}
          invoice={bill}
          name={bill.title}
          notes={[
            bill.payee.name,
            `${nameOf(bill.payer)} answers for it`,
            dueWords(bill),
            disputedWords(bill),
          ]}
          below={
            <>
              {partsNote(bill) && <p className="muted">{partsNote(bill)}</p>}
              <AmountMeter
                label={`Pot for ${bill.title}`}
                value={bill.paidMinor}
                of={bill.totalMinor}
                words={`${moneyOf(bill.paidMinor, bill.currency)} of ${moneyOf(bill.totalMinor, bill.currency)} is in the pot`}
              />
            </>
          }
        >
          <PayButton invoice={bill} variant="outlined" />
        </InvoiceRow>
      ))}
    </ul>
  </Section>
);
