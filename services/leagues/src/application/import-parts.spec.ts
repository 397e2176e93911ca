import type { ImportedPlayer } from '../domain';
import { importParts } from './import-parts';

const players = (count: number, comment = ''): ImportedPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    playerId: `p${index}`,
    firstName: 'Ana',
    lastName: 'Ruiz',
    comment,
  }));

describe('the parts of an import', () => {
  it('have 250 rows at most and keep their order', () => {
    const all = players(501);
    const parts = importParts(all);
    expect(parts.map((part) => part.length)).toEqual([250, 250, 1]);
    expect(parts.flat()).toEqual(all);
  });

  it('are smaller where the rows are long', () => {
    const parts = importParts(players(250, '馬'.repeat(500)));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(260_000);
    expect(parts.flat()).toHaveLength(250);
  });

  it('are none of nothing', () => {
    expect(importParts([])).toEqual([]);
  });
});
