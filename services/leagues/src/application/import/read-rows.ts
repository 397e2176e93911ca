import type {
  ImportField,
  ImportMapping,
  ImportPreview,
  ImportProblem,
  ImportRatings,
} from '@fieldhouse/api-contract';
import { Issues, positionWords, readAddress, readersOf, type Table } from '@fieldhouse/lists';
import { v5 as uuidv5 } from 'uuid';
import { findSport, listKeyOf, type ImportedPlayer } from '../../domain';
import { dateOrderOf } from './read-date';
import { ratingReader, ratingWordsOf } from './rating-words';
import { readRow } from './read-row';

/** What can be wrong in a list of players. */
export type PlayerProblem = ImportProblem['code'];
/** A row that can be imported. `line` is the spreadsheet's. */
export type ReadRow = {
  readonly line: number;
  readonly player: ImportedPlayer;
  /** Where the person can be invited; no part of what the pool knows of them. */
  readonly email: string | null;
  /** Whom the person wants to be drafted with, as the list says it. */
  readonly playsWith: string | null;
};
/** What a list says under a mapping: rows that can be imported, and everything that could not be used. */
export type ReadRows = {
  readonly rows: readonly ReadRow[];
  readonly issues: Issues<PlayerProblem>;
  readonly ratingWords: ImportPreview['ratingWords'];
};
/**
 * What reading depends on besides the file. `listId`: a UUID; with the row's number it makes the ids of new players,
 * which say nothing about them. `today`: YYYY-MM-DD.
 */
export type ReadContext = { readonly listId: string; readonly sport: string; readonly today: string };

/**
 * Reads every row under a mapping. An unusable value is left out and named in an issue; a row without a usable name,
 * of another length than the header, or about a player whom an earlier row is about, is left out as a whole.
 * Empty cells say nothing: what the pool knows already stays.
 * @throws ImportFileError for a mapping that names columns that the file does not have, or a field twice
 */
export const readRows = (
  table: Table,
  mapping: ImportMapping,
  { listId, sport, today }: ReadContext,
  ratings: ImportRatings = {},
): ReadRows => {
  const issues = new Issues<PlayerProblem>();
  const readers = readersOf<ImportField, PlayerProblem>(table, mapping, issues, ['ownColumns']);
  const found = findSport(sport);
  const context = {
    columns: table.columns.length,
    dateOrder: dateOrderOf(readers.flatMap((reader) => reader.cell('birthDate')?.value ?? [])),
    today,
    ratingOf: ratingReader(ratings),
    positionsByWord: found ? positionWords(found) : new Map<string, string>(),
  };
  const firstLineOf = new Map<string, number>();
  const rows = readers.flatMap((reader, index): ReadRow[] => {
    const player = readRow(reader, context);
    if (!player) return [];
    const key = listKeyOf(player);
    const before = firstLineOf.get(key);
    if (before !== undefined) {
      const value = `${player.firstName} ${player.lastName}, as in line ${before}`;
      reader.skip('duplicate_in_file', { column: '', value });
      return [];
    }
    firstLineOf.set(key, reader.line);
    const email = reader.one('email', readAddress, 'bad_email') ?? null;
    const playsWith = reader.text('playsWith', 200) ?? null;
    const playerId = uuidv5(String(index + 1), listId);
    return [{ line: reader.line, player: { ...player, playerId }, email, playsWith }];
  });
  const rated = readers.flatMap((reader) => reader.cell('rating')?.value ?? []);
  return { rows, issues, ratingWords: ratingWordsOf(rated, ratings) };
};

/** Whether a mapping says where the names are; without them nothing can be imported. */
export const namesMapped = (mapping: ImportMapping): boolean => {
  const fields = Object.values(mapping);
  return fields.includes('fullName') || (fields.includes('firstName') && fields.includes('lastName'));
};
