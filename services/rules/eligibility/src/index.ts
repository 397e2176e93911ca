export { check, type Eligibility, type EligibilityLine } from './check';
export type { LineCode, Verdict } from './lines';
export { leaguePerson, leagueRules } from './league';
export * from './rules';
