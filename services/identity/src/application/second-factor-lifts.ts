import type { AccountEvent } from '@fieldhouse/events/identity';
import { AggregateCommand, type CommandResult, type Effect, type Process } from '@fieldhouse/kernel';
import { CommandSender, registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondFactors } from './second-factor';

export class SecondFactorLiftCommand extends AggregateCommand<{ readonly type: 'FinishLift' }> {}
registerAggregate('secondFactorLift', SecondFactorLiftCommand);

/** What a site admin was asked to take off is taken off a day later, unless somebody calls it off. */
export const secondFactorLifts: Process<AccountEvent> = {
  name: 'second-factor-lifts',
  categories: ['account'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    const { accountId } = data;
    const timerId = `second-factor-lift-${accountId}`;
    switch (type) {
      case 'SecondFactorLiftRequested':
        return [
          {
            kind: 'schedule',
            timerId,
            jobId: `${timerId}-${Date.parse(data.liftAt)}`,
            at: data.liftAt,
            command: { aggregate: 'secondFactorLift', id: accountId, request: { type: 'FinishLift' } },
          },
        ];
      case 'SecondFactorLiftCancelled':
      case 'SecondFactorDisabled':
      case 'AccountErased':
        return [{ kind: 'cancel', timerId }];
      default:
        return [];
    }
  },
};

@CommandHandler(SecondFactorLiftCommand)
export class SecondFactorLiftHandler implements ICommandHandler<SecondFactorLiftCommand, CommandResult> {
  constructor(
    private readonly sender: CommandSender,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ id, meta }: SecondFactorLiftCommand): Promise<CommandResult> {
    const request = { type: 'LiftSecondFactor', accountId: id } as const;
    const result = await this.sender.send({ aggregate: 'account', id, request }, meta);
    await this.factors.lifted(id);
    return result;
  }
}
