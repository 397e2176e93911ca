import { hex, sha256 } from './digests';

/** What an order follows from. `seed`: 64 hexadecimal digits. The order of teams and nonces does not matter. */
export type OrderInputs = {
  readonly draftId: string;
  readonly teamIds: readonly string[];
  readonly seed: string;
  readonly nonces: readonly { readonly teamId: string; readonly nonce: string }[];
};

/** The order with every step to it, recomputed here (hashes as hexadecimal digits). */
export type RecomputedOrder = {
  readonly participantsHash: string;
  readonly commit: string;
  readonly entropy: string;
  readonly order: readonly string[];
};

/** The browser hashes only on pages it trusts: https or localhost. */
export const canVerify = (): boolean => (globalThis.crypto as Partial<Crypto>).subtle !== undefined;

/**
 * Recomputes a provable draft order, version 1 (draft rule 3), with WebCrypto alone and none of the server's
 * code: SHA-256 of the inputs, a stream of 32-bit words from HMAC-SHA256, Fisher–Yates from the sorted list.
 */
export const recomputeOrder = async ({
  draftId,
  teamIds,
  seed,
  nonces,
}: OrderInputs): Promise<RecomputedOrder> => {
  const sortedTeams = [...teamIds].sort();
  const participantsHash = hex(await sha256(sortedTeams.join('\n')));
  const commit = hex(await sha256(`draft-order/v1|${draftId}|${participantsHash}|${seed}`));
  const given = [...nonces]
    .sort((a, b) => (a.teamId < b.teamId ? -1 : Number(a.teamId > b.teamId)))
    .map(({ teamId, nonce }) => `${teamId}:${nonce}`)
    .join(',');
  const entropy = await sha256(`${seed}|${draftId}|${participantsHash}|${given}`);
  return { participantsHash, commit, entropy: hex(entropy), order: await shuffled(sortedTeams, entropy) };
};

const shuffled = async (sorted: readonly string[], entropy: ArrayBuffer): Promise<readonly string[]> => {
  const nextWord = await wordStream(entropy);
  const list = [...sorted];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const fair = Math.floor(2 ** 32 / (i + 1)) * (i + 1);
    let word = await nextWord();
    while (word >= fair) word = await nextWord();
    const j = word % (i + 1);
    [list[i], list[j]] = [list[j] ?? '', list[i] ?? ''];
  }
  return list;
};

const wordStream = async (entropy: ArrayBuffer): Promise<() => Promise<number>> => {
  const key = await crypto.subtle.importKey('raw', entropy, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  let block = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let counter = 0;
  return async () => {
    if (offset >= block.byteLength) {
      const message = new DataView(new ArrayBuffer(4));
      message.setUint32(0, counter);
      block = new DataView(await crypto.subtle.sign('HMAC', key, message));
      counter += 1;
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += 4;
    return word;
  };
};
