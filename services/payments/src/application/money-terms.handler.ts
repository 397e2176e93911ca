import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { MONEY_PARTIES, registerAggregate, type MoneyParties } from '@fieldhouse/platform';
import { payee as payeeSchema } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { moneyTermsAggregate, type MoneyTermsAsked } from '../domain';

/** `id` is the payee's key, such as `league.<id>`. */
export class AboutMoneyTerms extends AggregateCommand<MoneyTermsAsked> {}
registerAggregate('moneyTerms', AboutMoneyTerms);

@CommandHandler(AboutMoneyTerms)
export class MoneyTermsHandler implements ICommandHandler<AboutMoneyTerms, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {}

  /** @throws MoneyTermsError; Unseen */
  execute(command: AboutMoneyTerms): Promise<CommandResult> {
    const { id, meta } = command;
    const accountId = meta.actor.kind === 'account' ? meta.actor.accountId : '';
    const [kind = '', ...rest] = id.split('.');
    const payee = payeeSchema.safeParse({ kind, id: rest.join('.') }).data ?? null;
    return executeAggregateCommand(this.store, moneyTermsAggregate, command, async (request, context) => {
      const [standing, collectorIds] = await Promise.all([
        payee && this.parties.standing(payee, accountId),
        payee ? this.parties.collectorsOf(payee) : [],
      ]);
      const { collects = false, knows = false } = standing ?? {};
      const hasOthers = collectorIds.some((one) => one !== accountId);
      return { ...context, ...request, payee: standing ? payee : null, collects, knows, hasOthers };
    });
  }
}
