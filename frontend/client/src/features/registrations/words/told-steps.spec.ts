import type { RegistrationStep } from '@fieldhouse/api-contract';
import { toldSteps } from './told-steps';

const at = '2027-03-02T19:02:00.000Z';
const inList = { rank: 1, of: 1 };
const submitted: RegistrationStep = { code: 'submitted', at };
const joined: RegistrationStep = { code: 'joined', at, ...inList };
const placed = (via: string): RegistrationStep => ({ code: 'placed', at, via, byAdmin: false, ...inList });
const confirmed: RegistrationStep = { code: 'confirmed', at };
const takenBack: RegistrationStep = { code: 'taken_back', at };
const movedDown: RegistrationStep = { code: 'moved_down', at, ...inList };
const codesOf = (...steps: readonly RegistrationStep[]): readonly string[] =>
  toldSteps(steps).map(({ code }) => code);

it('tells of the waitlist only whoever has waited there', () => {
  expect(codesOf(submitted, joined, placed('join'), confirmed)).toEqual(['submitted', 'placed', 'confirmed']);
  expect(codesOf(submitted, joined, placed('offer'))).toEqual(['submitted', 'joined', 'placed']);
  expect(codesOf(submitted, joined)).toEqual(['submitted', 'joined']);
});

it('says that there are fewer places only where there are, not to whoever has left or was removed', () => {
  const withdrawn: RegistrationStep = { code: 'withdrawn', at, percent: 50 };
  const removed: RegistrationStep = { code: 'removed', at, reason: null };
  expect(codesOf(confirmed, withdrawn, takenBack)).toEqual(['confirmed', 'withdrawn']);
  expect(codesOf(confirmed, removed, takenBack)).toEqual(['confirmed', 'removed']);
  expect(codesOf(confirmed, movedDown, takenBack)).toEqual(['confirmed', 'moved_down', 'taken_back']);
  // Who came back afterwards and left of their own has not lost the place to that.
  expect(codesOf(movedDown, takenBack, placed('promotion'), confirmed, withdrawn, takenBack)).toEqual([
    ...['moved_down', 'taken_back', 'placed', 'confirmed', 'withdrawn'],
  ]);
});
