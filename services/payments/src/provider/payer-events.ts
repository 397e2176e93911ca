import {
  KeepsPersonalData,
  MONGO_DB,
  PersonalLog,
  indexOnce,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

/** What the card provider has told about whose payments: the log finds it by the provider's own id only. */
@Injectable()
@KeepsPersonalData({
  context: 'payments',
  subjects: { accountId: 'when the account is erased' },
  collections: { payments_payer_events: 'when the account is erased' },
})
export class PayerEvents implements PersonalData {
  private readonly events: Collection<{ readonly _id: string; readonly accountId: string }>;
  private readonly indexed = indexOnce(() => this.events.createIndex({ accountId: 1 }));

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly log: PersonalLog,
  ) {
    this.events = db.collection('payments_payer_events');
  }

  async note(providerEventId: string, accountId: string): Promise<void> {
    await this.indexed();
    await this.events.updateOne({ _id: providerEventId }, { $set: { accountId } }, { upsert: true });
  }

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: object[] = [];
    for (const { _id } of await this.events.find({ accountId }).sort({ _id: 1 }).toArray())
      facts.push(...(await this.log.factsOf(`providerEvent-${_id}`)));
    return { facts };
  }

  async erase({ accountId }: Person): Promise<void> {
    await this.events.deleteMany({ accountId });
  }
}
