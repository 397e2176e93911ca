import type { InvoiceCard } from '@fieldhouse/api-contract';
import { inOrder } from '../../../shared/lib/in-order';
import { moneyOf } from '../../../shared/lib/money';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatTile } from '../../../shared/ui/stat-tile';
import { paymentsApi } from '../api/payments.api';
import { OpenedInvoice } from '../invoice/opened-invoice';
import { askedIn, totalsOf } from '../model/totals';
import { MyInvoices } from '../parts/my-invoices';
import { PaidTiles } from '../parts/paid-tiles';
import '../payments.css';
import { MyCredits } from './my-credits';

/** Everything the person owes or has paid, of all teams and leagues. */
export const PaymentsTab = () => {
  const query = paymentsApi.useMyInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <>
      <QueryView
        query={query}
        what="Your payments could not be loaded"
        skeleton={<RowsSkeleton rows={6} height={56} />}
      >
        {({ invoices }) =>
          invoices.length === 0 ? (
            <EmptyState title="Nothing to pay">
              What teams and leagues ask of you appears here; what you have paid, under Documents too.
            </EmptyState>
          ) : (
            <Mine invoices={invoices} />
          )
        }
      </QueryView>
      <MyCredits />
      <OpenedInvoice />
    </>
  );
};

const Mine = ({ invoices }: { readonly invoices: readonly InvoiceCard[] }) => {
  const open = invoices
    .filter((one) => askedIn(one) > 0)
    .toSorted((a, b) => inOrder(a.dueOn ?? '', b.dueOn ?? ''));
  const past = invoices.filter((one) => askedIn(one) === 0);
  return (
    <>
      <Section title="In all">
        {totalsOf(invoices).map((totals) => {
          const { currency, openMinor, disputedMinor, overdueMinor } = totals;
          return (
            <div key={currency} role="group" aria-label={`In ${currency}`} className="money-figures">
              <StatTile label="Unpaid" value={moneyOf(openMinor, currency)} />
              {disputedMinor > 0 && (
                <StatTile label="Of it disputed" value={moneyOf(disputedMinor, currency)} />
              )}
              {overdueMinor > 0 && <StatTile label="Overdue" value={moneyOf(overdueMinor, currency)} />}
              <PaidTiles of={totals} />
            </div>
          );
        })}
      </Section>
      {open.length > 0 && (
        <Section title="To pay">
          <MyInvoices label="To pay" invoices={open} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title="Past">
          <MyInvoices label="Past" invoices={past} />
        </Section>
      )}
    </>
  );
};
