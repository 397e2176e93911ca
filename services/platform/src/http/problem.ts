import { Refusal, type DomainError } from '@fieldhouse/kernel';

/** RFC 9457 problem details, with the product's own `code`, the correlation id and, for input, one entry per field. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: string;
  readonly correlationId: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Facts of the refusal that a screen can use (who took the player, what is missing). */
  readonly facts?: Readonly<Record<string, unknown>>;
};

/** How one reason of an aggregate is told to a person. `detail` says what is wrong and what to do. */
export type ProblemSpec = {
  readonly status: 403 | 404 | 409 | 422 | 429;
  readonly title: string;
  readonly detail: string | ((facts: Readonly<Record<string, unknown>>) => string);
};

const told =
  (status: ProblemSpec['status']) =>
  (title: string, detail: ProblemSpec['detail']): ProblemSpec => ({ status, title, detail });
/** Others may do it. */
export const forbidden = told(403);
/** What it is about does not exist. */
export const unknown = told(404);
/** It does not go with how things stand. */
export const conflict = told(409);
/** What was sent cannot be meant so. */
export const invalid = told(422);
/** It was asked too often. */
export const tooMany = told(429);

/** One aggregate's reasons: `{ … } satisfies ProblemTable<Code>` does not compile while a reason is missing. */
export type ProblemTable<Code extends string> = Readonly<Record<Code, ProblemSpec>>;

// Error classes of different code unions have no common constructor type but this one.
type ErrorClass = abstract new (...parameters: never[]) => DomainError;
const tables = new Map<ErrorClass, ProblemTable<string>>();

/** Registers how an aggregate's refusals are told. */
export const mapProblems = <Code extends string>(
  errorClass: abstract new (code: Code, ...rest: never[]) => DomainError<Code>,
  table: ProblemTable<Code>,
): void => {
  tables.set(errorClass, table);
};

/** The problem of a refusal, or undefined for a class that nobody has mapped (a bug: 500). */
export const specOf = (error: DomainError): ProblemSpec | undefined => {
  for (const [errorClass, table] of tables) if (error instanceof errorClass) return table[error.code];
  return undefined;
};

/** A refusal outside any aggregate: bad input, no session, not found. */
export class HttpProblem extends Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail?: string,
    readonly extra: {
      readonly errors?: Problem['errors'];
      readonly facts?: Problem['facts'];
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
  }
}

/** The one answer for what does not exist and for what the caller may not know to exist. */
export const notFound = (): HttpProblem =>
  new HttpProblem(404, 'not_found', 'Not found', 'It does not exist or is no longer shared with you.');
