import Papa from 'papaparse';
import type { Roster } from './rosters';

const HEAD = ['Team', 'Round', 'Pick', 'Player', 'Positions', 'Rating', 'How'];

/** All rosters as one table, a line for each player. A text that a spreadsheet would take for a formula is marked as text. */
export const rostersCsv = (rosters: readonly Roster[]): string =>
  Papa.unparse(
    [
      HEAD,
      ...rosters.flatMap(({ name, rows }) =>
        rows.map(({ round, pickNo, name: player, positions, rating, how }) => [
          name,
          round ?? '',
          pickNo ?? '',
          player,
          positions.join(' '),
          rating ?? '',
          how,
        ]),
      ),
    ],
    { quotes: true, escapeFormulae: true },
  );
