import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { hashOf, type CommandMeta } from '@fieldhouse/kernel';
import type { RequestWithCaller } from './access';
import { HttpProblem } from './problem';

/** What an HTTP request says about the command in it, before its body is known. */
export type CommandContextOfRequest = {
  /** Repeats with the request's `Idempotency-Key`; scoped to the account, so that keys of others never meet. */
  readonly commandId: string;
  /** The caller's; null for a visitor. */
  readonly sessionId: string | null;
  /**
   * The meta of a command. A repetition is told by what was `asked`: the body, or the command where nothing but the
   * body went into it. `part` tells several commands of one request apart.
   */
  readonly metaFor: (asked: unknown, part?: string) => CommandMeta;
};

const KEY = /^[\x21-\x7e]{8,200}$/;

/** Reads `Idempotency-Key`, `If-Match` and the caller of a command request. @throws 400 for malformed headers */
export const commandContextOf = (request: RequestWithCaller): CommandContextOfRequest => {
  const key = header(request, 'idempotency-key');
  if (key !== undefined && !KEY.test(key)) {
    throw new HttpProblem(
      400,
      'idempotency_key_malformed',
      'Malformed Idempotency-Key',
      'Send 8 to 200 printable characters without spaces.',
    );
  }
  const accountId = request.caller?.accountId;
  const commandId =
    key === undefined ? randomUUID() : uuidv5(`${accountId ?? 'anonymous'}:${key}`, uuidv5.URL);
  const expectedRevision = revisionOf(header(request, 'if-match'));
  return {
    commandId,
    sessionId: request.caller?.sessionId ?? null,
    metaFor: (asked, part) => {
      const id = part === undefined ? commandId : uuidv5(part, commandId);
      return {
        commandId: id,
        correlationId: request.id,
        causationId: request.id,
        requestHash: hashOf(asked),
        actor: accountId ? { kind: 'account', accountId } : { kind: 'anonymous' },
        ...(expectedRevision === undefined || part !== undefined ? {} : { expectedRevision }),
        // Without a key nobody can repeat the request.
        ...(key === undefined ? { noEffect: 'forgotten' } : {}),
      };
    },
  };
};

/** The command context of the request at hand. */
export const HttpCommand = createParamDecorator(
  (_: unknown, context: ExecutionContext): CommandContextOfRequest =>
    commandContextOf(context.switchToHttp().getRequest<RequestWithCaller>()),
);

const revisionOf = (ifMatch: string | undefined): number | undefined => {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const match = /^(?:W\/)?"?(-?\d{1,15})"?$/.exec(ifMatch.trim());
  if (!match?.[1])
    throw new HttpProblem(
      400,
      'if_match_malformed',
      'Malformed If-Match',
      'Send the revision from the ETag, such as "41".',
    );
  return Number(match[1]);
};

const header = (request: RequestWithCaller, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
