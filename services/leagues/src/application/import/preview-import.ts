import type { ImportMapping, ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import type { PlayerDetails } from '@fieldhouse/events/leagues';
import { allPlayers, findPlayer, matchImported, type ImportEffect, type PlayersById } from '../../domain';
import { columnsOf, harmless, plainWord, type Issues, type Table } from '@fieldhouse/lists';
import { readRows, type PlayerProblem, type ReadContext, type ReadRow } from './read-rows';
import { wishesOf } from './wishes';

const SAMPLE_ROWS = 20;

/** What importing a list would do to a pool, row by row, without doing it. */
export const previewImport = (
  table: Table,
  mapping: ImportMapping,
  players: PlayersById,
  context: ReadContext,
  ratings: ImportRatings = {},
): ImportPreview => {
  const { rows, issues, ratingWords } = readRows(table, mapping, context, ratings);
  const effects = matchImported(
    players,
    rows.map(({ player }) => player),
  );
  tellPossibleDuplicates(rows, effects, players, issues);
  const wishes = wishesOf(
    rows.map(({ playsWith }) => playsWith),
    effects,
    players,
  );
  const column = Object.keys(mapping).find((name) => mapping[name] === 'playsWith') ?? null;
  wishes.forEach(({ unknown }, index) => {
    const line = rows[index]?.line ?? 0;
    for (const name of unknown)
      issues.add({ line, code: 'unknown_partner', column, value: harmless(name), skipsRow: false });
  });
  const count = (effect: ImportEffect['effect']): number =>
    effects.filter((one) => one.effect === effect).length;
  return {
    encoding: table.encoding,
    separator: table.separator,
    columns: columnsOf(table, mapping),
    rows: table.rows.length,
    adds: count('add'),
    changes: count('change'),
    unchanged: count('unchanged'),
    skips: table.rows.length - rows.length,
    problems: issues.problems(),
    emails: rows.filter(({ email }) => email !== null).length,
    wishes: wishes.filter((one) => one.wishes.length > 0).length,
    ratingWords,
    changedFields: changedFields(effects, players),
    sample: effects.slice(0, SAMPLE_ROWS).map(({ effect, details }) => {
      const { firstName, lastName, positions, rating, gender, nights } = details;
      return { firstName, lastName, positions, rating, gender, nights, effect };
    }),
  };
};

const FIELDS = [
  'externalId',
  'firstName',
  'lastName',
  'birthDate',
  'hometown',
  'phone',
  'gender',
  'positions',
  'rating',
  'nights',
  'comment',
  'ownColumns',
] as const;

const textOf = (details: PlayerDetails, field: (typeof FIELDS)[number]): string =>
  field === 'ownColumns'
    ? details.ownColumns.map(({ column, value }) => `${column}: ${value}`).join(', ')
    : String(details[field] ?? '');

/** Which fields of players in the pool would change, those of most players first. */
const changedFields = (
  effects: readonly ImportEffect[],
  players: PlayersById,
): ImportPreview['changedFields'] => {
  const changed = effects.filter(({ effect }) => effect === 'change');
  return FIELDS.flatMap((field) => {
    const of = changed.flatMap(({ playerId, details }) => {
      const known = findPlayer(players, playerId)?.details;
      const [before, after] = [known ? textOf(known, field) : '', textOf(details, field)];
      if (!known || before === after) return [];
      return [{ name: `${known.firstName} ${known.lastName}`, before, after }];
    });
    const [example] = of;
    return example ? [{ field, players: of.length, example }] : [];
  }).sort((a, b) => b.players - a.players);
};

/** New players who are called like somebody in the pool or like somebody before them in the list. */
const tellPossibleDuplicates = (
  rows: readonly ReadRow[],
  effects: readonly ImportEffect[],
  players: PlayersById,
  issues: Issues<PlayerProblem>,
): void => {
  const pool = new Set(allPlayers(players).map(({ details }) => folded(details)));
  const list = new Map<string, number>();
  rows.forEach(({ line, player }, index) => {
    if (effects[index]?.effect !== 'add') return;
    const name = folded(player);
    const before = list.get(name);
    list.set(name, before ?? line);
    if (!pool.has(name) && before === undefined) return;
    const where = pool.has(name) ? 'as in the pool' : `as in line ${before}`;
    const value = `${player.firstName} ${player.lastName}, ${where}`;
    issues.add({ line, code: 'possible_duplicate', column: null, value, skipsRow: false });
  });
};

const folded = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  plainWord(`${firstName} ${lastName}`);
