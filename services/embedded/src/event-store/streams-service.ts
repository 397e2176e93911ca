import { Empty } from '@eventstore/db-client/generated/shared_pb';
import {
  AppendReq,
  AppendResp,
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb';
import type { sendUnaryData, ServerReadableStream, ServerUnaryCall, ServiceError } from '@grpc/grpc-js';
import { status } from '@grpc/grpc-js';
import type { ExpectedRevision } from './append-rules';
import { answerBatchAppend, type BatchAppendCall } from './batch-append';
import type { EventLog } from './event-log';
import type { WriteOutcome } from './event-writer';
import type { ProposedEvent } from './frames';
import type { GroupCommit } from './group-commit';
import { answerRead, type ReadCall } from './read-call';
import { toReadPlan } from './read-plan';
import {
  badRequest,
  MAX_APPEND_BYTES,
  RefusedError,
  serviceError,
  streamDeleted,
  toServiceError,
} from './refusals';
import { sizeOf, toExpectedRevision, toProposedEvent, toWritableStream } from './requests';
import { answerSubscription } from './subscription-call';

type Written = WriteOutcome & { readonly kind: 'written' };

/** How the trailers of the real server number the expectations that are not revisions. */
const EXPECTATION_NUMBERS = { any: -2, no_stream: -1, stream_exists: -4 } as const;

const wrongVersionError = (stream: string, expected: ExpectedRevision, current: number): ServiceError => {
  const expectedNumber = typeof expected === 'number' ? expected : EXPECTATION_NUMBERS[expected];
  return serviceError(
    status.FAILED_PRECONDITION,
    `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expectedNumber}, Actual version: ${current}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': String(expectedNumber),
      ...(current < 0 ? {} : { 'actual-version': String(current) }),
    },
  );
};

const wrongVersionResponse = (expected: ExpectedRevision, current: number): AppendResp => {
  const detail = new AppendResp.WrongExpectedVersion();
  if (current < 0) detail.setCurrentNoStream(new Empty());
  else detail.setCurrentRevision(String(current));
  if (expected === 'any') detail.setExpectedAny(new Empty());
  else if (expected === 'no_stream') detail.setExpectedNoStream(new Empty());
  else if (expected === 'stream_exists') detail.setExpectedStreamExists(new Empty());
  else detail.setExpectedRevision(String(expected));
  return new AppendResp().setWrongExpectedVersion(detail);
};

const successResponse = ({ last, position }: Written): AppendResp => {
  const success = new AppendResp.Success();
  if (last < 0) success.setNoStream(new Empty());
  else success.setCurrentRevision(String(last));
  if (position === undefined) success.setNoPosition(new Empty());
  else {
    const place = new AppendResp.Position().setCommitPosition(String(position));
    success.setPosition(place.setPreparePosition(String(position)));
  }
  return new AppendResp().setSuccess(success);
};

/** Gathers the messages of a classic append: the options first, then one message for each event. */
const receiveAppend = async (call: ServerReadableStream<AppendReq, AppendResp>) => {
  let options: AppendReq.Options | undefined;
  const events: ProposedEvent[] = [];
  let size = 0;
  for await (const message of call as AsyncIterable<AppendReq>) {
    options ??= message.getOptions();
    const proposal = message.getProposedMessage();
    if (!proposal) continue;
    const event = toProposedEvent(proposal);
    size += sizeOf(event);
    if (size > MAX_APPEND_BYTES) throw new RefusedError({ kind: 'too-large' });
    events.push(event);
  }
  if (!options) throw badRequest('The append options are missing.');
  return { options, events };
};

const append = async (
  call: ServerReadableStream<AppendReq, AppendResp>,
  writes: GroupCommit,
): Promise<AppendResp> => {
  const { options, events } = await receiveAppend(call);
  const stream = toWritableStream(options.getStreamIdentifier());
  const expected = toExpectedRevision(options, () => options.getRevision());
  const outcome = await writes.submit({ kind: 'append', stream, expected, events });
  switch (outcome.kind) {
    case 'written':
      return successResponse(outcome);
    case 'wrong-expected-version':
      return wrongVersionResponse(expected, outcome.current);
    case 'stream-deleted':
      throw streamDeleted(stream);
  }
};

/** @returns the position of the deletion in the log, as text */
const remove = async (
  kind: 'delete' | 'tombstone',
  options: DeleteReq.Options | TombstoneReq.Options | undefined,
  writes: GroupCommit,
): Promise<string> => {
  if (!options) throw badRequest('The options are missing.');
  const stream = toWritableStream(options.getStreamIdentifier());
  const expected = toExpectedRevision(options, () => options.getRevision());
  const outcome = await writes.submit({ kind, stream, expected });
  switch (outcome.kind) {
    case 'written':
      return String(outcome.position ?? 0);
    case 'wrong-expected-version':
      throw wrongVersionError(stream, expected, outcome.current);
    case 'stream-deleted':
      throw streamDeleted(stream);
  }
};

const deleteResponse = (position: string): DeleteResp =>
  new DeleteResp().setPosition(
    new DeleteResp.Position().setCommitPosition(position).setPreparePosition(position),
  );
const tombstoneResponse = (position: string): TombstoneResp =>
  new TombstoneResp().setPosition(
    new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position),
  );

const answer = <T>(result: Promise<T>, callback: sendUnaryData<T>): void =>
  void result.then(
    (response) => callback(null, response),
    (error: unknown) => callback(toServiceError(error)),
  );

const answerReadCall = async (call: ReadCall, log: EventLog, dropSlow: boolean): Promise<void> => {
  try {
    const plan = toReadPlan(call.request);
    if (plan.kind === 'read') await answerRead(call, log, plan);
    else await answerSubscription(call, log, plan, dropSlow);
    call.end();
  } catch (error) {
    call.emit('error', toServiceError(error));
  }
};

/** Calls that end only when the client or the server wants them to. */
export type OpenCalls = Set<ReadCall | BatchAppendCall>;

const track = (open: OpenCalls, call: ReadCall | BatchAppendCall): void => {
  open.add(call);
  const forget = (): void => void open.delete(call);
  call.on('finish', forget).on('cancelled', forget).on('close', forget);
};

/** The handlers of `event_store.client.streams.Streams`; reads and batch appends are in `open` while they run. */
export const streamsHandlers = (log: EventLog, writes: GroupCommit, open: OpenCalls, dropSlow: boolean) => ({
  append: (call: ServerReadableStream<AppendReq, AppendResp>, callback: sendUnaryData<AppendResp>): void =>
    answer(append(call, writes), callback),
  batchAppend: (call: BatchAppendCall): void => {
    track(open, call);
    answerBatchAppend(call, writes);
  },
  delete: (call: ServerUnaryCall<DeleteReq, DeleteResp>, callback: sendUnaryData<DeleteResp>): void =>
    answer(remove('delete', call.request.getOptions(), writes).then(deleteResponse), callback),
  tombstone: (
    call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
    callback: sendUnaryData<TombstoneResp>,
  ): void => answer(remove('tombstone', call.request.getOptions(), writes).then(tombstoneResponse), callback),
  read: (call: ReadCall): void => {
    track(open, call);
    void answerReadCall(call, log, dropSlow);
  },
});
