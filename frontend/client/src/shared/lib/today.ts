import { dayIn } from '@fieldhouse/api-contract';

/** Whether a day (yyyy-mm-dd) is not over where the zone is. */
export const isTodayOrLater = (day: string, zone: string): boolean =>
  day >= dayIn(zone, new Date().toISOString());
