import { registrationInvoiceId } from '@fieldhouse/events/payments';
import { AggregateCommand, hashOf, type CommandResult } from '@fieldhouse/kernel';
import { CommandSender, MONEY_PARTIES, registerAggregate, type MoneyParties } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import type { InvoiceRequest } from '../domain';

/** What follows for all that a league has asked for: it is cancelled, and everything goes back. */
export type LeagueMoneyRequest = { readonly type: 'EndLeagueInvoices'; readonly reason: string };
/** `id` is the league's. */
export class AboutLeagueMoney extends AggregateCommand<LeagueMoneyRequest> {}
registerAggregate('leagueMoney', AboutLeagueMoney);

@CommandHandler(AboutLeagueMoney)
export class LeagueMoneyHandler implements ICommandHandler<AboutLeagueMoney, CommandResult> {
  constructor(
    private readonly sender: CommandSender,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {}

  /** Begun again it goes on: what has ended ends once. */
  async execute({ id: leagueId, request, meta }: AboutLeagueMoney): Promise<CommandResult> {
    const end: InvoiceRequest = { type: 'EndInvoice', percent: 100, reason: request.reason };
    for (const registrationId of await this.parties.registrationsOf(leagueId))
      await this.sender.send(
        { aggregate: 'invoice', id: registrationInvoiceId(registrationId), request: end },
        {
          ...meta,
          commandId: uuidv5(`end|${registrationId}`, meta.commandId),
          requestHash: hashOf(end),
        },
      );
    return { streamId: `leagueMoney-${leagueId}`, revision: -1, position: '' };
  }
}
