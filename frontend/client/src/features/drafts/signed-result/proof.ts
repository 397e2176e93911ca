import type { SignedResultView } from '@fieldhouse/api-contract';

/** A player in a cell of the board. */
export type Cell = {
  readonly pickNo: number;
  readonly round: number;
  readonly teamId: string;
  readonly playerId: string;
};
/** A player on a team without a cell. */
export type Other = { readonly teamId: string; readonly playerId: string };

/** What is signed (docs/signed-result-v1.md). */
export type Statement = {
  readonly leagueId: string;
  readonly draftId: string;
  readonly revision: number;
  /** 64 hexadecimal digits. */
  readonly head: string;
  readonly signedAt: string;
  readonly cells: readonly Cell[];
  readonly others: readonly Other[];
};

/** What of a fact everybody in the league may read. */
export type OpenFact = {
  readonly revision: number;
  readonly type: string;
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
};

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areTexts = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');
const areNumbers = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'number');
const isList = <Of>(value: unknown, isOne: (one: unknown) => one is Of): value is readonly Of[] =>
  Array.isArray(value) && value.every(isOne);
const isOther = (value: unknown): value is Other => isObject(value) && areTexts(value, 'teamId', 'playerId');
const isCell = (value: unknown): value is Cell =>
  isObject(value) && isOther(value) && areNumbers(value, 'pickNo', 'round');
const isFact = (value: unknown): value is SignedResultView['facts'][number] =>
  isObject(value) && areTexts(value, 'open', 'closed');

const isProof = (value: unknown): value is SignedResultView =>
  isObject(value) &&
  value['format'] === 'signed-result/v1' &&
  areTexts(value, 'statement', 'signature', 'publicKey') &&
  isList(value['facts'], isFact);
const isStatement = (value: unknown): value is Statement =>
  isObject(value) &&
  value['format'] === 'signed-result/v1' &&
  areTexts(value, 'leagueId', 'draftId', 'head', 'signedAt') &&
  !Number.isNaN(Date.parse(String(value['signedAt']))) &&
  areNumbers(value, 'revision') &&
  isList(value['cells'], isCell) &&
  isList(value['others'], isOther);
const isOpenFact = (value: unknown): value is OpenFact =>
  isObject(value) &&
  areTexts(value, 'type', 'at') &&
  areNumbers(value, 'revision') &&
  isObject(value['data']);

const parsed = <Value>(text: string, is: (value: unknown) => value is Value): Value | null => {
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
};

/** What is in a file; null: no proof of a result. */
export const proofIn = (text: string): SignedResultView | null => parsed(text, isProof);
/** What a proof says was signed; null: nothing that could be. */
export const statementIn = (text: string): Statement | null => parsed(text, isStatement);
/** A fact's open part; null: none. */
export const openFactIn = (text: string): OpenFact | null => parsed(text, isOpenFact);

/** A list in a fact, of whatever it has in it that has the shape. */
export const cellsIn = (value: unknown): readonly Omit<Cell, 'round'>[] =>
  Array.isArray(value)
    ? value.filter(
        (one): one is Omit<Cell, 'round'> => isObject(one) && isOther(one) && areNumbers(one, 'pickNo'),
      )
    : [];

type Roster = { readonly teamId: string; readonly playerIds: readonly unknown[] };
/** Whom the rosters in a fact name. */
export const rostersIn = (value: unknown): readonly Other[] =>
  (Array.isArray(value) ? value : [])
    .filter(
      (one): one is Roster => isObject(one) && areTexts(one, 'teamId') && Array.isArray(one['playerIds']),
    )
    .flatMap(({ teamId, playerIds }) =>
      playerIds.map((playerId) => ({ teamId, playerId: String(playerId) })),
    );
