import * as fc from 'fast-check';
import { instalmentsOf, planFault } from './instalments';

const part = (basisPoints: number, dueOn: string) => ({ basisPoints, dueOn });

it('is a deposit and instalments that are together the whole', () => {
  const plan = [part(2_000, '2027-03-01'), part(4_000, '2027-04-01'), part(4_000, '2027-05-01')];
  expect(planFault(plan)).toBeNull();
  expect(instalmentsOf(99_999, plan)).toEqual([
    { dueOn: '2027-03-01', amountMinor: 20_000 },
    { dueOn: '2027-04-01', amountMinor: 40_000 },
    { dueOn: '2027-05-01', amountMinor: 39_999 },
  ]);
});

it.each([
  ['no_parts', []],
  ['not_the_whole', [part(5_000, '2027-03-01'), part(4_999, '2027-04-01')]],
  ['part_of_nothing', [part(10_000, '2027-03-01'), part(0, '2027-04-01')]],
  ['days_out_of_order', [part(5_000, '2027-04-01'), part(5_000, '2027-03-01')]],
  ['days_out_of_order', [part(5_000, '2027-03-01'), part(5_000, '2027-03-01')]],
])('cannot be: %s', (fault, plan) => {
  expect(planFault(plan)).toBe(fault);
});

it('loses no cent, whatever the amount', () => {
  const plan = [part(3_333, '2027-03-01'), part(3_333, '2027-04-01'), part(3_334, '2027-05-01')];
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (total) => {
      const amounts = instalmentsOf(total, plan).map(({ amountMinor }) => amountMinor);
      expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
    }),
    { numRuns: 1_000, seed: 13 },
  );
});
