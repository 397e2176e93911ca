export { check, type Eligibility, type EligibilityLine } from './check';
export type { LineCode, Verdict } from './lines';
export * from './rules';
