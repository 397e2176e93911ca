export { BetaMailsModule, BetaModule } from './beta.module';
export { BetaApplicationCommand, type BetaApplicationRequest } from './application/beta-application.handler';
export { APPLICANT_DIRECTORY, type ApplicantDirectory } from './application/applicant.port';
export { betaMails } from './application/beta-mails.process';
