import type { ImportedPlayer } from '../domain';

const ROWS = 250;
/** A part becomes one append: its events, sealed and with metadata, must stay well below the store's 1 MiB. */
const BYTES = 250_000;

/** An import cut into parts of at most 250 rows, and fewer where the rows are long. */
export const importParts = (players: readonly ImportedPlayer[]): readonly (readonly ImportedPlayer[])[] => {
  const parts: ImportedPlayer[][] = [];
  let bytes = 0;
  for (const player of players) {
    const size = Buffer.byteLength(JSON.stringify(player));
    const part = parts.at(-1);
    if (part && part.length < ROWS && bytes + size <= BYTES) {
      part.push(player);
      bytes += size;
    } else {
      parts.push([player]);
      bytes = size;
    }
  }
  return parts;
};
