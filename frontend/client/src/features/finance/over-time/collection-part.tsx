import { calendarDay, type CollectionView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { Segments } from '../../../shared/ui/segments';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatTile } from '../../../shared/ui/stat-tile';
import { financeApi, LOOKED_AT, type BooksOf } from '../api/finance.api';
import '../finance.css';
import { firstDaysOf, SPANS, todayOf, type Span } from '../model/spans';
import { useAsOf } from '../model/use-as-of';
import { figureOf, monthOf } from '../words/finance-words';
import { BarChart } from './bar-chart';
import { TableFrame } from '../table-frame';

type Row = CollectionView['rows'][number];
const WORDS: Readonly<Record<Span['name'], (day: string) => string>> = {
  day: calendarDay,
  week: (day) => `Week of ${calendarDay(day)}`,
  month: (day) => monthOf(day.slice(0, 'yyyy-mm'.length)),
};

/** What was collected and what went back, over time. */
export const CollectionPart = ({ of }: { readonly of: BooksOf }) => {
  const { asOf } = useAsOf();
  const [asked, setBy] = useQueryParam('by');
  const [today] = useState(() => todayOf());
  const span = SPANS.find(({ name }) => name === asked) ?? SPANS[1];
  const days = firstDaysOf(span, today);
  const query = financeApi.useCollectionQuery(
    { of, by: span.name, from: days[0] ?? today, to: today },
    LOOKED_AT,
  );
  return (
    <Section
      title="Collected over time"
      hint={`What came and what went back, by days of UTC${asOf === null ? '' : ', until today'}.`}
      actions={<Segments label="How far back" options={SPANS} chosen={span.name} onChoose={setBy} />}
    >
      <QueryView
        query={query}
        what="What was collected could not be loaded"
        skeleton={<RowsSkeleton rows={6} />}
      >
        {({ rows }) => {
          const currencies = [...new Set(rows.map(({ currency }) => currency))];
          return currencies.length === 0 ? (
            <EmptyState title="Nothing was collected in this time">
              Each payment appears here on the day on which it came.
            </EmptyState>
          ) : (
            currencies.map((currency) => (
              <OfCurrency
                key={currency}
                {...{ currency, days, span, rows: rows.filter((row) => row.currency === currency) }}
              />
            ))
          );
        }}
      </QueryView>
    </Section>
  );
};

type OfCurrencyProps = {
  readonly currency: string;
  readonly days: readonly string[];
  readonly span: Span;
  readonly rows: readonly Row[];
};
const OfCurrency = ({ currency, days, span, rows }: OfCurrencyProps) => {
  const sum = (of: (row: Row) => number): string =>
    moneyOf(
      rows.reduce((total, row) => total + of(row), 0),
      currency,
    );
  const isDisputed = rows.some(({ disputedMinor }) => disputedMinor !== 0);
  const wordsOf = WORDS[span.name];
  const shown = days.map((day) => {
    const row = rows.find(({ from }) => from === day);
    return { label: wordsOf(day), above: row?.collectedMinor ?? 0, below: row?.refundedMinor ?? 0 };
  });
  const bars = shown.map((bar) => ({
    ...bar,
    words: `${bar.label}: ${moneyOf(bar.above, currency)} collected, ${moneyOf(bar.below, currency)} refunded`,
  }));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <div role="group" aria-label={`In ${currency}`} className="finance-currency">
      <div className="finance-figures">
        <StatTile label="Collected" value={sum(({ collectedMinor }) => collectedMinor)} />
        <StatTile label="Refunded" value={sum(({ refundedMinor }) => refundedMinor)} />
        {isDisputed && (
          <StatTile
            label="Disputed"
            value={sum(({ disputedMinor }) => disputedMinor)}
            hint="taken back by banks, less what they gave back"
          />
        )}
        <StatTile label="Fees of the provider" value={sum(({ feesMinor }) => feesMinor)} />
        <StatTile label="Net" value={sum(({ netMinor }) => netMinor)} />
      </div>
      <p className="finance-legend">
        <span className="finance-swatch" data-bar="above" /> Collected, above the line
        <span className="finance-swatch" data-bar="below" /> Refunded, below it
      </p>
      <p className="caption">Highest bar: {moneyOf(Math.max(...bars.map(({ above }) => above)), currency)}</p>
      <BarChart label={`Collected and refunded in ${currency}, ${span.word}`} bars={bars} />
      <p className="caption finance-axis">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
      <details className="finance-details">
        <summary>The same as a table</summary>
        <TableFrame label={`Collected and refunded by ${span.name}, in ${currency}`}>
          <caption>Collected and refunded, in {currency}</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Collected</th>
              <th scope="col">Refunded</th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map(({ label, above, below }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{figureOf(above, currency)}</td>
                <td>{figureOf(below, currency)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </details>
    </div>
  );
};
