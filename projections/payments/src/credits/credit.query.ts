import type { CreditsView, PayeeCreditsView, WalletView } from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONEY_PARTIES, MONGO_DB, notFound, type Caller, type MoneyParties } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { invoiceModel, type InvoiceDocument } from '../invoices/invoice.read-model';
import { collectedBy } from '../ledger/whose';
import { walletViewOf } from './wallet-views';
import { walletModel, type WalletDocument } from './wallet.projection';

const LISTED = 2_500;

/** The credit of people, for themselves and for whoever grants it. */
@Injectable()
export class CreditQuery {
  private readonly wallets: ReadModelReader<WalletDocument>;
  private readonly invoices: ReadModelReader<InvoiceDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly people: PeopleDirectory,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {
    this.wallets = new ReadModelReader(db, walletModel);
    this.invoices = new ReadModelReader(db, invoiceModel);
  }

  /** The caller's own. */
  async mine({ accountId }: Caller, atLeast?: string): Promise<CreditsView> {
    await this.wallets.atLeast(atLeast);
    const position = await this.wallets.appliedTo();
    const found = await this.wallets.find({ accountId }).limit(LISTED).toArray();
    return { position, wallets: await this.views(found) };
  }

  /** @throws 404 for everybody but whose credit it is and who looks after the money that it pays */
  async open(
    walletId: string,
    { accountId }: Pick<Caller, 'accountId'>,
    atLeast?: string,
  ): Promise<WalletDocument> {
    await this.wallets.atLeast(atLeast);
    const document = await this.wallets.byId(walletId);
    if (!document) throw notFound();
    if (document.accountId === accountId) return document;
    const standing = await this.parties.standing(document.wallet.payee, accountId);
    if (!standing?.collects) throw notFound();
    return document;
  }

  /** What a league or team has granted. @throws 403 for who does not collect, 404 for strangers */
  async grantedBy(
    of: { readonly payeeKind: string; readonly payeeId: string },
    caller: Caller,
    atLeast?: string,
  ): Promise<PayeeCreditsView> {
    const payee = await collectedBy(this.parties, of, caller);
    await this.wallets.atLeast(atLeast);
    const position = await this.wallets.appliedTo();
    const [found, asked] = await Promise.all([
      this.wallets
        .find({ payee })
        .limit(LISTED + 1)
        .toArray(),
      this.asked(payee),
    ]);
    const known = await this.people.known(asked);
    const people = [...known].map(([accountId, { name }]) => ({ accountId, name }));
    const wallets = await this.views(found.slice(0, LISTED));
    return { position, wallets, cut: found.length > LISTED, people };
  }

  /** Who was asked for money: those who owe it still, then those who were asked last. */
  private async asked(payee: string): Promise<ReadonlySet<string>> {
    const accountIds = new Set<string>();
    const invoices = this.invoices
      .find({ payee }, { projection: { accountIds: 1 } })
      .sort({ open: -1, issuedAt: -1 });
    for await (const invoice of invoices) {
      for (const accountId of invoice.accountIds) accountIds.add(accountId);
      if (accountIds.size >= LISTED) break;
    }
    return accountIds;
  }

  private async views(found: readonly WalletDocument[]): Promise<WalletView[]> {
    const known = await this.people.known(found.map(({ accountId }) => accountId));
    const now = new Date().toISOString();
    return found.map((one) => walletViewOf(one, (accountId) => known.get(accountId)?.name ?? null, now));
  }
}
