/** Whether this run makes every attack in full (`npm test -- --long`). */
export const inFull = process.env['FIELDHOUSE_LONG'] === '1';

/** What a sampled run draws by: another one for each commit, printed with the run, set with FIELDHOUSE_SEED. */
export const attackSeed = Number(process.env['FIELDHOUSE_SEED'] ?? 20_261_121);

const SHARE = 10;

/** So many in full; else a tenth, and no fewer than `least`. */
export const attackSize = (full: number, least = 1): number =>
  inFull ? full : Math.max(least, Math.ceil(full / SHARE));

/**
 * A tenth of a planned attack by the seed, with at least one of each kind; all of it in full.
 * @param kindOf what must not be missing
 */
export const attackSample = <T>(all: readonly T[], kindOf: (one: T) => string = () => ''): readonly T[] => {
  if (inFull) return all;
  const met = new Set<string>();
  return all.filter((one, n) => {
    const chosen = mixed(attackSeed, n) % SHARE === 0;
    const kind = kindOf(one);
    if (!chosen && met.has(kind)) return false;
    met.add(kind);
    return true;
  });
};

const mixed = (seed: number, n: number): number => {
  let state = Math.imul(seed ^ (n + 0x9e3779b9), 0x85ebca6b);
  state ^= state >>> 13;
  return Math.imul(state, 0xc2b2ae35) >>> 16;
};
