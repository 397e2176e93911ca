import { AggregateStore, StoreUnavailable, within } from '@fieldhouse/kernel/runtime';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { RecordedEvent } from '@fieldhouse/kernel';
import type { AccountFacts, Caller, TokenReader } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { accountAggregate } from '../domain/account.decider';
import { AccessTokens } from '../infrastructure/access-token';
import { Recent } from './recent';
import { SessionStore, type SessionStanding } from '../infrastructure/session.store';

const PATIENCE_MS = 300;
const LONGEST_PATIENCE_MS = 1_500;

/** What of an account decides about its bearer's requests. */
type Standing = { readonly roles: readonly string[]; readonly secondFactor: boolean };

/**
 * What holds for the bearer of a token now: a token is good for ten minutes, but a role granted or taken and a session
 * ended count within two seconds in every process, at once in the one that did it.
 */
@Injectable()
export class CurrentCallers implements TokenReader {
  private readonly standings = new Recent<Standing>();
  private readonly known = new Recent<SessionStanding>();

  readonly facts = {
    category: 'account',
    cuts: (event: RecordedEvent) => cutBy(event as RecordedEvent<AccountEvent>),
  };

  constructor(
    private readonly store: AggregateStore,
    private readonly sessions: SessionStore,
    private readonly tokens: AccessTokens,
  ) {}

  async read(token: string): Promise<Caller | null> {
    const caller = this.tokens.read(token);
    return caller && this.current(caller, false);
  }

  lasting(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return sessionIds.length === 0 ? Promise.resolve(new Set()) : this.sessions.lastingAmong(sessionIds);
  }

  ended(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return sessionIds.length === 0 ? Promise.resolve(new Set()) : this.sessions.endedAmong(sessionIds);
  }

  /**
   * The caller with current roles, or null when the session has ended. The powers of a site admin need a session in
   * which a code of the second factor was proven.
   * @param decisive the route changes something, or stands or falls with a role: without an answer of the stores it is
   * refused. Elsewhere the token's own roles count meanwhile, so that a store that is away does not close the routes that can do without it.
   * @throws StoreUnavailable
   */
  async current(caller: Caller, decisive: boolean): Promise<Caller | null> {
    const patience = decisive ? LONGEST_PATIENCE_MS : PATIENCE_MS;
    try {
      const late = (): Error => new StoreUnavailable('event store');
      const [account, session] = await within(patience, this.ask(caller), late);
      return session.ended ? null : { ...caller, roles: powersOf(account, session) };
    } catch (error) {
      if (decisive) throw error;
      return caller;
    }
  }

  async missingForSiteAdmin(caller: Caller): Promise<'role' | 'factor' | 'code' | null> {
    const [account, session] = await this.ask(caller);
    if (!account.roles.includes('site_admin')) return 'role';
    if (!account.secondFactor) return 'factor';
    return session.secondFactorAt === null ? 'code' : null;
  }

  /** The account's roles or second factor may have just changed. */
  forgetRoles(accountId: string): void {
    this.standings.forget(accountId);
  }

  /** These sessions have just ended, or a code was proven in them. */
  forgetSessions(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.known.forget(id);
  }

  private ask({ accountId, sessionId = '' }: Caller): Promise<[Standing, SessionStanding]> {
    return Promise.all([
      this.standingOf(accountId),
      this.known.of(sessionId, () => this.sessions.standing(sessionId)),
    ]);
  }

  private standingOf(accountId: string): Promise<Standing> {
    return this.standings.of(accountId, async () => {
      const { state } = await this.store.load(accountAggregate, accountId);
      return state.status === 'registered'
        ? { roles: state.roles, secondFactor: state.secondFactorSince !== null }
        : { roles: [], secondFactor: false };
    });
  }
}

/** The roles that count in a session. */
const powersOf = (
  { roles, secondFactor }: Standing,
  { secondFactorAt }: SessionStanding,
): readonly string[] =>
  secondFactor && secondFactorAt !== null ? roles : roles.filter((role) => role !== 'site_admin');

/** What takes more than a session leaves no connection of the account as it was. */
const cutBy = ({ type, data }: RecordedEvent<AccountEvent>): ReturnType<AccountFacts['cuts']> => {
  switch (type) {
    case 'SessionFamilyRevoked':
      return { accountId: data.accountId, sessionId: data.familyId };
    case 'GlobalRoleRevoked':
    case 'AccountErased':
      return { accountId: data.accountId };
    default:
      return null;
  }
};
