export { betaDashboard } from './beta-dashboard';
export { BetaReadModule, betaProjections } from './beta-read.module';
