export { IdentityReadModule, identityProjections } from './identity-read.module';
