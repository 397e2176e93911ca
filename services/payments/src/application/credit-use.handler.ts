import type { AskedOf, Completed, creditUseBodies, creditUseCommands } from '@fieldhouse/api-contract';
import { walletIdOf } from '@fieldhouse/events/payments';
import {
  AggregateCommand,
  Unseen,
  hashOf,
  type CommandMeta,
  type CommandResult,
  type Dispatch,
} from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { CommandSender, registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import { InvoiceError, invoiceAggregate, walletAggregate } from '../domain';
import { creditPayments, takeOf } from './credit-payments.process';

export type CreditUseAsked = Completed<
  AskedOf<typeof creditUseCommands, typeof creditUseBodies>,
  {},
  'invoiceId'
>;
/** `id` is the invoice's. */
export class CreditUse extends AggregateCommand<CreditUseAsked> {}
registerAggregate('creditUse', CreditUse);

/**
 * Somebody pays an invoice with their credit: their wallet holds it, then the invoice takes it. Once the wallet holds it,
 * the rest happens whatever becomes of this process; here it is only not waited for.
 */
@CommandHandler(CreditUse)
export class CreditUseHandler implements ICommandHandler<CreditUse, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly sender: CommandSender,
  ) {}

  /** @returns where the invoice stands @throws InvoiceError; WalletError; Unseen */
  async execute({ id: invoiceId, request, meta }: CreditUse): Promise<CommandResult> {
    const { expectedRevision: _, ...by } = meta;
    const { amountMinor, currency } = request;
    const accountId = meta.actor.kind === 'account' ? meta.actor.accountId : '';
    const { state: invoice } = await this.store.load(invoiceAggregate, invoiceId);
    if (!invoice) throw new Unseen();
    const { books, title } = invoice;
    const paymentId = uuidv5('payment', meta.commandId);
    const walletId = walletIdOf(books.payee, accountId);
    const { state: wallet } = await this.store.load(walletAggregate, walletId);
    const about = { amountMinor, currency };
    // What is held is taken, however often it is asked for.
    if (!wallet?.uses.some((use) => use.paymentId === paymentId))
      await this.sender.send(
        { aggregate: 'invoice', id: invoiceId, request: { type: 'OfferCredit', ...about } },
        { ...by, commandId: uuidv5('offer', meta.commandId), noEffect: 'forgotten' },
      );
    await this.sender.send(
      {
        ...{ aggregate: 'wallet', id: walletId },
        request: { type: 'HoldCredit', paymentId, invoiceId, title, ...about },
      },
      by,
    );
    const take = takeOf({ walletId, paymentId, accountId, amountMinor, books: { ...books, currency } });
    const order = { aggregate: 'invoice', id: invoiceId, request: take };
    const result = await this.sender.send(order, metaOf(order, meta));
    const { state: after } = await this.store.load(invoiceAggregate, invoiceId);
    if (after?.payments.get(paymentId)?.state === 'cancelled') throw new InvoiceError('credit_not_taken');
    return result;
  }
}

const metaOf = ({ request }: Dispatch, { commandId, correlationId }: CommandMeta): CommandMeta => ({
  ...{ commandId: uuidv5('take', commandId), correlationId, causationId: commandId },
  requestHash: hashOf(request),
  actor: { kind: 'process', name: creditPayments.name },
});
