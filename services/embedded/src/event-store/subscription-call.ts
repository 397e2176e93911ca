import { randomUUID } from 'node:crypto';
import type { EventLog } from './event-log';
import { TOMBSTONE_REVISION, type StoredEvent } from './frames';
import { PAGE_EVENTS, send, type ReadCall } from './read-call';
import { readFrames } from './read-frames';
import type { ReadPlan } from './read-plan';
import { streamDeleted } from './refusals';

type SubscriptionPlan = ReadPlan & { readonly kind: 'subscription' };

/** Resolves at the next commit, or when the call is over. */
const nextCommit = (log: EventLog, call: ReadCall): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stop();
      call.off('cancelled', done).off('close', done).off('finish', done);
      resolve();
    };
    const stop = log.onCommit(done);
    call.on('cancelled', done).on('close', done).on('finish', done);
  });

const isOver = (call: ReadCall): boolean => call.cancelled || call.destroyed || call.writableEnded;

/** Sends what the filter lets through, and a checkpoint each time so many events were looked at. */
class FilteredSender {
  private looked = 0;

  constructor(
    private readonly call: ReadCall,
    private readonly plan: SubscriptionPlan,
  ) {}

  async send(event: StoredEvent): Promise<boolean> {
    const { filter, stream } = this.plan;
    if (stream !== undefined && event.stream !== stream) return true;
    if (stream !== undefined && event.revision === TOMBSTONE_REVISION) throw streamDeleted(stream);
    if (!filter) return send(this.call, event.frame);
    if (filter.matches(event) && !(await send(this.call, event.frame))) return false;
    this.looked += 1;
    if (this.looked < filter.checkpointEvery) return true;
    this.looked = 0;
    return send(this.call, readFrames.checkpoint(event.position));
  }
}

/** Sends a stream's events after `revision`. @returns the position up to which all of them were sent */
const catchUpStream = async (
  call: ReadCall,
  log: EventLog,
  stream: string,
  revision: number,
): Promise<number> => {
  let sent = revision;
  for (;;) {
    const page = log.readStream(stream, 'forwards', sent + 1, PAGE_EVENTS);
    if (page.kind === 'stream-deleted') throw streamDeleted(stream);
    if (page.kind === 'stream-not-found' || page.events.length === 0) return log.head;
    for (const event of page.events) {
      if (!(await send(call, event.frame))) return log.head;
      sent = event.revision;
    }
  }
};

const startPosition = (
  call: ReadCall,
  log: EventLog,
  { stream, from }: SubscriptionPlan,
): Promise<number> | number => {
  if (stream !== undefined && from !== 'end')
    return catchUpStream(call, log, stream, from === 'start' ? -1 : from);
  if (stream !== undefined && log.readStream(stream, 'forwards', 0, 1).kind === 'stream-deleted')
    throw streamDeleted(stream);
  if (from === 'start') return 0;
  return from === 'end' ? log.head : Math.min(from, log.head);
};

/**
 * Answers a subscription until the client ends it: what is stored after the start, `caughtUp`, then every commit. A
 * client that cannot follow is told so, and catches up at its own pace.
 */
export const answerSubscription = async (
  call: ReadCall,
  log: EventLog,
  plan: SubscriptionPlan,
): Promise<void> => {
  await send(call, readFrames.confirmation(randomUUID()));
  const sender = new FilteredSender(call, plan);
  let position = await startPosition(call, log, plan);
  let live = false;
  while (!isOver(call)) {
    const page = log.readAll('forwards', position + 1, PAGE_EVENTS);
    if (live && page.length === PAGE_EVENTS) {
      live = false;
      await send(call, readFrames.fellBehind);
    }
    for (const event of page) {
      if (!(await sender.send(event))) return;
      position = event.position;
    }
    if (position < log.head) continue;
    if (!live) await send(call, readFrames.caughtUp);
    live = true;
    if (position === log.head) await nextCommit(log, call);
  }
};
