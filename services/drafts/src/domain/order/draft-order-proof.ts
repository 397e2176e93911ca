import { createHash, createHmac } from 'node:crypto';

/** A team's contribution to the randomness, given before the seed is revealed. */
export type Nonce = { readonly teamId: string; readonly nonce: string };

/** Everything the order follows from. `seed`: 64 hexadecimal digits; the order of `teamIds` and `nonces` does not matter. */
export type OrderInputs = {
  readonly draftId: string;
  readonly teamIds: readonly string[];
  readonly seed: string;
  readonly nonces: readonly Nonce[];
};

/** The steps of the proof, so that anybody can check each of them (all hashes as hexadecimal digits). */
export type OrderProof = {
  readonly participantsHash: string;
  readonly commit: string;
  readonly entropy: string;
  readonly order: readonly string[];
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** The plain order of UTF-16 code units: the same in every language and locale. */
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

/** @returns sha256 of the sorted ids, one per line. */
export const participantsHashOf = (ids: readonly string[]): string =>
  sha256(sorted(ids).join('\n')).toString('hex');

/** @returns the commitment that is published before anybody can know the order. */
export const commitOf = (draftId: string, participantsHash: string, seed: string): string =>
  sha256(`draft-order/v1|${draftId}|${participantsHash}|${seed}`).toString('hex');

/** The endless stream of unsigned 32-bit words HMAC-SHA256(entropy, uint32be(j)), j = 0, 1, … */
function* wordsOf(entropy: Buffer): Generator<number, never> {
  for (let j = 0; ; j += 1) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(j);
    const block = createHmac('sha256', entropy).update(counter).digest();
    for (let offset = 0; offset < block.length; offset += 4) yield block.readUInt32BE(offset);
  }
}

/**
 * Fisher–Yates on the sorted items, drawing from sha256 of the text. Words that would favour low indices are
 * rejected, so that every permutation is equally likely.
 */
export const shuffled = (items: readonly string[], entropyText: string): readonly string[] => {
  const words = wordsOf(sha256(entropyText));
  const list = [...sorted(items)];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const fair = Math.floor(2 ** 32 / (i + 1)) * (i + 1);
    let word = words.next().value;
    while (word >= fair) word = words.next().value;
    const j = word % (i + 1);
    [list[i], list[j]] = [list[j] ?? '', list[i] ?? ''];
  }
  return list;
};

/** The provable draft order, version 1 (draft rule 3). */
export const orderProof = ({ draftId, teamIds, seed, nonces }: OrderInputs): OrderProof => {
  const participantsHash = participantsHashOf(teamIds);
  const byTeam = [...nonces].sort((a, b) => (a.teamId < b.teamId ? -1 : Number(a.teamId > b.teamId)));
  const contributions = byTeam.map(({ teamId, nonce }) => `${teamId}:${nonce}`).join(',');
  const entropyText = `${seed}|${draftId}|${participantsHash}|${contributions}`;
  return {
    participantsHash,
    commit: commitOf(draftId, participantsHash, seed),
    entropy: sha256(entropyText).toString('hex'),
    order: shuffled(teamIds, entropyText),
  };
};
