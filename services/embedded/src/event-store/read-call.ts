import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog } from './event-log';
import type { StoredEvent } from './frames';
import { resolvedFrame } from './links';
import { readFrames } from './read-frames';
import type { ReadPlan, Start } from './read-plan';
import { streamDeleted } from './refusals';

/** A `Read` call; what it sends is encoded already. */
export type ReadCall = ServerWritableStream<ReadReq, Buffer>;

export const PAGE_EVENTS = 256;

/** Resolves when the call takes more, or is over. */
const roomIn = (call: ReadCall): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      call.off('drain', done).off('cancelled', done).off('close', done);
      resolve();
    };
    call.on('drain', done).on('cancelled', done).on('close', done);
  });

/** Sends a message and waits while the client is slower. @returns false when the call is over */
export const send = async (call: ReadCall, frame: Buffer): Promise<boolean> => {
  if (call.cancelled || call.destroyed || call.writableEnded) return false;
  if (!call.write(frame)) await roomIn(call);
  return !call.cancelled;
};

type Page = readonly StoredEvent[] | 'stream-not-found';
type FinitePlan = ReadPlan & { readonly kind: 'read' };

const firstOf = (from: Start, direction: FinitePlan['direction'], start: number): number => {
  if (from === 'start') return start;
  if (from !== 'end') return from;
  return Number.MAX_SAFE_INTEGER - (direction === 'forwards' ? 1 : 0);
};

/** The pages of a read, each from where the last one ended. */
const pages = function* (log: EventLog, plan: FinitePlan): Generator<Page> {
  const { stream, direction } = plan;
  const step = direction === 'forwards' ? 1 : -1;
  const size = plan.filter ? PAGE_EVENTS : Math.min(PAGE_EVENTS, plan.count);
  let from = firstOf(plan.from, direction, 0);
  for (;;) {
    if (stream === undefined) {
      const page = log.readAll(direction, from, size);
      const last = page.at(-1);
      if (!last) return;
      yield page;
      from = direction === 'forwards' ? last.position + 1 : last.position;
    } else {
      const page = log.readStream(stream, direction, from, size);
      if (page.kind === 'stream-deleted') throw streamDeleted(stream);
      if (page.kind === 'stream-not-found') {
        yield page.kind;
        return;
      }
      const last = page.events.at(-1);
      if (!last) return;
      yield page.events;
      from = last.revision + step;
    }
  }
};

/** Answers a read that ends: as many events as asked for, or all there are. */
export const answerRead = async (call: ReadCall, log: EventLog, plan: FinitePlan): Promise<void> => {
  let left = plan.count;
  for (const page of left > 0 ? pages(log, plan) : []) {
    if (page === 'stream-not-found') {
      await send(call, readFrames.streamNotFound(plan.stream ?? ''));
      return;
    }
    for (const event of page) {
      if (plan.filter && !plan.filter.matches(event)) continue;
      if (!(await send(call, plan.resolveLinks ? resolvedFrame(log, event) : event.frame))) return;
      left -= 1;
      if (left === 0) return;
    }
    await nextTurn();
  }
};
