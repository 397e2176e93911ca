import {
  NO_CREDENTIALS,
  signInBody,
  signUpBody,
  type SessionView,
  type UserView,
} from '@fieldhouse/api-contract';
import {
  AggregateStore,
  CONFIG,
  CommandSender,
  HttpProblem,
  type CommandContextOfRequest,
  type Config,
} from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { accountAggregate, type AccountState } from '../domain/account.decider';
import { AccessTokens } from '../infrastructure/access-token';
import { CredentialStore } from '../infrastructure/credential.store';
import { PasswordHasher } from '../infrastructure/password.hasher';
import { SessionStore } from '../infrastructure/session.store';
import type { AccountRequest } from './account.handler';

/** A session for the client and the refresh token for its cookie. */
export type OpenedSession = { readonly session: SessionView; readonly refreshToken: string };

/** Sign-up, sign-in, refresh and sign-out. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sender: CommandSender,
    private readonly store: AggregateStore,
    private readonly credentials: CredentialStore,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly tokens: AccessTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws 400 with the first invalid field, 409 for an address that has an account */
  async signUp(body: unknown, command: CommandContextOfRequest): Promise<OpenedSession> {
    requireCredentials(body);
    const { email, password, firstName, lastName } = signUpBody.parse(body);
    const passwordHash = await this.hasher.hash(password);
    const wanted = uuidv5(email.toLowerCase(), command.commandId);
    const credential = await this.credentials.add(wanted, email, passwordHash);
    const accountId = credential._id;
    if ((await this.load(accountId)).status !== 'none') {
      const repeated = accountId === wanted && (await this.hasher.verify(credential.passwordHash, password));
      if (!repeated)
        throw new HttpProblem(
          409,
          'email_taken',
          'Address in use',
          'An account with this e-mail address already exists. Sign in instead.',
        );
    } else if (credential.passwordHash !== passwordHash) {
      // An earlier sign-up got no further than its credential: this one takes it over.
      await this.credentials.setPassword(accountId, passwordHash);
    }
    await this.send(
      accountId,
      { type: 'RegisterAccount', accountId, email, firstName, lastName },
      command,
      'register',
    );
    if (
      this.config.FIRST_SITE_ADMIN !== '' &&
      email.toLowerCase() === this.config.FIRST_SITE_ADMIN.toLowerCase()
    ) {
      await this.send(
        accountId,
        {
          type: 'GrantGlobalRole',
          accountId,
          role: 'site_admin',
          reason: 'Named as first site admin in the settings',
        },
        command,
        'first-admin',
      );
    }
    return this.open(accountId);
  }

  /** @throws 400 with the first invalid field, 401 `invalid_credentials` alike for unknown addresses and wrong passwords */
  async signIn(body: unknown): Promise<OpenedSession> {
    requireCredentials(body);
    const { email, password } = signInBody.parse(body);
    const credential = await this.credentials.findByEmail(email);
    const right = await this.hasher.verify(credential?.passwordHash ?? null, password);
    if (!right || !credential || (await this.load(credential._id)).status === 'none') {
      throw new HttpProblem(401, 'invalid_credentials', 'Sign in failed', 'Invalid login credentials');
    }
    return this.open(credential._id);
  }

  /** @throws 401 for a token that is unknown, expired or was used before (which ends its whole family) */
  async refresh(token: string | undefined, command: CommandContextOfRequest): Promise<OpenedSession> {
    const refreshed =
      token === undefined ? ({ outcome: 'unknown' } as const) : await this.sessions.refresh(token);
    if (refreshed.outcome === 'refreshed') {
      return {
        session: await this.sessionOf(refreshed.accountId, refreshed.familyId),
        refreshToken: refreshed.token,
      };
    }
    if (refreshed.outcome === 'reused') {
      const { accountId, familyId } = refreshed;
      await this.send(
        accountId,
        { type: 'RecordSessionsEnded', accountId, familyId, cause: 'token_reused' },
        command,
        'reused',
      );
    }
    throw new HttpProblem(401, 'session_missing', 'Session ended', 'Your session has ended. Sign in again.');
  }

  async signOut(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.sessions.close(token);
  }

  async user(accountId: string): Promise<UserView> {
    const state = await this.load(accountId);
    if (state.status === 'none')
      throw new HttpProblem(
        401,
        'session_missing',
        'Session ended',
        'Your session has ended. Sign in again.',
      );
    return {
      id: accountId,
      email: state.email,
      user_metadata: { first_name: state.firstName, last_name: state.lastName },
      roles: [...state.roles],
    };
  }

  private async open(accountId: string): Promise<OpenedSession> {
    const { familyId, token } = await this.sessions.open(accountId);
    return { session: await this.sessionOf(accountId, familyId), refreshToken: token };
  }

  private async sessionOf(accountId: string, familyId: string): Promise<SessionView> {
    const user = await this.user(accountId);
    const { token, expiresIn, expiresAt } = this.tokens.issue(accountId, familyId, user.roles);
    return { access_token: token, token_type: 'bearer', expires_in: expiresIn, expires_at: expiresAt, user };
  }

  private async load(accountId: string): Promise<AccountState> {
    return (await this.store.load(accountAggregate, accountId)).state;
  }

  private async send(
    accountId: string,
    request: AccountRequest,
    command: CommandContextOfRequest,
    part: string,
  ): Promise<void> {
    await this.sender.send({ aggregate: 'account', id: accountId, request }, command.metaFor(request, part));
  }
}

const requireCredentials = (body: unknown): void => {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (!given['email'] || !given['password'])
    throw new HttpProblem(400, 'credentials_missing', 'Credentials missing', NO_CREDENTIALS);
};
