import * as fc from 'fast-check';
import { allocate, type OpenLine } from './allocation';

const line = (lineId: string, dueOn: string, openMinor: number): OpenLine => ({ lineId, dueOn, openMinor });
const OPEN = [
  line('second', '2027-04-01', 4_000),
  line('first', '2027-03-01', 2_000),
  line('third', '2027-05-01', 4_000),
];

it('pays what is due first', () => {
  expect(allocate(3_000, OPEN)).toEqual({
    lines: [
      { lineId: 'first', amountMinor: 2_000 },
      { lineId: 'second', amountMinor: 1_000 },
    ],
    creditMinor: 0,
  });
});

it('becomes a credit where it is more than what is owed', () => {
  expect(allocate(10_500, OPEN).creditMinor).toBe(500);
  expect(allocate(100, [])).toEqual({ lines: [], creditMinor: 100 });
});

it('of one day pays what stands first', () => {
  const open = [line('a', '2027-03-01', 50), line('b', '2027-03-01', 50)];
  expect(allocate(60, open).lines).toEqual([
    { lineId: 'a', amountMinor: 50 },
    { lineId: 'b', amountMinor: 10 },
  ]);
});

it('loses nothing, pays no line more than it is, and no later one before an earlier is paid', () => {
  const open = fc.uniqueArray(
    fc.record({
      lineId: fc.uuid(),
      dueOn: fc.integer({ min: 1, max: 28 }).map((day) => `2027-02-${String(day).padStart(2, '0')}`),
      openMinor: fc.integer({ min: 1, max: 100_000 }),
    }),
    { selector: ({ lineId }) => lineId, maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.nat(1_000_000), open, (amountMinor, lines) => {
      const { lines: paid, creditMinor } = allocate(amountMinor, lines);
      const paidOf = new Map(paid.map((one) => [one.lineId, one.amountMinor]));
      expect([...paidOf.values()].reduce((sum, one) => sum + one, creditMinor)).toBe(amountMinor);
      for (const one of lines) {
        const mine = paidOf.get(one.lineId) ?? 0;
        expect(mine).toBeLessThanOrEqual(one.openMinor);
        if (mine < one.openMinor)
          expect(lines.some(({ lineId, dueOn }) => dueOn > one.dueOn && paidOf.has(lineId))).toBe(false);
      }
      if (creditMinor > 0)
        expect(lines.every(({ lineId, openMinor }) => paidOf.get(lineId) === openMinor)).toBe(true);
    }),
    { numRuns: 1_000, seed: 13 },
  );
});
