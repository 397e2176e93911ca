export { BetaReadModule, betaProjections } from './beta-read.module';
