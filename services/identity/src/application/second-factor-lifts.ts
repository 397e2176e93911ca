import type { AccountEvent } from '@fieldhouse/events/identity';
import {
  AggregateCommand,
  type CommandMeta,
  type CommandResult,
  type Effect,
  type Process,
} from '@fieldhouse/kernel';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import { CommandSender, MAILER, registerAggregate, type Mailer } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LIFT_AFTER_MS } from '../domain/second-factor';
import { liftMailKey, type AccountMailRequest } from './account-mails.handler';
import { Accounts } from './accounts';
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
    private readonly accounts: Accounts,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  /** @throws RetryLater as long as its person has not had a day to call it off */
  async execute({ id, meta }: SecondFactorLiftCommand): Promise<CommandResult> {
    await this.warned(id, meta);
    const request = { type: 'LiftSecondFactor', accountId: id } as const;
    const result = await this.sender.send({ aggregate: 'account', id, request }, meta);
    await this.factors.lifted(id);
    return result;
  }

  /**
   * Whoever has a confirmed address is told by mail, and has a day from then, however long the mail server was away. Where
   * it refuses their address for good nobody can be told.
   */
  private async warned(accountId: string, meta: CommandMeta): Promise<void> {
    const account = await this.accounts.load(accountId);
    if (account.status !== 'registered' || account.emailConfirmedAt === null) return;
    const { secondFactorLiftAt: liftAt } = account;
    if (liftAt === null) return;
    const key = liftMailKey(accountId, liftAt);
    if ((await this.mailer.endOf(key)) === null) {
      const causedAt = new Date(Date.parse(liftAt) - LIFT_AFTER_MS).toISOString();
      const request: AccountMailRequest = { type: 'SendSecondFactorLiftMail', causedAt };
      await this.sender.send({ aggregate: 'accountMail', id: accountId, request }, meta);
    }
    const end = await this.mailer.endOf(key);
    const left = end?.how === 'sent' ? end.at.getTime() + LIFT_AFTER_MS - Date.now() : 0;
    if (left > 0) throw new RetryLater(Math.ceil(left / 1_000));
  }
}
