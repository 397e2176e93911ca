import type { SignedResultView } from '@fieldhouse/api-contract';
import { hex, sha256, utf8 } from '../order-proof/digests';
import { areOnRosters, cellsAfter } from './board-of-facts';
import { openFactIn, statementIn, type OpenFact, type Statement } from './proof';

/** What does not fit. */
export type Fault =
  | { readonly what: 'statement' | 'chain' | 'signature' | 'key' | 'rosters' | 'earlier' }
  /** The first fact that is missing or out of place, from 1. */
  | { readonly what: 'facts'; readonly fact: number }
  | { readonly what: 'cells'; readonly pickNos: readonly number[] };

/** An earlier signature in the same log. */
export type Earlier = { readonly signedAt: string; readonly code: string };

/** What a proof was found to be. */
export type CheckedProof = {
  /** Null: it cannot be read. */
  readonly statement: Statement | null;
  readonly code: string;
  /** Of the key that it is signed with: 64 hexadecimal digits. */
  readonly fingerprint: string;
  readonly earlier: readonly Earlier[];
  /** None: it holds. */
  readonly faults: readonly Fault[];
};

/**
 * Checks a signed result, version 1 (docs/signed-result-v1.md), with Web Crypto alone and none of the server's code:
 * facts, chain, signature, and that the result follows from the facts.
 * @param ownKey that of this site; null where it could not be asked for
 */
export const checkProof = async (proof: SignedResultView, ownKey: string | null): Promise<CheckedProof> => {
  const statement = statementIn(proof.statement);
  const [code, fingerprint, signed] = await Promise.all([
    codeOf(proof.statement),
    sha256(bytesOf(proof.publicKey)).then(hex),
    isSigned(proof),
  ]);
  const faults: Fault[] = [];
  if (!signed) faults.push({ what: 'signature' });
  if (ownKey !== null && ownKey !== proof.publicKey) faults.push({ what: 'key' });
  if (!statement)
    return { statement, code, fingerprint, earlier: [], faults: [...faults, { what: 'statement' }] };
  const { facts, links, earlier, fault } = await followed(proof, statement);
  if (fault) return { statement, code, fingerprint, earlier: [], faults: [...faults, fault] };
  if (links.at(-1) !== statement.head) faults.push({ what: 'chain' });
  const before = earlier.map(({ statement: one }) => statementIn(one));
  if (before.some((one) => one === null || one.head !== links[one.revision]))
    faults.push({ what: 'earlier' });
  const pickNos = differingCells([...cellsAfter(facts).values()], statement.cells);
  if (pickNos.length > 0) faults.push({ what: 'cells', pickNos });
  if (!areOnRosters(facts, [...statement.cells, ...statement.others])) faults.push({ what: 'rosters' });
  const codes = await Promise.all(
    earlier.map(async (one) => ({ signedAt: one.signedAt, code: await codeOf(one.statement) })),
  );
  return { statement, code, fingerprint, earlier: codes, faults };
};

/** Of which cells two boards say something else. */
export const differingCells = (
  some: readonly { readonly pickNo: number; readonly teamId: string; readonly playerId: string }[],
  others: typeof some,
): readonly number[] => {
  const byNo = (cells: typeof some) =>
    new Map(cells.map(({ pickNo, teamId, playerId }) => [pickNo, `${teamId}:${playerId}`]));
  const [a, b] = [byNo(some), byNo(others)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((pickNo) => a.get(pickNo) !== b.get(pickNo))
    .sort((one, other) => one - other);
};

type Followed = {
  readonly facts: readonly OpenFact[];
  /** By revision. */
  readonly links: readonly string[];
  readonly earlier: readonly { readonly statement: string; readonly signedAt: string }[];
  readonly fault?: Fault;
};

/** The chain over a proof's facts, each in its place. */
const followed = async (
  { facts: given }: SignedResultView,
  { draftId, revision }: Statement,
): Promise<Followed> => {
  const facts: OpenFact[] = [];
  const nothing = { facts: [], links: [], earlier: [] };
  for (const [n, { open }] of given.entries()) {
    const fact = openFactIn(open);
    if (fact?.revision !== n || fact.data['draftId'] !== draftId)
      return { ...nothing, fault: { what: 'facts', fact: n + 1 } };
    facts.push(fact);
  }
  if (given.length !== revision + 1)
    return { ...nothing, fault: { what: 'facts', fact: Math.min(given.length, revision + 1) + 1 } };
  const leaves = await Promise.all(given.map(({ open, closed }) => digestOf(`${open}\n${closed}`)));
  const links: string[] = [];
  let link = await digestOf(`signed-result/v1|${draftId}`);
  for (const leaf of leaves) {
    link = await digestOf(`${link}${leaf}`);
    links.push(link);
  }
  const earlier = facts
    .filter(({ type }) => type === 'DraftResultSigned')
    .map(({ at, data }) => ({ signedAt: at, statement: String(data['statement']) }));
  return { facts, links, earlier };
};

const isSigned = async ({ statement, signature, publicKey }: SignedResultView): Promise<boolean> => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, key, bytesOf(signature), utf8(statement));
  } catch {
    return false;
  }
};

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people compare: the first 80 bits of the digest, 5 to a digit. */
const codeOf = async (statement: string): Promise<string> => {
  const first = new Uint8Array(await sha256(statement)).slice(0, 10);
  const bits = [...first].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(/.{5}/g)?.map((five) => DIGITS.charAt(Number.parseInt(five, 2))) ?? [];
  return digits.join('').match(/.{4}/g)?.join('-') ?? '';
};

/** Nothing where it is no base64. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

const digestOf = async (text: string): Promise<string> => hex(await sha256(text));
