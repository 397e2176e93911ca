import type { PayeeInvoicesView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { useFirst } from '../../../shared/lib/use-first';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { SearchField } from '../../../shared/ui/search-field';
import { Section } from '../../../shared/ui/section';
import { Segments } from '../../../shared/ui/segments';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatTile } from '../../../shared/ui/stat-tile';
import { paymentsApi } from '../api/payments.api';
import { CreditsPart } from '../credits/credits-part';
import { OpenedInvoice } from '../invoice/opened-invoice';
import { totalsOf } from '../model/totals';
import { InvoiceRow } from '../parts/invoice-row';
import { MoneyTermsForm } from '../parts/money-terms-form';
import { PaidTiles } from '../parts/paid-tiles';
import { WaitingRefunds } from '../parts/waiting-refunds';
import '../payments.css';
import { answerWords, cutNote, dueWords, payerOf, remindedWords } from '../words/money-words';
import { filteredInvoices, INVOICE_FILTERS } from './finance-filters';

const AT_ONCE = 100;

/** What is owed to a league: how much is there, who is late, and which refunds wait for a second person. */
export const FinanceTab = ({ leagueId }: { readonly leagueId: string }) => {
  const query = paymentsApi.usePayeeInvoicesQuery(
    { kind: 'league', id: leagueId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <>
      <QueryView
        query={query}
        what="The finances could not be loaded"
        skeleton={<RowsSkeleton rows={8} height={56} />}
      >
        {(view) => (
          <>
            {view.invoices.length === 0 ? (
              <EmptyState title="No invoices yet">
                People who register for a price get an invoice. You’ll find it here, with what has been paid.
              </EmptyState>
            ) : (
              <Finances view={view} />
            )}
            <CreditsPart
              payee={{ kind: 'league', id: leagueId }}
              currency={view.invoices[0]?.currency ?? 'USD'}
            />
            <MoneyTermsForm
              payee={{ kind: 'league', id: leagueId }}
              terms={view.terms}
              currency={view.invoices[0]?.currency ?? 'USD'}
            />
          </>
        )}
      </QueryView>
      <OpenedInvoice />
    </>
  );
};

type FinancesProps = { readonly view: PayeeInvoicesView };

const Finances = ({ view: { invoices, cut, waiting } }: FinancesProps) => (
  <>
    <Section title={cut ? 'In what is listed' : 'In all'} hint={cut && cutNote(invoices.length)}>
      {totalsOf(invoices).map((totals) => {
        const { currency, askedMinor, openMinor, disputedMinor, overdueMinor } = totals;
        return (
          <div key={currency} role="group" aria-label={`In ${currency}`} className="money-figures">
            <StatTile label="Asked for" value={moneyOf(askedMinor, currency)} />
            <PaidTiles of={totals} />
            <StatTile label="Unpaid" value={moneyOf(openMinor, currency)} />
            {disputedMinor > 0 && (
              <StatTile label="Of it disputed" value={moneyOf(disputedMinor, currency)} />
            )}
            <StatTile label="Overdue" value={moneyOf(overdueMinor, currency)} />
          </div>
        );
      })}
    </Section>
    <WaitingRefunds refunds={waiting} />
    <Invoices invoices={invoices} />
  </>
);

const Invoices = ({ invoices }: Pick<PayeeInvoicesView, 'invoices'>) => {
  const [asked, setFilter] = useQueryParam('money');
  const [search, setSearch] = useQueryParam('q');
  const filter = INVOICE_FILTERS.find(({ name }) => name === asked)?.name ?? 'all';
  const shown = filteredInvoices(invoices, filter, search ?? '');
  const { rows, left, showMore } = useFirst(shown, AT_ONCE, `${filter} ${search ?? ''}`);
  return (
    <Section title="Invoices">
      <div role="search" aria-label="Invoices" className="finance-filters">
        <SearchField label="Search by name" value={search ?? ''} onSearch={setSearch} />
        <Segments label="Which" options={INVOICE_FILTERS} chosen={filter} onChoose={setFilter} />
      </div>
      {shown.length === 0 ? (
        <p className="muted">No invoice has what you look for.</p>
      ) : (
        <ul aria-label="Invoices" className="rows">
          {rows.map((invoice) => (
            <InvoiceRow
              key={invoice.invoiceId}
              invoice={invoice}
              name={payerOf(invoice)}
              notes={[invoice.title, dueWords(invoice), answerWords(invoice), remindedWords(invoice)]}
            />
          ))}
        </ul>
      )}
      {left > 0 && <Button onClick={showMore}>Show more ({left} left)</Button>}
    </Section>
  );
};
