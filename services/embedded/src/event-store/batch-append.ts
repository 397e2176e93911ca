import { Code } from '@eventstore/db-client/generated/code_pb';
import {
  AccessDenied,
  AllStreamPosition,
  BadRequest,
  MaximumAppendSizeExceeded,
  StreamDeleted,
  StreamIdentifier,
  Timeout,
  UUID,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import type { ExpectedRevision } from './append-rules';
import type { WriteOutcome } from './event-writer';
import type { ProposedEvent } from './frames';
import type { GroupCommit } from './group-commit';
import { MAX_APPEND_BYTES, RefusedError, toServiceError, type Refusal } from './refusals';
import { sizeOf, toExpectedRevision, toProposedEvent, toUuid, toWritableStream } from './requests';

/** The bidirectional call over which a client sends all its appends, each in one or more parts. */
export type BatchAppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** One append of which some parts came; once refused, its further parts are only counted off. */
type Gathering = {
  readonly correlationId: UUID | undefined;
  readonly options: BatchAppendReq.Options | undefined;
  readonly events: ProposedEvent[];
  size: number;
  refused: Refusal | undefined;
};

const error = (
  code: Code,
  message: string,
  typeName: string,
  detail: { serializeBinary(): Uint8Array },
): Status => {
  const details = new Any();
  details.pack(detail.serializeBinary(), `event_store.client.${typeName}`);
  return new Status().setCode(code).setMessage(message).setDetails(details);
};

const refusalStatus = (refusal: Refusal): Status => {
  switch (refusal.kind) {
    case 'bad-request':
      return error(
        Code.INVALID_ARGUMENT,
        refusal.message,
        'BadRequest',
        new BadRequest().setMessage(refusal.message),
      );
    case 'access-denied':
      return error(Code.PERMISSION_DENIED, 'Access denied.', 'AccessDenied', new AccessDenied());
    case 'too-late':
      return error(Code.DEADLINE_EXCEEDED, 'The deadline has passed.', 'Timeout', new Timeout());
    case 'too-large':
      return error(
        Code.INVALID_ARGUMENT,
        'Maximum append size exceeded.',
        'MaximumAppendSizeExceeded',
        new MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES),
      );
  }
};

const wrongExpectedVersion = (current: number, expected: ExpectedRevision): Status => {
  const detail = new WrongExpectedVersion();
  if (current < 0) detail.setCurrentNoStream(new Empty());
  else detail.setCurrentStreamRevision(String(current));
  if (expected === 'any') detail.setExpectedAny(new Empty());
  else if (expected === 'no_stream') detail.setExpectedNoStream(new Empty());
  else if (expected === 'stream_exists') detail.setExpectedStreamExists(new Empty());
  else detail.setExpectedStreamPosition(String(expected));
  return error(Code.FAILED_PRECONDITION, 'Wrong expected version.', 'WrongExpectedVersion', detail);
};

const success = ({ last, position }: WriteOutcome & { kind: 'written' }): BatchAppendResp.Success => {
  const result = new BatchAppendResp.Success();
  if (last < 0) result.setNoStream(new Empty());
  else result.setCurrentRevision(String(last));
  if (position === undefined) return result.setNoPosition(new Empty());
  const place = new AllStreamPosition().setCommitPosition(String(position));
  return result.setPosition(place.setPreparePosition(String(position)));
};

const isPast = (options: BatchAppendReq.Options | undefined): boolean => {
  const deadline = options?.getDeadline()?.toDate();
  return deadline !== undefined && deadline.getTime() <= Date.now();
};

const gather = (gathering: Gathering, part: BatchAppendReq): void => {
  if (gathering.refused) return;
  try {
    for (const message of part.getProposedMessagesList()) {
      const event = toProposedEvent(message);
      gathering.size += sizeOf(event);
      if (gathering.size > MAX_APPEND_BYTES) throw new RefusedError({ kind: 'too-large' });
      gathering.events.push(event);
    }
  } catch (reason) {
    if (!(reason instanceof RefusedError)) throw reason;
    gathering.refused = reason.refusal;
    gathering.events.length = 0;
  }
};

const outcomeOf = async (
  gathering: Gathering,
  writes: GroupCommit,
): Promise<Status | BatchAppendResp.Success> => {
  const { options, events, refused } = gathering;
  try {
    if (refused) return refusalStatus(refused);
    if (!options) return refusalStatus({ kind: 'bad-request', message: 'The append options are missing.' });
    if (isPast(options)) return refusalStatus({ kind: 'too-late' });
    const stream = toWritableStream(options.getStreamIdentifier());
    const expected = toExpectedRevision(options, () => options.getStreamPosition());
    const outcome = await writes.submit({ kind: 'append', stream, expected, events });
    if (outcome.kind === 'written') return success(outcome);
    if (outcome.kind === 'wrong-expected-version') return wrongExpectedVersion(outcome.current, expected);
    const identifier = options.getStreamIdentifier();
    const detail = new StreamDeleted().setStreamIdentifier(identifier);
    return error(Code.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, 'StreamDeleted', detail);
  } catch (reason) {
    if (reason instanceof RefusedError) return refusalStatus(reason.refusal);
    throw reason;
  }
};

const respond = (
  call: BatchAppendCall,
  gathering: Gathering,
  result: Status | BatchAppendResp.Success,
): void => {
  const response = new BatchAppendResp()
    .setCorrelationId(gathering.correlationId)
    .setStreamIdentifier(gathering.options?.getStreamIdentifier() ?? new StreamIdentifier());
  if (result instanceof Status) response.setError(result);
  else response.setSuccess(result);
  if (call.cancelled || call.destroyed || call.writableEnded || call.write(response)) return;
  if (call.isPaused()) return;
  call.pause();
  call.once('drain', () => call.resume());
};

/**
 * Answers a batch-append call: parts are gathered by correlation id, and each append is answered on its own when it
 * is durable. A failure of the store itself ends the call, since its appends may or may not have been kept.
 */
export const answerBatchAppend = (call: BatchAppendCall, writes: GroupCommit): void => {
  const gatherings = new Map<string, Gathering>();
  const pending = new Set<Promise<void>>();

  const finish = async (gathering: Gathering): Promise<void> => {
    try {
      respond(call, gathering, await outcomeOf(gathering, writes));
    } catch (reason) {
      call.emit('error', toServiceError(reason));
    }
  };

  call.on('data', (part: BatchAppendReq) => {
    try {
      const correlationId = part.getCorrelationId();
      const key = toUuid(correlationId);
      const gathering = gatherings.get(key) ?? {
        correlationId,
        options: part.getOptions(),
        events: [],
        size: 0,
        // As soon as the first part is here: what comes too late is not worth gathering.
        refused: isPast(part.getOptions()) ? ({ kind: 'too-late' } as const) : undefined,
      };
      gatherings.set(key, gathering);
      gather(gathering, part);
      if (!part.getIsFinal()) return;
      gatherings.delete(key);
      const answer: Promise<void> = finish(gathering).finally(() => pending.delete(answer));
      pending.add(answer);
    } catch (reason) {
      call.emit('error', toServiceError(reason));
    }
  });
  call.on('end', () => void Promise.allSettled(pending).then(() => call.end()));
};
