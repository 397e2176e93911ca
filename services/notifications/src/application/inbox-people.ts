import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';

/** What somebody has seen of what they were told: ids alone, which mean nothing once what they name is gone. */
@Injectable()
@KeepsPersonalData({ context: 'notifications', subjects: {}, collections: {} })
export class InboxPeople implements PersonalData {
  constructor(private readonly log: PersonalLog) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    return { facts: await this.log.factsOf(`inbox-${accountId}`) };
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }
}
