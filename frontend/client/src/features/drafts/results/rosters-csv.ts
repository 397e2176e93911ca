import Papa from 'papaparse';
import { headingsOf } from '../../../shared/lib/own-columns';
import type { Roster } from './rosters';

const HEAD = ['Team', 'Round', 'Pick', 'Player', 'Positions', 'Rating', 'How'];

/**
 * All rosters as one table, a line for each player, with the organiser's own columns for those who see them. A text that
 * a spreadsheet would take for a formula is marked as text.
 */
export const rostersCsv = (rosters: readonly Roster[]): string => {
  const own = headingsOf(rosters.flatMap(({ rows }) => rows));
  return Papa.unparse(
    [
      [...HEAD, ...own],
      ...rosters.flatMap(({ name, rows }) =>
        rows.map(({ round, pickNo, name: player, positions, rating, how, ownColumns }) => [
          name,
          round ?? '',
          pickNo ?? '',
          player,
          positions.join(' '),
          rating ?? '',
          how,
          ...own.map((heading) => ownColumns.find(({ column }) => column === heading)?.value ?? ''),
        ]),
      ),
    ],
    { quotes: true, escapeFormulae: true },
  );
};
