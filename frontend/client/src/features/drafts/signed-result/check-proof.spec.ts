import type { SignedResultView } from '@fieldhouse/api-contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellsAfter } from './board-of-facts';
import { checkProof } from './check-proof';
import { differencesFrom, firstDifference } from './differences';
import { openFactIn, proofIn, statementIn, type OpenFact } from './proof';

const { proof, code } = JSON.parse(
  readFileSync(join(__dirname, '../../../../../../docs/signed-result-v1.vector.json'), 'utf8'),
) as { readonly proof: SignedResultView; readonly code: string };
const { facts } = proof;
const faultsOf = async (other: Partial<SignedResultView>, key: string | null = proof.publicKey) =>
  (await checkProof({ ...proof, ...other }, key)).faults;
const said = statementIn(proof.statement);
if (!said) throw new Error('the vector has no statement');

describe('the published vector', () => {
  it('holds, with the code that it says', async () => {
    expect(await checkProof(proof, proof.publicKey)).toMatchObject({ faults: [], code, statement: said });
    expect((await checkProof(proof, null)).faults).toEqual([]);
  });
});

describe('a proof', () => {
  it('does not hold when any byte of any fact is another', async () => {
    const spoiled = facts.flatMap(({ open, closed }, n) =>
      [
        ...Array.from(open, (char, at) => ({
          open: `${open.slice(0, at)}${char === '1' ? '2' : '1'}${open.slice(at + 1)}`,
          closed,
        })),
        { open, closed: `${closed.slice(0, -1)}${closed.endsWith('0') ? '1' : '0'}` },
      ].map((fact) => facts.with(n, fact)),
    );
    // Every one of some thousand bytes is too much for each run: every seventh, another rest in each fact.
    const some = spoiled.filter((_, n) => n % 7 === 0);
    const found = await Promise.all(some.map((other) => faultsOf({ facts: other })));
    expect(some.length).toBeGreaterThan(300);
    expect(found.filter((faults) => faults.length === 0)).toEqual([]);
  });

  it('says which fact is missing, told twice or out of place', async () => {
    expect(await faultsOf({ facts: facts.toSpliced(4, 1) })).toEqual([{ what: 'facts', fact: 5 }]);
    expect(await faultsOf({ facts: facts.slice(0, -1) })).toEqual([{ what: 'facts', fact: facts.length }]);
    const swapped = facts.map((_, n) => facts[n === 3 ? 4 : n === 4 ? 3 : n] ?? { open: '', closed: '' });
    expect(await faultsOf({ facts: swapped })).toEqual([{ what: 'facts', fact: 4 }]);
    expect(await faultsOf({ facts: [...facts, ...facts.slice(-1)] })).toEqual([
      { what: 'facts', fact: facts.length + 1 },
    ]);
    expect(await faultsOf({ facts: facts.with(0, { ...facts[0], open: '{' } as never) })).toEqual([
      { what: 'facts', fact: 1 },
    ]);
  });

  it('says that the log is another one', async () => {
    const spoiled = facts.map(({ open, closed }, n) => ({
      open: n === 2 ? open.replace('2026', '2025') : open,
      closed,
    }));
    expect(await faultsOf({ facts: spoiled })).toEqual([{ what: 'chain' }]);
  });

  it('says that the signature does not fit, or that the key is not that of the site', async () => {
    expect(await faultsOf({ signature: `AAAA${proof.signature.slice(4)}` })).toEqual([{ what: 'signature' }]);
    expect(await faultsOf({ signature: 'not base64!' })).toEqual([{ what: 'signature' }]);
    expect(await faultsOf({}, 'another key')).toEqual([{ what: 'key' }]);
    const later = proof.statement.replace('19:45', '19:46');
    expect(await faultsOf({ statement: later })).toEqual([{ what: 'signature' }]);
  });

  it('says which picks do not follow from the log, whoever has signed it', async () => {
    const others = said.cells.map((cell) => (cell.pickNo === 3 ? { ...cell, playerId: 'e' } : cell));
    const statement = JSON.stringify({ format: 'signed-result/v1', ...said, cells: others });
    expect(await faultsOf({ statement })).toEqual([
      { what: 'signature' },
      { what: 'cells', pickNos: [3] },
      { what: 'rosters' },
    ]);
  });

  it('says that there is no statement', async () => {
    expect(await faultsOf({ statement: '{}' })).toEqual([{ what: 'signature' }, { what: 'statement' }]);
  });
});

