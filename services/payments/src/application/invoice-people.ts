import {
  AccountIndex,
  KeepsPersonalData,
  MONGO_DB,
  PersonalLog,
  type OwnData,
  type OwnFact,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { v5 as uuidv5 } from 'uuid';
import { ownPartOf } from './own-money-facts';

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
  private readonly invoices: AccountIndex<{ readonly invoiceId: string }>;
  private readonly wallets: AccountIndex;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly log: PersonalLog,
  ) {
    this.invoices = new AccountIndex(db, 'payments_invoice_accounts');
    this.wallets = new AccountIndex(db, 'payments_wallet_accounts');
  }

  /** Before it is in the log, so that an erasure of the same moment finds it. */
  async note(invoiceId: string, accountIds: readonly string[]): Promise<void> {
    for (const accountId of accountIds)
      await this.invoices.note({ _id: `${invoiceId}.${accountId}`, invoiceId, accountId });
  }

  /** Whose credit it is, before it is in the log. */
  async noteWallet(walletId: string, accountId: string): Promise<void> {
    await this.wallets.note({ _id: walletId, accountId });
  }

  /** The invoices that somebody owes, shares or pays. */
  async invoicesOf(accountId: string): Promise<readonly string[]> {
    return (await this.invoices.of(accountId)).map(({ invoiceId }) => invoiceId);
  }

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: OwnFact[] = [];
    for (const { invoiceId } of await this.invoices.of(accountId)) {
      const isAbout = ({ data }: { readonly data: unknown }): boolean =>
        JSON.stringify(data).includes(accountId);
      facts.push(...(await this.log.factsOf(`invoice-${invoiceId}`, isAbout)));
    }
    for (const { _id } of await this.wallets.of(accountId))
      facts.push(...(await this.log.factsOf(`wallet-${_id}`)));
    return { facts: facts.map((fact) => ownPartOf(accountId, fact)) };
  }

  async erase({ accountId }: Person): Promise<void> {
    const request = { type: 'ForgetCards', accountId } as const;
    for (const { invoiceId } of await this.invoices.of(accountId))
      await this.log.forget({ aggregate: 'invoice', id: invoiceId, request }, uuidv5(invoiceId, accountId));
    const close = { type: 'CloseWallet' } as const;
    for (const { _id: id } of await this.wallets.of(accountId))
      await this.log.forget({ aggregate: 'wallet', id, request: close });
    await this.invoices.removeAllOf(accountId);
    await this.wallets.removeAllOf(accountId);
  }
}
