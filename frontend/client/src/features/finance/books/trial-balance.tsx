import type { TrialBalanceView } from '@fieldhouse/api-contract';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi, LOOKED_AT, type AsOfAsked } from '../api/finance.api';
import { BooksChip } from '../words/books-chip';
import { AccountsTable } from './accounts-table';

/** What stands in each account as of an instant; each account leads to its entries. */
export const TrialBalance = (asked: AsOfAsked) => {
  const query = financeApi.useTrialBalanceQuery(asked, LOOKED_AT);
  return (
    <Section title="Balance" hint="What went into and out of each account. Choose one to see its entries.">
      <QueryView query={query} what="The balance could not be loaded" skeleton={<RowsSkeleton rows={6} />}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <EmptyState title="Nothing in the books">
              With the first invoice, what is owed and what is paid appears here.
            </EmptyState>
          ) : (
            currencies.map((one) => <OfCurrency key={one.currency} balance={one} />)
          )
        }
      </QueryView>
    </Section>
  );
};

type OfCurrencyProps = { readonly balance: TrialBalanceView['currencies'][number] };
const OfCurrency = ({
  balance: { currency, entries, debitMinor, creditMinor, accounts },
}: OfCurrencyProps) => (
  <AccountsTable
    label={`Balance, in ${currency}`}
    caption={
      <>
        In {currency}, of {entries.toLocaleString('en-US')} {entries === 1 ? 'entry' : 'entries'}{' '}
        <BooksChip state={debitMinor === creditMinor ? 'balanced' : 'unbalanced'} />
      </>
    }
    currency={currency}
    rows={accounts}
    nameIn={({ account, name }) => <AccountLink {...{ account, name, currency }} />}
    balances
  />
);

type AccountLinkProps = { readonly account: string; readonly name: string; readonly currency: string };
/** Opens the entries of an account below; back closes them. */
const AccountLink = ({ account, name, currency }: AccountLinkProps) => {
  const [params] = useSearchParams();
  const isShown = params.get('account') === account && params.get('currency') === currency;
  const to = new URLSearchParams(params);
  to.set('account', account);
  to.set('currency', currency);
  return (
    <Link to={`?${to}`} className="link" aria-current={isShown || undefined}>
      {name}
    </Link>
  );
};
