import { calendarDay, type ReconciliationsView } from '@fieldhouse/api-contract';
import { relativeTime } from '../../../shared/lib/times';
import { useFirst } from '../../../shared/lib/use-first';
import { Button } from '../../../shared/ui/button';
import { BooksChip } from '../words/books-chip';
import { figureOf, instantWords } from '../words/finance-words';
import { TableFrame } from '../table-frame';

type Day = ReconciliationsView['days'][number];
const AT_ONCE = 7;

/** How each day stood when it was last looked at, the newest first. */
export const ReconciledDays = ({ days }: ReconciliationsView) => {
  const { rows, left, showMore } = useFirst(days, AT_ONCE, 'days');
  return (
    <>
      <TableFrame label="Days that were looked at">
        <caption>Each day, and when it was last looked at</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Card provider</th>
            <th scope="col">Our books</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <DayRow key={day.day} day={day} />
          ))}
        </tbody>
      </TableFrame>
      {left > 0 && (
        <Button className="finance-more" onClick={showMore}>
          Show earlier days
        </Button>
      )}
    </>
  );
};

const DayRow = ({ day: { day, reconciledAt, movements, entries, open, sums } }: { readonly day: Day }) => {
  const side = (of: 'providerMinor' | 'ledgerMinor', count: number, word: string) => (
    <td>
      {sums.length === 0 && 'Nothing'}
      {sums.map((sum) => (
        <div key={sum.currency}>
          {figureOf(sum[of], sum.currency)} {sum.currency}
        </div>
      ))}
      <span className="caption finance-roomy">
        {count} {word}
      </span>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {calendarDay(day)}
        <p className="muted">
          <time dateTime={reconciledAt} title={instantWords(reconciledAt)}>
            {relativeTime(reconciledAt)}
          </time>
        </p>
      </th>
      {side('providerMinor', movements, movements === 1 ? 'movement' : 'movements')}
      {side('ledgerMinor', entries, entries === 1 ? 'entry' : 'entries')}
      <td>
        <BooksChip
          state={open === 0 ? 'agrees' : 'differs'}
          detail={open === 0 ? undefined : `${open} open`}
        />
      </td>
    </tr>
  );
};
