import { invoiceWords, type PayoutStatementView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { DownloadRounded } from '../../../shared/icons/download-rounded';
import { saveCsv } from '../../../shared/lib/save-csv';
import { useFirst } from '../../../shared/lib/use-first';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi } from '../api/finance.api';
import { BooksChip } from '../words/books-chip';
import { figureOf, instantWords } from '../words/finance-words';
import { MOVEMENT_WORDS } from './movement-words';
import { payoutCsv } from './payout-csv';
import { TableFrame } from '../table-frame';

const AT_ONCE = 20;

/** What a payout is made of: by kind, and each movement. */
export const PayoutStatement = ({ payoutId }: { readonly payoutId: string }) => {
  const query = financeApi.usePayoutStatementQuery(payoutId);
  return (
    <div className="finance-case-details">
      <QueryView
        query={query}
        what="What is in the payout could not be loaded"
        skeleton={<RowsSkeleton rows={4} height={40} />}
      >
        {(statement) => (
          <>
            {statement.state === 'failed' && (
              <p className="finance-fault">
                It did not arrive: the bank sent it back, and the money is at the card provider again.
              </p>
            )}
            <Sums of={statement} />
            <Parts of={statement} />
            <Button onClick={() => saveCsv(`payout-${payoutId}.csv`, payoutCsv(statement))}>
              <DownloadRounded fontSize="small" />
              Statement as CSV
            </Button>
          </>
        )}
      </QueryView>
    </div>
  );
};

type OfStatement = { readonly of: PayoutStatementView };
type Figures = Pick<PayoutStatementView['sums'][number], 'amountMinor' | 'feeMinor' | 'netMinor'>;

const FIGURES = ['amountMinor', 'feeMinor', 'netMinor'] as const;
const figures = (of: Figures, currency: string) =>
  FIGURES.map((name) => <td key={name}>{figureOf(of[name], currency)}</td>);

/** What moved, row by row, with what it came to. */
type MovedProps = { readonly label: string; readonly caption?: ReactNode; readonly children: ReactNode };
const Moved = ({ label, caption = label, children }: MovedProps) => (
  <TableFrame label={label}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">What moved</th>
        <th scope="col">Amount</th>
        <th scope="col">Fee</th>
        <th scope="col">Net</th>
      </tr>
    </thead>
    {children}
  </TableFrame>
);

const Sums = ({ of: { sums, currency, totalMinor, agrees, amountMinor } }: OfStatement) => (
  <Moved
    label="What is in the payout"
    caption={
      <>
        What is in it, in {currency}
        <BooksChip
          state={agrees ? 'agrees' : 'differs'}
          detail={agrees ? undefined : `${figureOf(amountMinor, currency)} was paid out`}
        />
      </>
    }
  >
    <tbody>
      {sums.map((sum) => (
        <tr key={sum.kind}>
          <th scope="row">
            {sum.count} {MOVEMENT_WORDS[sum.kind][sum.count === 1 ? 'one' : 'all'].toLowerCase()}
          </th>
          {figures(sum, currency)}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td />
        <td />
        <td>{figureOf(totalMinor, currency)}</td>
      </tr>
    </tfoot>
  </Moved>
);

const Parts = ({ of: { parts, currency, payoutId } }: OfStatement) => {
  const { rows, left, showMore } = useFirst(parts, AT_ONCE, payoutId);
  return (
    <>
      <Moved label="Each movement, the oldest first">
        <tbody>
          {rows.map((part) => (
            <tr key={part.movementId}>
              <th scope="row">
                {MOVEMENT_WORDS[part.kind].one}
                <p className="muted">
                  <time dateTime={part.at}>{instantWords(part.at)}</time>
                  {part.invoiceId !== null && ` · ${invoiceWords(part.invoiceId)}`}
                </p>
              </th>
              {figures(part, currency)}
            </tr>
          ))}
        </tbody>
      </Moved>
      {left > 0 && <Button onClick={showMore}>Show {Math.min(left, AT_ONCE)} more</Button>}
    </>
  );
};
