const word = (value: bigint): bigint => BigInt.asUintN(64, value);

/** An entry's lot: FNV-1a of `seed|entryId` in UTF-16 units, mixed by the finalizer of MurmurHash3; 64 bits. */
export const lotOf = (seed: string, entryId: string): bigint => {
  const text = `${seed}|${entryId}`;
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i += 1) hash = word((hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  hash = word((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn);
  hash = word((hash ^ (hash >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return hash ^ (hash >> 33n);
};

/** Puts entries in order: fewest turns first, equal ones by lot. The order in which they are given does not matter. */
export const drawnOrder = (
  entries: readonly { readonly entryId: string; readonly turns: number }[],
  seed: string,
): readonly string[] =>
  entries
    .map(({ entryId, turns }) => ({ entryId, turns, lot: lotOf(seed, entryId) }))
    .sort(
      (a, b) =>
        a.turns - b.turns ||
        Number(a.lot > b.lot) - Number(a.lot < b.lot) ||
        Number(a.entryId > b.entryId) - Number(a.entryId < b.entryId),
    )
    .map(({ entryId }) => entryId);
