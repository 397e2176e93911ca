import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { DamagedDataError, sqliteCodeOf } from '../data-folder';

/** The real server's default limit of one append, over all its events. */
export const MAX_APPEND_BYTES = 1024 * 1024;

/** Why a request is refused before the log is asked. */
export type Refusal =
  | { readonly kind: 'bad-request'; readonly message: string }
  | { readonly kind: 'access-denied' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-late' };

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind === 'bad-request' ? refusal.message : refusal.kind);
  }
}
export const badRequest = (message: string): RefusedError =>
  new RefusedError({ kind: 'bad-request', message });

/** Trailers carry ASCII only; other characters are percent-encoded. */
const trailer = (text: string): string => text.replace(/[^\x20-\x7e]+/gu, encodeURIComponent);

export const serviceError = (
  code: status,
  details: string,
  trailers: Readonly<Record<string, string>> = {},
): ServiceError => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, trailer(value));
  return Object.assign(new Error(details), { code, details, metadata });
};

export const streamDeleted = (stream: string): ServiceError =>
  serviceError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/** What 23.10 tells a live subscriber for whom more events wait than it keeps. */
export const consumerTooSlow = (): ServiceError =>
  serviceError(
    status.ABORTED,
    'Consumer too slow to handle event while live. Client resubscription required.',
  );

const refusalError = (refusal: Refusal): ServiceError => {
  switch (refusal.kind) {
    case 'bad-request':
      return serviceError(status.INVALID_ARGUMENT, refusal.message);
    case 'access-denied':
      return serviceError(status.PERMISSION_DENIED, 'Access denied.', { exception: 'access-denied' });
    case 'too-late':
      return serviceError(status.DEADLINE_EXCEEDED, 'The deadline has passed.');
    case 'too-large':
      return serviceError(
        status.INVALID_ARGUMENT,
        `Maximum append size of ${MAX_APPEND_BYTES} bytes exceeded.`,
        { exception: 'maximum-append-size-exceeded', 'maximum-append-size': String(MAX_APPEND_BYTES) },
      );
  }
};

/** Any failure of a call as gRPC tells it: damage is DATA_LOSS, a full disk RESOURCE_EXHAUSTED, a bug INTERNAL. */
export const toServiceError = (error: unknown): ServiceError => {
  if (error instanceof RefusedError) return refusalError(error.refusal);
  if (error instanceof DamagedDataError) return serviceError(status.DATA_LOSS, error.message);
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode === 'SQLITE_FULL') return serviceError(status.RESOURCE_EXHAUSTED, 'The disk is full.');
  if (sqliteCode) return serviceError(status.UNAVAILABLE, `The event store's file answers ${sqliteCode}.`);
  if (error instanceof Error && 'code' in error && 'metadata' in error) return error as ServiceError;
  return serviceError(status.INTERNAL, 'The event store failed.');
};
