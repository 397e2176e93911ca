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
 * Who owes, shares or pays which invoice, and who has credit where: the streams are found by their ids only. What is owed and paid stays in the books when
 * an account is erased; the words about whoever owed it go with their key.
 */
@Injectable()
@KeepsPersonalData({
  context: 'payments',
  subjects: { payerId: 'when the account of who owes it is erased' },
  collections: {
    payments_invoice_accounts: 'when the account is erased',
    payments_wallet_accounts: 'when the account is erased',
  },
})
export class InvoicePeople implements PersonalData {
  private readonly invoices: Collection<InvoiceOfAccount>;
  private readonly wallets: Collection<{ readonly _id: string; readonly accountId: string }>;
  private readonly indexed = indexOnce(() => this.invoices.createIndex({ accountId: 1 }));
  private readonly walletsIndexed = indexOnce(() => this.wallets.createIndex({ accountId: 1 }));

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly log: PersonalLog,
  ) {
    this.invoices = db.collection('payments_invoice_accounts');
    this.wallets = db.collection('payments_wallet_accounts');
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

  /** Whose credit it is, before it is in the log. */
  async noteWallet(walletId: string, accountId: string): Promise<void> {
    await this.walletsIndexed();
    await this.wallets.updateOne({ _id: walletId }, { $set: { accountId } }, { upsert: true });
  }

  /** The invoices that somebody owes, shares or pays. */
  async invoicesOf(accountId: string): Promise<readonly string[]> {
    return (await this.invoices.find({ accountId }).toArray()).map(({ invoiceId }) => invoiceId);
  }

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: object[] = [];
    for (const { invoiceId } of await this.invoices.find({ accountId }).sort({ _id: 1 }).toArray()) {
      const isAbout = ({ data }: { readonly data: unknown }): boolean =>
        JSON.stringify(data).includes(accountId);
      facts.push(...(await this.log.factsOf(`invoice-${invoiceId}`, isAbout)));
    }
    for (const { _id } of await this.wallets.find({ accountId }).sort({ _id: 1 }).toArray())
      facts.push(...(await this.log.factsOf(`wallet-${_id}`)));
    return { facts };
  }

  async erase({ accountId }: Person): Promise<void> {
    const request = { type: 'ForgetCards', accountId } as const;
    for (const { invoiceId } of await this.invoices.find({ accountId }).toArray())
      await this.log.forget({ aggregate: 'invoice', id: invoiceId, request }, uuidv5(invoiceId, accountId));
    const close = { type: 'CloseWallet' } as const;
    for (const { _id: id } of await this.wallets.find({ accountId }).toArray())
      await this.log.forget({ aggregate: 'wallet', id, request: close });
    await this.invoices.deleteMany({ accountId });
    await this.wallets.deleteMany({ accountId });
  }
}
