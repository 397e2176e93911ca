/** The `error` of an answer, as the API publishes it. */
export type ErrorBody = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: unknown;
  readonly payment_method?: unknown;
};

/** A call that is not done: whatever it began is taken back. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorBody,
    /** Whether the same key answers the same again; what was not understood may be sent anew, put right. */
    readonly isKept = false,
  ) {
    super(error.message);
  }
}

const invalid = (status: number, message: string, more: Partial<ErrorBody>, isKept: boolean): Refusal =>
  new Refusal(status, { type: 'invalid_request_error', message, ...more }, isKept);

/** A parameter that cannot be read. */
export const wrongParameter = (param: string, message: string, code?: string): Refusal =>
  invalid(400, message, { param, code }, false);

export const missingParameter = (param: string): Refusal =>
  wrongParameter(param, `Missing required param: ${param}.`, 'parameter_missing');

export const unknownParameter = (param: string): Refusal =>
  wrongParameter(param, `Received unknown parameter: ${param}`, 'parameter_unknown');

/** What a parameter names is not there. */
export const missingResource = (what: string, id: string, param: string, status = 404): Refusal =>
  invalid(status, `No such ${what}: '${id}'`, { param, code: 'resource_missing' }, false);

/** What is asked for is understood, and things are not so that it can be done. */
export const notPossible = (message: string, code?: string, more: Partial<ErrorBody> = {}): Refusal =>
  invalid(400, message, { ...more, code }, true);

export const notAuthenticated = (message: string): Refusal => invalid(401, message, {}, false);

/** The key was used for something else. */
export const otherParameters = (key: string): Refusal =>
  new Refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/** Refused because the provider was told to. */
export const toldToRefuse = (status: number): Refusal => {
  const [type, code, message] =
    status === 429
      ? (['invalid_request_error', 'rate_limit', 'Too many requests hit the API too quickly.'] as const)
      : status === 409
        ? ([
            'idempotency_error',
            'idempotency_key_in_use',
            'Another request with this key is in progress.',
          ] as const)
        : (['api_error', undefined, 'An unknown error occurred.'] as const);
  return new Refusal(status, { type, code, message });
};
