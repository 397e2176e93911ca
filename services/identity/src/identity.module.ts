import './http/account.problems';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccountHandler } from './application/account.handler';
import { FindAccountByEmailHandler } from './application/account.queries';
import { Sessions } from './application/sessions';
import { AccessGuard } from './http/access.guard';
import { AuthController } from './http/auth.controller';
import { AccessTokenStrategy, AccessTokens } from './infrastructure/access-token';
import { CredentialStore } from './infrastructure/credential.store';
import { PasswordHasher } from './infrastructure/password.hasher';
import { AuthRateLimiter } from './infrastructure/rate-limiter';
import { SessionStore } from './infrastructure/session.store';

/** Accounts, sessions and the guard in front of every route. */
@Module({
  imports: [CqrsModule, PassportModule, JwtModule.register({})],
  controllers: [AuthController],
  providers: [
    AccountHandler,
    FindAccountByEmailHandler,
    Sessions,
    CredentialStore,
    SessionStore,
    PasswordHasher,
    AuthRateLimiter,
    AccessTokens,
    AccessTokenStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessTokens, Sessions],
})
export class IdentityModule {}
