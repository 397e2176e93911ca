import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { MONEY_PARTIES, registerAggregate, type MoneyParties } from '@fieldhouse/platform';
import { payeeKey, type Payee } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import { invoiceAggregate, walletAggregate, type WalletCommand, type WalletRequest } from '../domain';
import { InvoicePeople } from './invoice-people';

/** `id` is the wallet's. */
export class AboutWallet extends AggregateCommand<WalletRequest> {}
registerAggregate('wallet', AboutWallet);

@CommandHandler(AboutWallet)
export class WalletHandler implements ICommandHandler<AboutWallet, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: InvoicePeople,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {}

  /** @throws WalletError; Unseen */
  execute(command: AboutWallet): Promise<CommandResult> {
    const { id: walletId, meta } = command;
    return executeAggregateCommand(
      ...([this.store, walletAggregate, command] as const),
      async (request, context): Promise<WalletCommand> => {
        const nobody = { walletId, collects: false, knows: false };
        if (!('payee' in request)) return { ...context, ...request, ...nobody };
        const { payee, ...asked } = request;
        const actorId = meta.actor.kind === 'account' ? meta.actor.accountId : '';
        const standing = payee && (await this.parties.standing(payee, actorId));
        const { collects = false, knows = false } = standing ?? {};
        const about = { ...context, walletId, collects, knows };
        if (asked.type !== 'GrantCredit') return { ...about, ...asked };
        // Of what does not exist nobody may know.
        const whose = payee ?? { kind: 'team', id: '' };
        const { accountId } = asked;
        const [payeeName, zone, isKnown] = await Promise.all([
          this.parties.nameOf(whose),
          this.parties.zoneOf(whose),
          collects && this.isKnown(whose, accountId),
        ]);
        if (isKnown) await this.people.noteWallet(walletId, accountId);
        const grantId = uuidv5('grant', meta.commandId);
        return { ...about, ...asked, grantId, payee: whose, payeeName, zone, isKnown };
      },
    );
  }

  /** Somebody of it, or whom it has asked for money. */
  private async isKnown(payee: Payee, accountId: string): Promise<boolean> {
    if (await this.parties.standing(payee, accountId)) return true;
    for (const invoiceId of await this.people.invoicesOf(accountId)) {
      const invoice = await this.store.seen(invoiceAggregate, invoiceId);
      if (invoice && payeeKey(invoice.books.payee) === payeeKey(payee)) return true;
    }
    return false;
  }
}
