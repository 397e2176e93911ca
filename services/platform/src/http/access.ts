import type { Audience } from '@fieldhouse/api-contract';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { SetMetadata, applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem';

export const ACCESS = 'fieldhouse:access';

/** States who may call a route or send a socket message, also in the API's documentation. Without it a route refuses. */
export const Access = (...audiences: readonly [Audience, ...Audience[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, audiences), ApiExtension('x-access', audiences));

export const FROM_ANYWHERE = 'fieldhouse:from-anywhere';

/**
 * States that a page of another site may send this too: what it may do comes with its address alone, and whoever is
 * signed in counts for nothing.
 */
export const FromAnywhere = (): MethodDecorator =>
  applyDecorators(SetMetadata(FROM_ANYWHERE, true), ApiExtension('x-from-anywhere', true));

/** Who is calling: the account behind a valid access token. */
export type Caller = {
  readonly accountId: string;
  readonly roles: readonly string[];
  /** The session that the token belongs to. */
  readonly sessionId?: string;
  /** When the token ends, milliseconds since 1970. */
  readonly goodUntil?: number;
};

/** Reads access tokens outside HTTP routes; bound by the composing application to the identity context. */
export interface TokenReader {
  /** The caller behind a good token of a session that has not ended, with the roles of this moment; null otherwise. */
  read(token: string): Promise<Caller | null>;
  /**
   * What somebody lacks for what site admins do: the role; a second factor of the account; a code of it in this session.
   * Null: nothing.
   * @throws when a store does not answer
   */
  missingForSiteAdmin(caller: Caller): Promise<'role' | 'factor' | 'code' | null>;
  /** Which of these sessions go on: neither ended nor run out. */
  lasting(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these sessions have ended. */
  ended(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What the log says about accounts. */
  readonly facts: AccountFacts;
}
export type AccountFacts = {
  /** Of the streams. */
  readonly category: string;
  /** From whom a fact takes what they could reach: from one session, or from all of the account; null: from nobody. */
  readonly cuts: (event: RecordedEvent) => { readonly accountId: string; readonly sessionId?: string } | null;
};
/** Nest token of the {@link TokenReader}. */
export const TOKEN_READER = Symbol('TokenReader');

/** What the guard leaves on a request. */
export type RequestWithCaller = FastifyRequest & { caller?: Caller };

/** The signed-in caller. @throws 401 */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<RequestWithCaller>().caller;
  if (!caller) throw new HttpProblem(401, 'not_signed_in', 'Not signed in', 'Sign in and try again.');
  return caller;
});

/** The caller, or null for a visitor. */
export const MaybeSignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<RequestWithCaller>().caller ?? null,
);
