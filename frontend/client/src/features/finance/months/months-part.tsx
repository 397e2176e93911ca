import { type PeriodsView, personWords, shortReference } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useFirst } from '../../../shared/lib/use-first';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { Row } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi, LOOKED_AT } from '../api/finance.api';
import { AccountsTable } from '../books/accounts-table';
import { monthsFrom, monthsUpTo, todayOf } from '../model/spans';
import { BooksChip } from '../words/books-chip';
import { instantWords, monthOf } from '../words/finance-words';
import { CloseMonth } from './close-month';

type Period = PeriodsView['periods'][number];
const LOOKED_BACK = 12;
const AT_ONCE = 6;

/** Which months are closed; what is over can be closed here. */
export const MonthsPart = () => {
  const query = financeApi.usePeriodsQuery(undefined, LOOKED_AT);
  return (
    <Section title="Months" hint="Months of UTC. Nothing is written into a closed one anymore.">
      <QueryView
        query={query}
        what="The months could not be loaded"
        skeleton={<RowsSkeleton rows={6} height={56} />}
      >
        {({ since, periods }) => <Months since={since} periods={periods} />}
      </QueryView>
    </Section>
  );
};

const Months = ({ since, periods }: Pick<PeriodsView, 'since' | 'periods'>) => {
  const [today] = useState(() => todayOf());
  const recent = monthsUpTo(today, Math.max(LOOKED_BACK, since === null ? 0 : monthsFrom(since, today)));
  const all = [...new Set([...recent, ...periods.map(({ period }) => period)])].sort().toReversed();
  const { rows, left, showMore } = useFirst(all, AT_ONCE, 'months');
  return (
    <>
      <ul aria-label="Months" className="rows">
        {rows.map((month) => {
          const closed = periods.find(({ period }) => period === month);
          return closed ? (
            <ClosedMonth key={month} closed={closed} />
          ) : (
            <Row
              key={month}
              title={monthOf(month)}
              note={month === recent[0] && 'It can be closed once it is over'}
            >
              <BooksChip state={month === recent[0] ? 'running' : 'open'} />
              {month !== recent[0] && <CloseMonth month={month} />}
            </Row>
          );
        })}
      </ul>
      {left > 0 && (
        <Button className="finance-more" onClick={showMore}>
          Show earlier months
        </Button>
      )}
    </>
  );
};

const ClosedMonth = ({ closed }: { readonly closed: Period }) => {
  const { period, closedAt, closedBy, entries, digest, openCases, reason, totals } = closed;
  const currencies = [...new Set(totals.map(({ currency }) => currency))];
  const cases = `${openCases} open ${openCases === 1 ? 'case' : 'cases'}`;
  const notes = [
    `closed ${instantWords(closedAt)} by ${personWords(closedBy)}`,
    reason === null ? null : `with ${cases}: ${reason}`,
  ];
  return (
    <Row title={monthOf(period)} note={notes.filter(Boolean).join(' · ')}>
      <BooksChip state="closed" />
      <details className="finance-details finance-wide">
        <summary>Totals of {monthOf(period)}</summary>
        <p className="muted">
          {entries.toLocaleString('en-US')} {entries === 1 ? 'entry' : 'entries'}; fingerprint{' '}
          <code title={digest}>{shortReference(digest)}</code>
        </p>
        {currencies.map((currency) => (
          <AccountsTable
            key={currency}
            label={`${monthOf(period)}, in ${currency}`}
            currency={currency}
            rows={totals.filter((one) => one.currency === currency)}
          />
        ))}
      </details>
    </Row>
  );
};
