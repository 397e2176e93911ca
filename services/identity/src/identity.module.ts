import './http/account.problems';
import { EverybodysData } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { AccountChanges } from './application/account-changes';
import { AccountErasureHandler } from './application/account-erasures';
import { AccountHandler } from './application/account.handler';
import { AccountLinks } from './application/account-links';
import { AccountMailHandler } from './application/account-mails.handler';
import { Accounts } from './application/accounts';
import { CredentialUpkeep } from './application/credential-upkeep';
import { CurrentCallers } from './application/current-callers';
import { EmailChangeLinks } from './application/email-change-links';
import { Leaving } from './application/leaving';
import { OwnAccountData } from './application/own-account-data';
import { OwnSessions } from './application/own-sessions';
import { Proof } from './application/proof';
import { SecondFactors } from './application/second-factor';
import { SecondFactorLiftHandler } from './application/second-factor-lifts';
import { Sessions } from './application/sessions';
import { AccessGuard } from './http/access.guard';
import { AccountLinksController } from './http/account-links.controller';
import { AccountController } from './http/account.controller';
import { AdminUserChangesController } from './http/admin-users.controller';
import { AuthCookies } from './http/auth.cookies';
import { AuthController } from './http/auth.controller';
import { EmailChangeLinksController } from './http/email-change-links.controller';
import { OwnSessionsController } from './http/own-sessions.controller';
import { SecondFactorController } from './http/second-factor.controller';
import { AccessTokens } from './infrastructure/access-token';
import { CredentialStore } from './infrastructure/credential.store';
import { KnownDevices } from './infrastructure/known-devices';
import { LinkTokenStore } from './infrastructure/link-token.store';
import { PasswordHasher } from './infrastructure/password.hasher';
import { AuthRateLimiter } from './infrastructure/rate-limiter';
import { SecondFactorTickets } from './infrastructure/second-factor-tickets';
import { SecondFactorStore } from './infrastructure/second-factor.store';
import { SecurityLog } from './infrastructure/security-log';
import { SessionStore } from './infrastructure/session.store';

/** Accounts, sessions and the guard in front of every route. Needs an OWN_PICTURE from the composing application. */
@Module({
  imports: [CqrsModule, DiscoveryModule, JwtModule.register({})],
  controllers: [
    AuthController,
    OwnSessionsController,
    AccountLinksController,
    EmailChangeLinksController,
    AccountController,
    SecondFactorController,
    AdminUserChangesController,
  ],
  providers: [
    AccountHandler,
    Accounts,
    Sessions,
    OwnSessions,
    AccountLinks,
    EmailChangeLinks,
    AccountChanges,
    SecondFactors,
    Leaving,
    OwnAccountData,
    EverybodysData,
    AccountErasureHandler,
    Proof,
    SecondFactorStore,
    SecondFactorTickets,
    CurrentCallers,
    CredentialStore,
    CredentialUpkeep,
    SessionStore,
    KnownDevices,
    LinkTokenStore,
    PasswordHasher,
    AuthRateLimiter,
    SecurityLog,
    AccessTokens,
    AuthCookies,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Accounts, CurrentCallers, LinkTokenStore, SecondFactors],
})
export class IdentityModule {}

/** The mails to the persons of accounts, and what waits for them, for the worker. Needs a MAILER and an OWN_ZONE from the composing application. */
@Module({ imports: [CqrsModule, IdentityModule], providers: [AccountMailHandler, SecondFactorLiftHandler] })
export class AccountMailsModule {}
