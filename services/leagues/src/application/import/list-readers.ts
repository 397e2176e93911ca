import type { ImportMapping, ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import type { ImportedPlayer, PlayersById } from '../../domain';
import { ImportFileError, readTable } from '@fieldhouse/lists';
import { previewImport } from './preview-import';
import { namesMapped, readRows, type ReadContext } from './read-rows';
import { PLAYER_LIST, suggestMapping } from './suggest-mapping';

/** A list as it came. Without a mapping the suggested one is taken. */
export type List = {
  readonly bytes: Uint8Array;
  readonly mapping: ImportMapping | null;
  /** What words of the rating's column mean. */
  readonly ratings: ImportRatings;
};
/**
 * Everybody whom a list names, each with the address to invite them at and whom they want to be drafted with, and how
 * many rows it has.
 */
export type ListedPlayers = {
  readonly players: readonly ImportedPlayer[];
  readonly emails: readonly (string | null)[];
  readonly playsWith: readonly (string | null)[];
  readonly rows: number;
};

/** What can be asked of a list. @throws ImportFileError */
export const listReaders = {
  preview: ({ list, players, context }: Asked & { readonly players: PlayersById }): ImportPreview => {
    const table = readTable(Buffer.from(list.bytes), PLAYER_LIST);
    return previewImport(
      table,
      list.mapping ?? suggestMapping(table.columns),
      players,
      context,
      list.ratings,
    );
  },
  players: ({ list, context }: Asked): ListedPlayers => {
    const table = readTable(Buffer.from(list.bytes), PLAYER_LIST);
    const mapping = list.mapping ?? suggestMapping(table.columns);
    if (!namesMapped(mapping)) throw new ImportFileError('mapping_names_missing');
    const { rows } = readRows(table, mapping, context, list.ratings);
    return {
      players: rows.map(({ player }) => player),
      emails: rows.map(({ email }) => email),
      playsWith: rows.map(({ playsWith }) => playsWith),
      rows: table.rows.length,
    };
  },
};
type Asked = { readonly list: List; readonly context: ReadContext };
export type PlayerListReaders = typeof listReaders;
