import { registrationInvoiceId } from '@fieldhouse/events/payments';
import { AggregateCommand, hashOf, type CommandResult } from '@fieldhouse/kernel';
import { CommandSender, MONEY_PARTIES, registerAggregate, type MoneyParties } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import type { InvoiceRequest } from '../domain';

/** What follows for all that a league has asked for. */
export type LeagueMoneyRequest =
  /** It is cancelled, and everything goes back. */
  | { readonly type: 'EndLeagueInvoices'; readonly reason: string }
  /** It goes about it in another way when somebody does not pay. */
  | { readonly type: 'PlanForfeits' };
/** `id` is the league's. */
export class AboutLeagueMoney extends AggregateCommand<LeagueMoneyRequest> {}
registerAggregate('leagueMoney', AboutLeagueMoney);

@CommandHandler(AboutLeagueMoney)
export class LeagueMoneyHandler implements ICommandHandler<AboutLeagueMoney, CommandResult> {
  constructor(
    private readonly sender: CommandSender,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {}

  /** Begun again it goes on: each invoice is asked once. */
  async execute({ id: leagueId, request, meta }: AboutLeagueMoney): Promise<CommandResult> {
    const asked = askedOf(request);
    for (const registrationId of await this.parties.registrationsOf(leagueId))
      await this.sender.send(
        { aggregate: 'invoice', id: registrationInvoiceId(registrationId), request: asked },
        {
          ...meta,
          commandId: uuidv5(
            `${request.type === 'PlanForfeits' ? 'plan' : 'end'}|${registrationId}`,
            meta.commandId,
          ),
          requestHash: hashOf(asked),
        },
      );
    return { streamId: `leagueMoney-${leagueId}`, revision: -1, position: '' };
  }
}

const askedOf = (request: LeagueMoneyRequest): InvoiceRequest =>
  request.type === 'PlanForfeits'
    ? { type: 'PlanForfeit' }
    : { type: 'EndInvoice', percent: 100, reason: request.reason };
