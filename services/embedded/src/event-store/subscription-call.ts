import { randomUUID } from 'node:crypto';
import type { EventLog } from './event-log';
import { TOMBSTONE_REVISION, type StoredEvent } from './frames';
import { PAGE_EVENTS, send, type ReadCall } from './read-call';
import { resolvedFrame } from './links';
import { readFrames } from './read-frames';
import type { ReadPlan } from './read-plan';
import { consumerTooSlow, streamDeleted } from './refusals';

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

/** Whether an event is what a subscription asks for. */
const isWanted = ({ filter, stream }: SubscriptionPlan, event: StoredEvent): boolean =>
  stream === undefined ? (filter?.matches(event) ?? true) : event.stream === stream;

/** Sends what the filter lets through, and a checkpoint each time so many events were looked at. */
class FilteredSender {
  private looked = 0;

  constructor(
    private readonly call: ReadCall,
    private readonly log: EventLog,
    private readonly plan: SubscriptionPlan,
  ) {}

  async send(event: StoredEvent): Promise<boolean> {
    const { filter, stream } = this.plan;
    if (isWanted(this.plan, event) && !(await send(this.call, this.frameOf(event)))) return false;
    if (stream === event.stream && event.revision === TOMBSTONE_REVISION) throw streamDeleted(stream);
    this.looked += 1;
    if (!filter || this.looked < filter.checkpointEvery) return true;
    this.looked = 0;
    return send(this.call, readFrames.checkpoint(event.position));
  }

  frameOf(event: StoredEvent): Buffer {
    return this.plan.resolveLinks ? resolvedFrame(this.log, event) : event.frame;
  }
}

/** Sends a stream's events after `revision`. @returns the position up to which all of them were sent */
const catchUpStream = async (
  call: ReadCall,
  log: EventLog,
  sender: FilteredSender,
  stream: string,
  revision: number,
): Promise<number> => {
  let sent = revision;
  for (;;) {
    const page = log.readStream(stream, 'forwards', sent + 1, PAGE_EVENTS);
    if (page.kind === 'stream-deleted') throw streamDeleted(stream);
    if (page.kind === 'stream-not-found' || page.events.length === 0) return log.head;
    for (const event of page.events) {
      if (!(await send(call, sender.frameOf(event)))) return log.head;
      sent = event.revision;
    }
  }
};

const startPosition = (
  call: ReadCall,
  log: EventLog,
  sender: FilteredSender,
  { stream, from }: SubscriptionPlan,
): Promise<number> | number => {
  if (stream !== undefined && from !== 'end')
    return catchUpStream(call, log, sender, stream, from === 'start' ? -1 : from);
  if (stream !== undefined && log.readStream(stream, 'forwards', 0, 1).kind === 'stream-deleted')
    throw streamDeleted(stream);
  if (from === 'start') return 0;
  return from === 'end' ? log.head : Math.min(from, log.head);
};

/** What 23.10 keeps for a live subscriber: two buffers of 32 events. */
const MAX_WAITING_LIVE = 64;

/** A stream can only be caught up with once it is there. */
const canCatchUp = (log: EventLog, { stream, from }: SubscriptionPlan): boolean =>
  stream === undefined ||
  from === 'end' ||
  log.readStream(stream, 'forwards', 0, 1).kind !== 'stream-not-found';

/**
 * Answers a subscription until the client ends it: what is stored after the start, `caughtUp`, then every commit.
 *
 * @param dropSlow ends a live subscription for which more events wait than EventStoreDB 23.10 keeps, as that does;
 *   without it such a client is told that it fell behind, and catches up at its own pace, as with later servers
 */
export const answerSubscription = async (
  call: ReadCall,
  log: EventLog,
  plan: SubscriptionPlan,
  dropSlow: boolean,
): Promise<void> => {
  await send(call, readFrames.confirmation(randomUUID()));
  const sender = new FilteredSender(call, log, plan);
  let position = await startPosition(call, log, sender, plan);
  let live = false;
  while (!isOver(call)) {
    const page = log.readAll('forwards', position + 1, PAGE_EVENTS);
    if (live && dropSlow && page.filter((event) => isWanted(plan, event)).length > MAX_WAITING_LIVE)
      throw consumerTooSlow();
    if (live && !dropSlow && page.length === PAGE_EVENTS) {
      live = false;
      await send(call, readFrames.fellBehind);
    }
    for (const event of page) {
      if (!(await sender.send(event))) return;
      position = event.position;
    }
    if (position < log.head) continue;
    if (!live && canCatchUp(log, plan)) {
      await send(call, readFrames.caughtUp);
      live = true;
    }
    if (position === log.head) await nextCommit(log, call);
  }
};
