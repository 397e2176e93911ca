import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';

/** What somebody has seen of what they were told, and how they want to be told. */
@Injectable()
@KeepsPersonalData({ context: 'notifications', subjects: {}, collections: {} })
export class NotificationPeople implements PersonalData {
  constructor(private readonly log: PersonalLog) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const [inbox, settings] = await Promise.all([
      this.log.factsOf(`inbox-${accountId}`),
      this.log.factsOf(`noticeSettings-${accountId}`),
    ]);
    return { facts: [...inbox, ...settings] };
  }

  /** Ids mean nothing once what they name is gone; devices are closed with the account's key. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
