export { at, documentsAfter } from './documents-after';
export { specification } from './given';
export { MemoryKeyring } from './memory-keyring';
export { turnOnSecondFactor, type TestSecondFactor } from './second-factor';
export { until } from './until';
export {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestAppOptions,
  type TestPerson,
  type TestRequest,
} from './http-app';
