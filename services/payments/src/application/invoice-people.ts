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
import { v5 as uuidv5 } from 'uuid';

type InvoiceOfAccount = { readonly _id: string; readonly invoiceId: string; readonly accountId: string };

/**
 * Who owes, shares or pays which invoice: its stream is found by its id only. What is owed and paid stays in the books when
 * an account is erased; the words about whoever owed it go with their key.
 */
@Injectable()
@KeepsPersonalData({
  context: 'payments',
  subjects: { payerId: 'when the account of who owes it is erased' },
  collections: { payments_invoice_accounts: 'when the account is erased' },
})
export class InvoicePeople implements PersonalData {
  private readonly invoices: Collection<InvoiceOfAccount>;
  private readonly indexed = indexOnce(() => this.invoices.createIndex({ accountId: 1 }));

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly log: PersonalLog,
  ) {
    this.invoices = db.collection('payments_invoice_accounts');
  }

  /** Before it is in the log, so that an erasure of the same moment finds it. */
  async note(invoiceId: string, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length > 0) await this.indexed();
    for (const accountId of accountIds)
      await this.invoices.updateOne(
        { _id: `${invoiceId}.${accountId}` },
        { $set: { invoiceId, accountId } },
        { upsert: true },
      );
  }

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: object[] = [];
    for (const { invoiceId } of await this.invoices.find({ accountId }).sort({ _id: 1 }).toArray()) {
      const isAbout = ({ data }: { readonly data: unknown }): boolean =>
        JSON.stringify(data).includes(accountId);
      facts.push(...(await this.log.factsOf(`invoice-${invoiceId}`, isAbout)));
    }
    return { facts };
  }

  async erase({ accountId }: Person): Promise<void> {
    const request = { type: 'ForgetCards', accountId } as const;
    for (const { invoiceId } of await this.invoices.find({ accountId }).toArray())
      await this.log.forget({ aggregate: 'invoice', id: invoiceId, request }, uuidv5(invoiceId, accountId));
    await this.invoices.deleteMany({ accountId });
  }
}
