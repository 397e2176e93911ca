import type { LedgerEntryView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi, LOOKED_AT } from '../api/finance.api';
import { instantWords } from '../words/finance-words';
import { PayoutStatement } from './payout-statement';

/** What the card provider sent to the bank, and what each of it is made of. */
export const PayoutsPart = () => {
  const { data: _, ...query } = financeApi.usePayoutsInfiniteQuery(undefined, LOOKED_AT);
  return (
    <Section title="Payouts" hint="What the card provider sent to the bank, and what is in it.">
      <QueryView
        query={query}
        what="The payouts could not be loaded"
        skeleton={<RowsSkeleton rows={3} height={56} />}
      >
        {({ pages }) => {
          const payouts = pages.flatMap((page) => page.entries);
          return payouts.length === 0 ? (
            <EmptyState title="Nothing was paid out yet">
              Once the card provider sends money to the bank, each payout appears here with what is in it.
            </EmptyState>
          ) : (
            <ul aria-label="Payouts" aria-busy={query.isFetching} className="rows">
              {payouts.map((one) => (
                <Payout key={one.entryId} of={one} />
              ))}
            </ul>
          );
        }}
      </QueryView>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more payouts
        </Button>
      )}
    </Section>
  );
};

/** An entry is called by the payout and the number of its event. */
const payoutIdOf = ({ entryId }: LedgerEntryView): string => entryId.slice(0, entryId.lastIndexOf('.'));

const Payout = ({ of }: { readonly of: LedgerEntryView }) => {
  const [shown, setShown] = useQueryParam('payout');
  const payoutId = payoutIdOf(of);
  const isShown = shown === payoutId;
  const atBank = of.postings.find(({ account }) => account === 'bank')?.amountMinor ?? 0;
  const amount = moneyOf(atBank, of.currency);
  const when = instantWords(of.at);
  return (
    <li className="row finance-case">
      <div className="row-words">
        <p className="row-title">{when}</p>
        <p className="muted">{payoutId}</p>
      </div>
      <span className="finance-money">{amount}</span>
      <Button
        size="small"
        aria-expanded={isShown}
        aria-label={`${isShown ? 'Hide' : 'Open'}: payout of ${amount}, ${when}`}
        onClick={() => setShown(isShown ? null : payoutId)}
      >
        {isShown ? 'Hide' : 'Open'}
      </Button>
      {isShown && <PayoutStatement payoutId={payoutId} />}
    </li>
  );
};
