import type { CollectionQuery, CollectionView } from '@fieldhouse/api-contract';
import { balanceOf, NOTHING, together } from './sums';
import type { Sums } from './ledger.read-model';

type Row = CollectionView['rows'][number];
type OfDay = Sums & { readonly currency: string; readonly day: string };
const DAY_MS = 86_400_000;

/** What came and went by day, week or month, the earliest first. */
export const collectionOf = (days: readonly OfDay[], by: CollectionQuery['by']): readonly Row[] => {
  const rows = new Map<string, Sums>();
  for (const day of days) {
    const key = `${firstDayOf(day.day, by)} ${day.currency}`;
    rows.set(key, together(rows.get(key) ?? NOTHING, day));
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, sums]) => {
      const [from = '', currency = ''] = key.split(' ');
      return { from, currency, ...rowOf(sums) };
    });
};

/** The day on which its week (Monday) or month begins; the day itself. @param day yyyy-mm-dd */
export const firstDayOf = (day: string, by: CollectionQuery['by']): string => {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 'yyyy-mm'.length)}-01`;
  const at = Date.parse(day);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, day.length);
};

const rowOf = ({ accounts, entries: _, due: __, ...flows }: Sums): Omit<Row, 'from' | 'currency'> => {
  const { processing_fees: fees, tax_payable: tax, write_offs: lost } = accounts;
  const feesMinor = fees ? balanceOf(fees) : 0;
  const { collectedMinor, refundedMinor, disputedMinor } = flows;
  return {
    ...flows,
    feesMinor,
    taxMinor: tax ? 0 - balanceOf(tax) : 0,
    writtenOffMinor: lost ? balanceOf(lost) : 0,
    netMinor: collectedMinor - refundedMinor - disputedMinor - feesMinor,
  };
};
