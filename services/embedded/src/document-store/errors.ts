import type { Doc } from './values/doc';

/** Error codes of the MongoDB wire protocol that this server answers with (MongoDB manual, "Error Codes"). */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  UnknownError: 8,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
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

/** The body of a failed command's answer. */
export const errorReply = (error: StoreError): Doc => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: error.codeName,
  ...error.details,
});
