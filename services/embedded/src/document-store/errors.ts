import { sqliteCodeOf } from '../data-folder';
import type { Doc } from './values/doc';

/** Error codes of the MongoDB wire protocol that this server answers with (MongoDB manual, "Error Codes"). */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  UnknownError: 8,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  CannotBackfillArray: 34,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  ExceededTimeLimit: 262,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location40323: 40323,
  Location40324: 40324,
  Location40573: 40573,
  Location51091: 51091,
} as const satisfies Record<string, number>;

/** The name of an error code, as the driver reports it in `codeName`. */
export type ErrorName = keyof typeof CODES;

/** A failure the client is told about: `code`, `codeName`, `errmsg` and further fields of the answer. */
export class StoreError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: ErrorName,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
    this.name = 'StoreError';
    this.code = CODES[codeName];
  }
}

/**
 * What the machine refuses is told by codes that mean 'not now' to drivers and to the application, never by those of
 * a faulty request: a full disk as MongoDB tells it; a file that cannot be read or written as a server that goes down,
 * which is what MongoDB does then; what may pass by itself as a time limit.
 */
const machineCode = (sqliteCode: string): ErrorName => {
  if (sqliteCode.startsWith('SQLITE_FULL')) return 'OutOfDiskSpace';
  return /^SQLITE_(BUSY|LOCKED|NOMEM|INTERRUPT|PROTOCOL)/.test(sqliteCode)
    ? 'ExceededTimeLimit'
    : 'ShutdownInProgress';
};

/** Any failure as the client is told of it; an unforeseen one becomes UnknownError. */
export const asStoreError = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== undefined) return new StoreError(machineCode(sqliteCode), said);
  // The stack ends before the nesting does.
  if (/call stack/i.test(said)) return new StoreError('Overflow', 'the document is nested too deeply');
  return new StoreError('UnknownError', said);
};

/** What MongoDB serves and this server leaves out. */
export const notServed = (what: string): StoreError =>
  new StoreError(
    'CommandNotSupported',
    `${what} is not served by the embedded document store: set MONGODB_URL to use a MongoDB server.`,
  );

/** The body of a failed command's answer. */
export const errorReply = (error: StoreError): Doc => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: error.codeName,
  ...error.details,
});
