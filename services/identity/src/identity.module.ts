import './http/account.problems';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccountHandler } from './application/account.handler';
import { AccountLinks } from './application/account-links';
import { AccountMailHandler } from './application/account-mails.handler';
import {
  FindAccountByEmailHandler,
  GetAccountContactHandler,
  IsEmailConfirmedHandler,
} from './application/account.queries';
import { Accounts } from './application/accounts';
import { CurrentCallers } from './application/current-callers';
import { OwnSessions } from './application/own-sessions';
import { Sessions } from './application/sessions';
import { AccessGuard } from './http/access.guard';
import { AccountLinksController } from './http/account-links.controller';
import { AuthController } from './http/auth.controller';
import { OwnSessionsController } from './http/own-sessions.controller';
import { AccessTokenStrategy, AccessTokens } from './infrastructure/access-token';
import { CredentialStore } from './infrastructure/credential.store';
import { KnownDevices } from './infrastructure/known-devices';
import { LinkTokenStore } from './infrastructure/link-token.store';
import { PasswordHasher } from './infrastructure/password.hasher';
import { AuthRateLimiter } from './infrastructure/rate-limiter';
import { SessionStore } from './infrastructure/session.store';

/** Accounts, sessions and the guard in front of every route. */
@Module({
  imports: [CqrsModule, PassportModule, JwtModule.register({})],
  controllers: [AuthController, OwnSessionsController, AccountLinksController],
  providers: [
    AccountHandler,
    FindAccountByEmailHandler,
    IsEmailConfirmedHandler,
    GetAccountContactHandler,
    Accounts,
    Sessions,
    OwnSessions,
    AccountLinks,
    CurrentCallers,
    CredentialStore,
    SessionStore,
    KnownDevices,
    LinkTokenStore,
    PasswordHasher,
    AuthRateLimiter,
    AccessTokens,
    AccessTokenStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [CurrentCallers, LinkTokenStore],
})
export class IdentityModule {}

/** The mails to the persons of accounts, for the worker. Needs a MAILER from the composing application. */
@Module({ imports: [IdentityModule], providers: [AccountMailHandler] })
export class AccountMailsModule {}
