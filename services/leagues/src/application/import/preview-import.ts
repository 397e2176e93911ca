import type { ImportMapping, ImportPreview } from '@fieldhouse/api-contract';
import { allPlayers, matchImported, type ImportEffect, type PlayersById } from '../../domain';
import { harmless } from './formula';
import type { Issues } from './issues';
import { readRows, type ReadContext, type ReadRow } from './read-rows';
import type { Table } from './read-table';

const SAMPLE_ROWS = 20;
const SAMPLE_CELLS = 3;
const SAMPLE_CHARACTERS = 120;

/** What importing a list would do to a pool, row by row, without doing it. */
export const previewImport = (
  table: Table,
  mapping: ImportMapping,
  players: PlayersById,
  context: ReadContext,
): ImportPreview => {
  const { rows, issues } = readRows(table, mapping, context);
  const effects = matchImported(
    players,
    rows.map(({ player }) => player),
  );
  tellPossibleDuplicates(rows, effects, players, issues);
  const count = (effect: ImportEffect['effect']): number =>
    effects.filter((one) => one.effect === effect).length;
  return {
    encoding: table.encoding,
    separator: table.separator,
    columns: table.columns.map((name, index) => ({
      name,
      samples: table.rows
        .slice(0, SAMPLE_CELLS)
        .map((cells) => harmless((cells[index] ?? '').slice(0, SAMPLE_CHARACTERS))),
      field: Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null,
    })),
    rows: table.rows.length,
    adds: count('add'),
    changes: count('change'),
    unchanged: count('unchanged'),
    skips: table.rows.length - rows.length,
    issues: issues.listed(),
    moreIssues: issues.unlisted(),
    sample: effects.slice(0, SAMPLE_ROWS).map(({ effect, details }) => {
      const { firstName, lastName, positions, rating, gender, nights } = details;
      return { firstName, lastName, positions, rating, gender, nights, effect };
    }),
  };
};

/** New players who are called like somebody in the pool or like somebody before them in the list. */
const tellPossibleDuplicates = (
  rows: readonly ReadRow[],
  effects: readonly ImportEffect[],
  players: PlayersById,
  issues: Issues,
): void => {
  const pool = new Set(allPlayers(players).map(({ details }) => folded(details)));
  const list = new Map<string, number>();
  rows.forEach(({ row, player }, index) => {
    if (effects[index]?.effect !== 'add') return;
    const name = folded(player);
    const before = list.get(name);
    list.set(name, before ?? row);
    if (!pool.has(name) && before === undefined) return;
    const who = pool.has(name)
      ? 'A player of this name is in the pool already'
      : `Row ${before} has the same name`;
    const message = `${who}, with another id or birth date. This one is added as well.`;
    const value = `${player.firstName} ${player.lastName}`;
    issues.add({ row, code: 'possible_duplicate', column: null, value, message, skipsRow: false });
  });
};

const folded = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .toLowerCase();
