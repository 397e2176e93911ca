export { accountDashboard } from './account-dashboard';
export { AccountMailsModule, IdentityModule } from './identity.module';
export { type AccountRequest } from './application/account.handler';
export { accountErasures } from './application/account-erasures';
export { accountMails } from './application/account-mails.process';
export { accountDirectory } from './application/account-directory';
export { secondFactorLifts } from './application/second-factor-lifts';
export { CurrentCallers } from './application/current-callers';
export { OWN_PICTURE, type OwnPicture } from './application/own-picture.port';
