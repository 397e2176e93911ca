import type { LogoutScope, SessionItemView } from '@fieldhouse/api-contract';
import { notFound, type Caller, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { SessionStore, type SessionFamily } from '../infrastructure/session.store';
import { Accounts, sessionMissing } from './accounts';
import { CurrentCallers } from './current-callers';

/** The sessions of one account, as its person sees and ends them. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly callers: CurrentCallers,
    private readonly accounts: Accounts,
  ) {}

  async list({ accountId, sessionId }: Caller): Promise<readonly SessionItemView[]> {
    const families = await this.sessions.list(accountId);
    return families.map(({ _id, device, network, createdAt, rotatedAt }) => ({
      id: _id,
      current: _id === sessionId,
      device: device ?? 'Unknown device',
      createdAt: (createdAt ?? rotatedAt).toISOString(),
      lastUsedAt: rotatedAt.toISOString(),
      ip: network ?? 'unknown',
    }));
  }

  /** @throws 404 for a session that is not the caller's */
  async end({ accountId }: Caller, sessionId: string, command: CommandContextOfRequest): Promise<void> {
    const ended = await this.endAll(accountId, { _id: sessionId }, command);
    if (ended.length === 0) throw notFound();
  }

  /**
   * Signs out. `local` ends the session of the cookie, and needs none that is valid: whoever has an old one only wants
   * to be rid of it. Somebody else may have traded theirs since; then that ends too.
   * @throws 401 for the other scopes without a session
   */
  async signOut(
    scope: LogoutScope,
    caller: Caller | null,
    token: string | undefined,
    command: CommandContextOfRequest,
  ): Promise<void> {
    if (scope === 'local') {
      const own = token === undefined ? null : await this.sessions.ofAnyToken(token, command.commandId);
      if (own) await this.endAll(own.accountId, { _id: own._id }, command);
      return;
    }
    const family = caller ?? (token === undefined ? null : await this.sessions.ofToken(token));
    if (!family) throw sessionMissing();
    const current = 'sessionId' in family ? family.sessionId : (family as SessionFamily)._id;
    await this.endAll(family.accountId, scope === 'others' ? { _id: { $ne: current } } : {}, command);
  }

  /** A site admin ends somebody's session. @throws 404 for a session that is not that account's */
  async endByAdmin(
    accountId: string,
    sessionId: string,
    reason: string,
    command: CommandContextOfRequest,
  ): Promise<void> {
    const ended = await this.endAll(accountId, { _id: sessionId }, command, {
      cause: 'ended_by_admin',
      reason,
    });
    if (ended.length === 0) throw notFound();
  }

  private async endAll(
    accountId: string,
    which: Filter<SessionFamily>,
    command: CommandContextOfRequest,
    why: { readonly cause: 'signed_out' | 'ended_by_admin'; readonly reason?: string } = {
      cause: 'signed_out',
    },
  ): Promise<readonly string[]> {
    const ended = await this.sessions.end({ ...which, accountId }, command.commandId);
    this.callers.forgetSessions(ended);
    for (const familyId of ended)
      await this.accounts.send(
        accountId,
        { type: 'RecordSessionsEnded', accountId, familyId, ...why },
        command,
        `ended-${familyId}`,
      );
    return ended;
  }
}
