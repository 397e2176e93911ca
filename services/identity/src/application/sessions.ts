import { randomUUID } from 'node:crypto';
import {
  NO_CREDENTIALS,
  secondFactorSignInBody,
  signInBody,
  signUpBody,
  type SessionView,
  type UserView,
} from '@fieldhouse/api-contract';
import { HttpProblem, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import type { RegisteredAccount } from '../domain/account.state';
import { AccessTokens } from '../infrastructure/access-token';
import { CredentialStore } from '../infrastructure/credential.store';
import { KnownDevices } from '../infrastructure/known-devices';
import { PasswordHasher } from '../infrastructure/password.hasher';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { SecurityLog } from '../infrastructure/security-log';
import { SecondFactorTickets } from '../infrastructure/second-factor-tickets';
import { SessionStore } from '../infrastructure/session.store';
import { Accounts, sessionMissing, userView } from './accounts';
import { CurrentCallers } from './current-callers';
import { Proof } from './proof';
import { whereaboutsOf, type Visit } from './visit';

/** A session for the client, and what goes into its cookies. */
export type OpenedSession = {
  readonly session: SessionView;
  readonly refreshToken: string;
  readonly deviceCookie?: string;
};

/** Sign-up, sign-in and refresh. */
@Injectable()
export class Sessions {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: CredentialStore,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AuthRateLimiter,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionStore,
    private readonly callers: CurrentCallers,
    private readonly tokens: AccessTokens,
    private readonly tickets: SecondFactorTickets,
    private readonly proof: Proof,
    private readonly security: SecurityLog,
  ) {}

  /** @throws 400 with the first invalid field, 409 for an address that has an account */
  async signUp(body: unknown, command: CommandContextOfRequest, visit: Visit): Promise<OpenedSession> {
    requireCredentials(body);
    const { email, password, firstName, lastName, ...rest } = signUpBody.parse(body);
    const { termsVersion = null, privacyVersion = null, intent = null } = rest;
    const passwordHash = await this.hasher.hash(password);
    // An id that followed from the address would confirm a guess of it in the log for ever.
    const credential = await this.credentials.add(randomUUID(), email, passwordHash, command.commandId);
    const accountId = credential._id;
    if ((await this.accounts.load(accountId)).status !== 'none') {
      const repeated =
        credential.signUpId === command.commandId &&
        (await this.hasher.verify(credential.passwordHash, password));
      if (!repeated)
        throw new HttpProblem(
          409,
          'email_taken',
          'Address in use',
          'An account with this e-mail address already exists. Sign in instead.',
        );
    } else if (credential.passwordHash !== passwordHash) {
      // An earlier sign-up got no further than its credential: this one takes it over.
      await this.credentials.setPassword(accountId, passwordHash, command.commandId);
    }
    const accepted = { termsVersion, privacyVersion, intent };
    await this.accounts.send(
      accountId,
      { type: 'RegisterAccount', accountId, email, firstName, lastName, ...accepted },
      command,
      'register',
    );
    return this.open(await this.accounts.view(accountId), visit, false);
  }

  /**
   * @throws 400 with the first invalid field, 401 `invalid_credentials` alike for unknown addresses and wrong passwords,
   * 403 `second_factor_required` with the ticket for {@link signInWithCode}
   */
  async signIn(body: unknown, command: CommandContextOfRequest, visit: Visit): Promise<OpenedSession> {
    requireCredentials(body);
    const { email, password } = signInBody.parse(body);
    const credential = await this.credentials.findByEmail(email);
    const deviceId = await this.devices.knownTo(credential?._id, this.devices.read(visit.deviceCookie));
    const attempt = await this.limiter.attempt(email, deviceId);
    const right = await this.hasher
      .verify(credential?.passwordHash ?? null, password)
      .catch(async (error: unknown) => {
        await attempt.giveBack();
        throw error;
      });
    const account = right && credential ? await this.accounts.load(credential._id) : null;
    if (!credential || account?.status !== 'registered') {
      this.security.note('sign_in_failed', { subject: email, ip: visit.ip });
      throw new HttpProblem(401, 'invalid_credentials', 'Sign in failed', 'Invalid login credentials');
    }
    await attempt.giveBack();
    const accountId = credential._id;
    if (account.secondFactorSince === null) {
      await this.tellOfDevice(accountId, account, deviceId, command, visit);
      return this.open(userView(accountId, account), visit, false);
    }
    throw new HttpProblem(
      403,
      'second_factor_required',
      'One more step',
      'Enter the code of your authenticator app, or one of your recovery codes.',
      { facts: this.tickets.issue(credential) },
    );
  }

  /** The second step. @throws 401 `ticket_expired`, 422 `code_wrong` */
  async signInWithCode(
    body: unknown,
    command: CommandContextOfRequest,
    visit: Visit,
  ): Promise<OpenedSession> {
    const { ticket, code } = secondFactorSignInBody.parse(body);
    const credential = await this.credentials.find(this.tickets.accountOf(ticket));
    if (!credential || !this.tickets.isGood(ticket, credential))
      throw new HttpProblem(
        401,
        'ticket_expired',
        'Too late',
        'The code has to follow within five minutes. Sign in again.',
      );
    const accountId = credential._id;
    const deviceId = await this.devices.knownTo(accountId, this.devices.read(visit.deviceCookie));
    await this.proof.recordedCode(accountId, code, 'sign_in', command, deviceId);
    const account = await this.accounts.require(accountId);
    await this.tellOfDevice(accountId, account, deviceId, command, visit);
    return this.open(userView(accountId, account), visit, true);
  }

  /** @throws 401 for a token that is unknown, expired or was used before (which ends its whole family) */
  async refresh(
    token: string | undefined,
    command: CommandContextOfRequest,
    visit: Visit,
  ): Promise<OpenedSession> {
    if (token === undefined) throw sessionMissing();
    const refreshed = await this.sessions.refresh(token, whereaboutsOf(visit));
    if (refreshed.outcome === 'unknown') throw sessionMissing();
    const { accountId, familyId } = refreshed;
    if (refreshed.outcome === 'refreshed')
      return {
        session: this.sessionOf(await this.accounts.view(accountId), familyId, refreshed.withCode),
        refreshToken: refreshed.token,
      };
    this.callers.forgetSessions([familyId]);
    this.security.note('token_reused', { accountId, ip: visit.ip });
    await this.accounts.send(
      accountId,
      { type: 'RecordSessionsEnded', accountId, familyId, cause: 'token_reused' },
      command,
      'reused',
    );
    throw sessionMissing();
  }

  /** Its person hears of each device that is new, once the address is known to be theirs. */
  private async tellOfDevice(
    accountId: string,
    { emailConfirmedAt }: RegisteredAccount,
    knownDevice: string | null,
    command: CommandContextOfRequest,
    visit: Visit,
  ): Promise<void> {
    if (knownDevice !== null || emailConfirmedAt === null) return;
    const request = { type: 'RecordNewDevice', accountId, ...whereaboutsOf(visit) } as const;
    await this.accounts.send(accountId, request, command, 'new-device');
  }

  private async open(user: UserView, visit: Visit, withCode: boolean): Promise<OpenedSession> {
    const accountId = user.id;
    const deviceId = this.devices.read(visit.deviceCookie);
    const [{ familyId, token }, deviceCookie] = await Promise.all([
      this.sessions.open(accountId, whereaboutsOf(visit), withCode),
      this.devices.remember(accountId, deviceId),
    ]);
    this.security.note(withCode ? 'signed_in_with_code' : 'signed_in', { accountId, ip: visit.ip });
    return { session: this.sessionOf(user, familyId, withCode), refreshToken: token, deviceCookie };
  }

  private sessionOf(user: UserView, familyId: string, withCode: boolean): SessionView {
    // The token's roles count while the stores are away.
    const roles = withCode ? user.roles : user.roles.filter((role) => role !== 'site_admin');
    const { token, expiresIn, expiresAt } = this.tokens.issue(user.id, familyId, roles);
    return { access_token: token, token_type: 'bearer', expires_in: expiresIn, expires_at: expiresAt, user };
  }
}

const requireCredentials = (body: unknown): void => {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (!given['email'] || !given['password'])
    throw new HttpProblem(400, 'credentials_missing', 'Credentials missing', NO_CREDENTIALS);
};
