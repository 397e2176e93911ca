import type { AgeingView } from '@fieldhouse/api-contract';
import type { DueChange } from '@fieldhouse/events/payments';
import { dayEverywhere, dayIn } from '@fieldhouse/values';

type Buckets = Omit<AgeingView['currencies'][number], 'currency' | 'teams'>;
const DAY_MS = 86_400_000;

/**
 * The day (yyyy-mm-dd) before which what is due is late at an instant. @param zone where they are whose money it is (IANA), as
 * their invoices have it; null: of several, it is late once its day is over everywhere
 */
export const lateAfter = (at: string, zone: string | null): string =>
  zone === null ? dayEverywhere(at) : dayIn(zone, at);

/** What is owed by how long it has been due. @param today yyyy-mm-dd; what is due on it is not late yet */
export const ageingOf = (due: readonly DueChange[], today: string): Buckets => {
  const buckets = {
    ...{ notDueMinor: 0, to30Minor: 0, to60Minor: 0, to90Minor: 0, over90Minor: 0, totalMinor: 0 },
  };
  for (const { dueOn, amountMinor } of due) {
    buckets[bucketOf(dueOn, today)] += amountMinor;
    buckets.totalMinor += amountMinor;
  }
  return buckets;
};

/** What is late. */
export const overdueOf = ({ totalMinor, notDueMinor }: Buckets): number => totalMinor - notDueMinor;

const bucketOf = (dueOn: string | null, today: string): Exclude<keyof Buckets, 'totalMinor'> => {
  if (dueOn === null) return 'notDueMinor';
  const late = Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
  if (late <= 0) return 'notDueMinor';
  if (late <= 30) return 'to30Minor';
  if (late <= 60) return 'to60Minor';
  return late <= 90 ? 'to90Minor' : 'over90Minor';
};
