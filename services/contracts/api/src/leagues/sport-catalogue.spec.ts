import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSport, positionCodes, sportCatalogue } from './sport-catalogue';

describe('the sport catalogue', () => {
  it('has each sport and each position of a sport once', () => {
    const unique = (values: readonly string[]): void => expect(new Set(values).size).toBe(values.length);
    unique(sportCatalogue.map(({ key }) => key));
    for (const sport of sportCatalogue) {
      unique(sport.positions.map(({ code }) => code));
      unique(
        sport.positions
          .flatMap(({ code, name, aliases }) => [code, name, ...aliases])
          .map((word) => word.toLowerCase()),
      );
    }
  });

  it('offers limits that its own positions and roster can meet', () => {
    for (const { key, limits, rosterSize, minimumRoster } of sportCatalogue) {
      for (const { position } of limits.positions) expect(positionCodes(key)).toContain(position);
      expect(limits.positions.reduce((sum, { minimum }) => sum + minimum, 0)).toBeLessThanOrEqual(rosterSize);
      expect(rosterSize).toBeGreaterThanOrEqual(minimumRoster);
    }
  });

  it('says of each sport how a game goes, and ends every tie', () => {
    for (const { lineup, defaultRules, tieBreakOrder } of sportCatalogue) {
      expect(lineup.length).toBeGreaterThan(10);
      expect(defaultRules.length).toBeGreaterThan(1);
      expect(tieBreakOrder.at(-1)).toBe('Lot');
    }
  });

  it('knows every position of the softball list', () => {
    const rows = readFileSync(join(__dirname, '../../../../../data/softball-pool.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    const codes = new Set(
      rows.flatMap((row) => row.split(',').slice(9, 11)).flatMap((cell) => cell.split(' ')),
    );
    codes.delete('');
    expect(codes.size).toBeGreaterThan(8);
    for (const code of codes) expect(positionCodes('softball')).toContain(code);
  });

  it('has no positions for a sport that it does not have', () => {
    expect(positionCodes('quidditch')).toEqual([]);
    expect(findSport('quidditch')).toBeUndefined();
  });
});