it('reads a file only where it is a proof', () => {
  expect(proofIn(JSON.stringify(proof))).toEqual(proof);
  for (const text of ['', '{', 'null', '[]', '{}', JSON.stringify({ ...proof, facts: [{}] })])
    expect(proofIn(text)).toBeNull();
});

describe('the board of a log', () => {
  const fact = (type: string, data: object = {}): OpenFact => ({
    ...{ revision: 0, at: '2026-11-24T19:30:00.000Z' },
    ...{ type, data: data as OpenFact['data'] },
  });
  const picked = (pickNo: number, playerId: string) =>
    fact('PlayerPicked', { pickNo, round: 1, teamId: 't1', playerId });
  const board = (...log: readonly OpenFact[]): string =>
    [...cellsAfter(log).values()]
      .sort((a, b) => a.pickNo - b.pickNo)
      .map(({ pickNo, playerId }) => `${pickNo}${playerId}`)
      .join(' ');
  const opened = fact('DraftLobbyOpened');
  const started = fact('DraftStarted');

  it('follows picks, their undoing and redoing, and who took whose place', () => {
    const picks = [{ pickNo: 2, teamId: 't1', playerId: 'b' }];
    const undone = [opened, started, picked(1, 'a'), picked(2, 'b'), fact('PicksUndone', { picks })];
    expect(board(...undone)).toBe('1a');
    expect(board(...undone, fact('PicksRedone', { picks }))).toBe('1a 2b');
    const replaced = fact('PickReplaced', { pickNo: 1, teamId: 't1', playerId: 'z', fromPlayerId: 'a' });
    expect(board(...undone, replaced)).toBe('1z');
  });

  it('keeps over a reset who was placed before the start, and nobody over a new lobby', () => {
    const placements = [{ pickNo: 1, teamId: 't1', playerId: 'c' }];
    const reset = [
      ...[opened, picked(1, 'x'), fact('DraftPlacementsChanged', { placements }), started, picked(2, 'b')],
      fact('DraftReset'),
    ];
    expect(board(...reset)).toBe('1c');
    expect(board(...reset, opened)).toBe('');
  });

  it('is that of the vector', () => {
    const log = facts.flatMap(({ open }) => openFactIn(open) ?? []);
    expect(board(...log)).toBe('1a 2b 3c 4d');
  });
});

it('compares a page with what was signed: players who came late are still to be signed for', () => {
  const picks = said.cells.map((cell) => ({ ...cell, source: 'captain' as const })) as never;
  const extras = said.others.map((other) => ({ ...other, source: 'late' as const }));
  expect(differencesFrom(said, { picks, extras })).toEqual({ pickNos: [], others: 0, unsigned: 0 });
  const more = [...extras, { teamId: 't2', playerId: 'y', source: 'late' as const }];
  expect(differencesFrom(said, { picks, extras: more }).unsigned).toBe(1);
  expect(differencesFrom(said, { picks, extras: [] }).others).toBe(said.others.length);
  const lots = [...extras, { teamId: 't2', playerId: 'y', source: 'lot' as const }];
  expect(differencesFrom(said, { picks, extras: lots }).others).toBe(1);
});

it('finds the first fact that is told otherwise', () => {
  expect(firstDifference(facts, facts)).toBeNull();
  expect(firstDifference(facts.slice(0, 5), facts)).toBeNull();
  expect(firstDifference(facts, facts.slice(0, 5))).toBe(6);
  expect(firstDifference(facts, facts.with(2, { open: 'x', closed: 'y' }))).toBe(3);
});
