import { deliveriesId } from '@fieldhouse/events/notifications';
import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';

/** Nothing was sent to anybody before. */
const FIRST_MONTH = Date.UTC(2026, 10);

const DAY_MS = 24 * 3_600_000;

/** The months (UTC, yyyymm) of which somebody may have been sent something: in its last day also messages of the next. */
const deliveryMonths = (now: Date): readonly string[] => {
  const months: string[] = [];
  const month = new Date(FIRST_MONTH);
  for (; month.getTime() <= now.getTime() + DAY_MS; month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.toISOString().slice(0, 7).replace('-', ''));
  return months;
};

/** What somebody has seen of what they were told, how they want to be told, and what they were sent. */
@Injectable()
@KeepsPersonalData({
  context: 'notifications',
  subjects: { accountId: 'when the account whose devices these are is erased' },
  collections: { push_deliveries: 'nothing personal: which pushes have left, for 30 days' },
})
export class NotificationPeople implements PersonalData {
  constructor(private readonly log: PersonalLog) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const streams = [
      `inbox-${accountId}`,
      `noticeSettings-${accountId}`,
      ...deliveryMonths(new Date()).map((month) => `deliveries-${deliveriesId(accountId, month)}`),
    ];
    const facts = await Promise.all(streams.map((stream) => this.log.factsOf(stream)));
    return { facts: facts.flat() };
  }

  /** Ids mean nothing once what they name is gone; devices are closed with the account's key. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
