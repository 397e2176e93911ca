import type { Roster } from './rosters';

/** A text that a spreadsheet would take for a formula is marked as text. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** All rosters as one table, a line for each player. */
export const rostersCsv = (rosters: readonly Roster[]): string =>
  [
    'Team,Round,Pick,Player,Positions,Rating,How',
    ...rosters.flatMap(({ name, rows }) =>
      rows.map((row) =>
        [name, row.round, row.pickNo, row.name, row.positions.join(' '), row.rating, row.how]
          .map(cell)
          .join(','),
      ),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
