export { turnOnSecondFactor, type TestSecondFactor } from './second-factor';
export { invite, join } from './invite';
export {
  keyed,
  requestsTo,
  startTestApp,
  TEST_SECRET,
  type TestAnswer,
  type TestApp,
  type TestAppOptions,
  type TestPerson,
  type TestRequest,
} from './http-app';
export * from './attack-size';
export * from './erasure';
export * from './loop-stalls';
export * from './team';
export * from './happened';
export * from './chat';
export * from './seeded';
