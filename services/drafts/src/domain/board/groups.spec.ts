import { roundOf } from '@fieldhouse/values';
import * as fc from 'fast-check';
import { partnerCell } from './groups';

describe('the cell of a group partner', () => {
  it('is the next free cell when its round is at most the tier', () => {
    expect(partnerCell([5, 8, 9], 4, 4, 2)).toBe(5);
  });

  it('is the next free cell when its round is beyond the tier: up, never down', () => {
    expect(partnerCell([8, 9], 4, 1, 2)).toBe(8);
  });

  it('is the nearest earlier cell when nothing later is free', () => {
    expect(partnerCell([1, 4, 5], 8, 2, 2)).toBe(5);
  });

  it('is none when the team is full', () => {
    expect(partnerCell([], 8, 2, 2)).toBeNull();
  });

  it('is always a free cell, and after the pick whenever one is', () => {
    const cells = fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 15 })
      .map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        cells,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (free, after, tier) => {
          const cell = partnerCell(free, after, tier, 4) ?? 0;
          expect(free).toContain(cell);
          const later = free.filter((pickNo) => pickNo > after);
          if (later.length > 0)
            expect(cell).toBe(later.find((pickNo) => roundOf(pickNo, 4) <= tier) ?? later[0]);
        },
      ),
    );
  });
});
