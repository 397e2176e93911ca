import type { UserView } from '@fieldhouse/api-contract';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { CommandSender, HttpProblem, type CommandContextOfRequest } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Injectable } from '@nestjs/common';
import { accountAggregate } from '../domain/account.decider';
import type { AccountState, RegisteredAccount } from '../domain/account.state';
import type { AccountRequest } from './account.handler';

/** Accounts as the services of this context read them and change them. */
@Injectable()
export class Accounts {
  constructor(
    private readonly sender: CommandSender,
    private readonly store: AggregateStore,
  ) {}

  async load(accountId: string): Promise<AccountState> {
    return (await this.store.load(accountAggregate, accountId)).state;
  }

  /** @throws 401 when there is no such account any more */
  async require(accountId: string): Promise<RegisteredAccount> {
    const state = await this.load(accountId);
    if (state.status !== 'registered') throw sessionMissing();
    return state;
  }

  /** The account as its sessions show it. @throws as {@link require} does */
  async view(accountId: string): Promise<UserView> {
    return userView(accountId, await this.require(accountId));
  }

  /** Whether a command has changed the account: a repetition of it goes on from there. @param part as in {@link send} */
  has(accountId: string, command: CommandContextOfRequest, part: string): Promise<boolean> {
    return this.store.has(accountAggregate, accountId, command.metaFor(null, part).commandId);
  }

  /** @param part tells several commands of one HTTP request apart */
  send(
    accountId: string,
    request: AccountRequest,
    command: CommandContextOfRequest,
    part: string,
  ): Promise<CommandResult> {
    return this.sender.send({ aggregate: 'account', id: accountId, request }, command.metaFor(request, part));
  }
}

/** An account as its sessions show it. */
export const userView = (accountId: string, state: RegisteredAccount): UserView => ({
  id: accountId,
  email: state.email,
  user_metadata: { first_name: state.firstName, last_name: state.lastName },
  roles: [...state.roles],
  email_confirmed_at: state.emailConfirmedAt,
  terms_version: state.termsVersion,
});

/** There is no session where one is needed. */
export const sessionMissing = (): HttpProblem =>
  new HttpProblem(401, 'session_missing', 'Session ended', 'Your session has ended. Sign in again.');
