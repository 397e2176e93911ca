import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { ZodSerializationException, ZodValidationException } from 'nestjs-zod';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import {
  ConcurrentUpdate,
  IdempotencyKeyReused,
  NewerSchema,
  RunnerOffice,
  StaleRevision,
  isStoreFailure,
} from '@fieldhouse/kernel/runtime';
import { DomainError, Unseen } from '@fieldhouse/kernel';
import { MONGO_DB } from '../kernel.module';
import { LOGGER } from '../logger';
import { HttpProblem, notFound, specOf, type Problem } from './problem';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const RETRY_AFTER_SECONDS = 2;
const TITLES: Readonly<Record<number, readonly [code: string, title: string, detail: string]>> = {
  400: [
    'malformed_request',
    'Malformed request',
    'The request could not be read. Check that it is valid JSON.',
  ],
  401: ['not_signed_in', 'Not signed in', 'Sign in and try again.'],
  403: ['not_allowed', 'Not allowed', 'You may not do this.'],
  404: ['not_found', 'Not found', 'It does not exist or is no longer shared with you.'],
  405: ['method_not_allowed', 'Method not allowed', 'This address does not take that method.'],
  406: ['not_acceptable', 'Not acceptable', 'The answer is not available in that form.'],
  408: ['too_slow', 'Too slow', 'The request did not arrive in time. Try again.'],
  413: ['too_large', 'Too large', 'The request is larger than this address takes.'],
  414: ['address_too_long', 'Address too long', 'No page of ours has an address that long.'],
  415: ['unsupported_media_type', 'Unsupported media type', 'Send the request as JSON.'],
  429: ['too_many_requests', 'Too many requests', 'Wait a moment and try again.'],
  431: [
    'headers_too_large',
    'Headers too large',
    'The headers of the request are too large. Clear the cookies of this site.',
  ],
};

/** Turns whatever was thrown into `application/problem+json`; a bug becomes a 500 that tells nothing but its id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly office: RunnerOffice;

  constructor(
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(MONGO_DB) db: Db,
  ) {
    this.office = RunnerOffice.of(db);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const given = problemOf(error, request.id);
    // What a read model does not have that is behind the reader's own change may be on its way.
    const problem = given.status === 404 && isBehind(this.office, request, reply) ? notYet(given) : given;
    if (problem.status === 500)
      this.log.error(
        { err: error, correlationId: request.id, route: request.routeOptions.url },
        'unexpected error',
      );
    if (reply.sent) return;
    const retryAfter = retryAfterOf(error) ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    this.answer(request, reply, problem);
  }

  protected answer(_request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
    void answerWith(reply, problem);
  }
}

/** Whether some read model had not come to what is asked for (`atLeast`) when it was read for this answer. */
export const isBehind = (
  office: RunnerOffice,
  { method, query }: FastifyRequest,
  { elapsedTime }: FastifyReply,
): boolean => {
  const { atLeast } = query as { readonly atLeast?: unknown };
  const begun = performance.now() - elapsedTime;
  return method === 'GET' && typeof atLeast === 'string' && office.hasMissed(atLeast, begun);
};

const notYet = ({ correlationId }: Problem): Problem =>
  makerOf(correlationId)(
    503,
    'not_there_yet',
    'Not there yet',
    'What was just changed is still on its way here. Nothing was lost; try again in a moment.',
  );

const answerWith = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.status(problem.status).header('content-type', PROBLEM_TYPE).send(told(problem));

/** Answers with a problem where no filter does: before a route was found, or instead of one. */
export const answerProblem = (
  reply: FastifyReply,
  error: unknown,
  { id }: Pick<FastifyRequest, 'id'>,
): FastifyReply => answerWith(reply, problemOf(error, id));

/** With `message` beside the standard's own fields: clients of auth services read the sentence there. */
const told = (problem: Problem): Problem & { readonly message: string } => ({
  ...problem,
  message: problem.detail ?? problem.title,
});

/** Seconds, where a refusal says when it will no longer hold: as its `retryAfterSeconds`. */
const retryAfterOf = (error: unknown): number | undefined => {
  if (error instanceof HttpProblem) return error.extra.retryAfterSeconds;
  const told = error instanceof DomainError ? (error as DomainError).details['retryAfterSeconds'] : undefined;
  return typeof told === 'number' ? told : undefined;
};

const makerOf =
  (correlationId: string) =>
  (status: number, code: string, title: string, detail?: string, extra: Partial<Problem> = {}): Problem => ({
    type: `https://fieldhouse.example/problems/${code}`,
    ...{ title, status, detail, code, correlationId },
    ...extra,
  });

/** The problem that an error is told as. */
export const problemOf = (error: unknown, correlationId: string): Problem => {
  const make = makerOf(correlationId);
  if (error instanceof DomainError) {
    const refusal: DomainError<string> = error as DomainError;
    const spec = specOf(refusal);
    if (spec) {
      const detail = typeof spec.detail === 'function' ? spec.detail(refusal.details) : spec.detail;
      return make(spec.status, refusal.code, spec.title, detail, { facts: refusal.details });
    }
  }
  if (error instanceof Unseen) return problemOf(notFound(), correlationId);
  if (error instanceof HttpProblem) {
    return make(error.status, error.code, error.title, error.detail, {
      errors: error.extra.errors,
      facts: error.extra.facts,
    });
  }
  if (
    error instanceof ZodValidationException ||
    (error instanceof ZodError && !(error instanceof ZodSerializationException))
  ) {
    const issues = (error instanceof ZodValidationException ? (error.getZodError() as ZodError) : error)
      .issues;
    const errors = issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
    return make(
      400,
      'validation_failed',
      'Validation error',
      errors[0]?.message ?? 'The input is not valid.',
      { errors },
    );
  }
  if (error instanceof StaleRevision) {
    return make(
      412,
      'stale_revision',
      'Changed in the meantime',
      'Somebody changed this after you opened it. Reload and try again.',
      {
        facts: { revision: error.revision },
      },
    );
  }
  if (error instanceof IdempotencyKeyReused) {
    return make(
      422,
      'idempotency_key_reused',
      'Key already used',
      'This Idempotency-Key was used for another command. Send a new key.',
    );
  }
  if (error instanceof ConcurrentUpdate) {
    return make(
      409,
      'concurrent_update',
      'Changed at the same moment',
      'Others changed this at the same moment. Try again.',
    );
  }
  if (isStoreFailure(error)) {
    return make(
      503,
      'store_unavailable',
      'Temporarily unavailable',
      'Fieldhouse cannot reach its data right now. Nothing was lost; try again in a moment.',
    );
  }
  if (error instanceof NewerSchema) {
    return make(
      503,
      'newer_version',
      'Being updated',
      'Fieldhouse is being updated. Nothing was lost; try again in a moment.',
    );
  }
  const status = error instanceof HttpException ? error.getStatus() : fastifyStatus(error);
  const known = status === undefined ? undefined : TITLES[status];
  if (status !== undefined && known) return make(status, known[0], known[1], known[2]);
  if (status !== undefined && status >= 400 && status < 500)
    return make(status, 'bad_request', 'Bad request', 'The request could not be used.');
  return make(
    500,
    'internal_error',
    'Something went wrong',
    'This is our mistake, not yours. Try again in a moment. If it keeps happening, write to us.',
  );
};

const fastifyStatus = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
