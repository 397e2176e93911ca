export { IdentityModule } from './identity.module';
export { AccountCommand, type AccountRequest } from './application/account.handler';
export { FindAccountByEmail, type AccountSummary } from './application/account.queries';
export { Sessions } from './application/sessions';
export { AccessTokens } from './infrastructure/access-token';
