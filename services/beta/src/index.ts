export { BetaMailsModule, BetaModule } from './beta.module';
export { betaMails } from './application/beta-mails.process';
