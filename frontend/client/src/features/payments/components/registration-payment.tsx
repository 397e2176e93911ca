import type { InvoiceCard } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import { OpenedInvoice } from '../invoice/opened-invoice';
import { askedIn, cameOf } from '../model/totals';
import { useLookAgain } from '../model/use-look-again';
import { useOpenInvoice } from '../parts/invoice-row';
import { PayButton } from '../pay/pay-button';
import '../payments.css';
import { MoneyChip, stateOfInvoice } from '../words/money-chip';
import { dueWords, partsWords } from '../words/money-words';

type RegistrationPaymentProps = { readonly registrationId: string };

/** What is to be paid of a registration, and the way to pay it; until when its place is held stands above, by the service's clock. */
export const RegistrationPayment = ({ registrationId }: RegistrationPaymentProps) => {
  const query = paymentsApi.useMyInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const found = query.currentData?.invoices.find(({ about }) => about === `registration.${registrationId}`);
  // The invoice is made a moment after the registration.
  const looks = useLookAgain(query.currentData !== undefined && !found, query.refetch);
  return (
    <QueryView
      query={query}
      what="What is to be paid could not be loaded"
      skeleton={<RowsSkeleton rows={1} />}
    >
      {() => (
        <>
          {found && <Due invoice={found} />}
          {looks && (
            <p role="status" className="muted">
              Your invoice is being written…
            </p>
          )}
          <OpenedInvoice />
        </>
      )}
    </QueryView>
  );
};

const Due = ({ invoice }: { readonly invoice: InvoiceCard }) => {
  const { invoiceId, currency, dueMinor, totalMinor, refundedMinor } = invoice;
  const askedMinor = askedIn(invoice);
  const open = useOpenInvoice();
  const details = (
    <Button variant="text" onClick={() => open(invoiceId)}>
      Details
    </Button>
  );
  if (askedMinor === 0)
    return (
      <div className="payment-due">
        <MoneyChip state={stateOfInvoice(invoice)} />
        <p>
          {refundedMinor > 0
            ? `Paid ${moneyOf(cameOf(invoice), currency)}, of it refunded ${moneyOf(refundedMinor, currency)}`
            : `${moneyOf(totalMinor, currency)} in all`}
        </p>
        {details}
      </div>
    );
  const unpaid = dueMinor > 0 && dueMinor < askedMinor && `${moneyOf(askedMinor, currency)} unpaid in total`;
  return (
    <section aria-label="To pay" className="payment-due">
      <p className="payment-due-amount">{moneyOf(dueMinor > 0 ? dueMinor : askedMinor, currency)}</p>
      <p className="muted">
        {[dueMinor > 0 ? 'due now' : dueWords(invoice), partsWords(invoice) ?? unpaid]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="row-ways">
        <PayButton invoice={invoice} />
        {details}
      </div>
    </section>
  );
};
