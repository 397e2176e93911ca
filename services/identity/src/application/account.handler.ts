import {
  AggregateCommand,
  type CommandContext,
  type CommandResult,
  type RequestOf,
} from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { CONFIG, registerAggregate, type Config } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AccountCommand as Decided, AddressFacts } from '../domain/account.commands';
import { accountAggregate } from '../domain/account.decider';
import { SecurityLog, type SecurityEvent } from '../infrastructure/security-log';
import { CurrentCallers } from './current-callers';

type Asked<C> = C extends AddressFacts ? Omit<C, keyof AddressFacts> : C;
/** Everything an account can be asked for; what the settings say about its address is added. */
export type AccountRequest = Asked<RequestOf<Decided>>;
export class AccountCommand extends AggregateCommand<AccountRequest> {}
registerAggregate('account', AccountCommand);

/** Which commands stand in the security log. */
const NOTED: Partial<Record<AccountRequest['type'], SecurityEvent>> = {
  GrantGlobalRole: 'role_granted',
  RevokeGlobalRole: 'role_revoked',
  RecordPasswordChanged: 'password_changed',
  RecordPasswordRecovered: 'password_recovered',
  RecordRecoveryCodeUsed: 'recovery_code_used',
  EnableSecondFactor: 'second_factor_on',
  DisableSecondFactor: 'second_factor_off',
  RequestSecondFactorLift: 'second_factor_lift_asked',
  LiftSecondFactor: 'second_factor_lifted',
  CompleteEmailChange: 'email_changed',
  RecordSessionsEnded: 'session_ended',
  EraseAccount: 'account_erased',
};

@CommandHandler(AccountCommand)
export class AccountHandler implements ICommandHandler<AccountCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly callers: CurrentCallers,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws AccountError */
  async execute(command: AccountCommand): Promise<CommandResult> {
    const result = await executeAggregateCommand(this.store, accountAggregate, command, (request, context) =>
      this.complete(request, context),
    );
    this.callers.forgetRoles(command.id);
    this.tell(command);
    return result;
  }

  private tell({ id: accountId, request, meta: { actor, correlationId } }: AccountCommand): void {
    const event = NOTED[request.type];
    if (event === undefined) return;
    const byOther = actor.kind === 'account' && actor.accountId !== accountId;
    const actorId = byOther ? { actorId: actor.accountId } : {};
    this.security.note(event, { accountId, correlationId, ...actorId });
  }

  private async complete(request: AccountRequest, context: CommandContext): Promise<Decided> {
    switch (request.type) {
      case 'RegisterAccount':
        return { ...context, ...request, ...this.factsOf(request.email) };
      case 'ConfirmEmail':
      case 'RecordPasswordRecovered': {
        const { state } = await this.store.load(accountAggregate, request.accountId);
        return { ...context, ...request, ...this.factsOf(state.status === 'registered' ? state.email : '') };
      }
      default:
        return { ...context, ...request };
    }
  }

  private factsOf(address: string): AddressFacts {
    const email = address.toLowerCase();
    const domains = this.config.CONFIRMED_EMAIL_DOMAINS.toLowerCase().split(',');
    return {
      trusted: domains.includes(email.split('@')[1] ?? '-'),
      firstSiteAdmin: email !== '' && email === this.config.FIRST_SITE_ADMIN.toLowerCase(),
    };
  }
}
