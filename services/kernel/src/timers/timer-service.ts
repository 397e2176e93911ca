import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Collection, Db } from 'mongodb';
import { v5 as uuidv5 } from 'uuid';
import { hashOf, type CommandMeta } from '../decider/command';
import { NotYetDue, Refusal } from '../decider/decider';
import type { Dispatch } from '../subscriptions/process';
import type { RunnerLog } from '../subscriptions/runner-log';
import { DueTimers } from './due-timers';

/** A command that is due at an instant. `jobId` tells this appointment from an earlier one under the same `timerId`. */
export type Timer = {
  readonly _id: string;
  readonly jobId: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly command: Dispatch;
  readonly correlationId: string;
  readonly causationId: string;
  /** How often it was put off because something outside failed. */
  readonly putOff?: number;
};

/** What a command throws that cannot be carried out yet: its timer stands until then. `cause`: what failed, if anything did. */
export class RetryLater extends Error {
  constructor(
    readonly seconds: number,
    options?: ErrorOptions,
  ) {
    super(`try again in ${seconds} s`, options);
  }
}

/** What tells one appointment from all others. */
type Appointment = Pick<Timer, '_id' | 'jobId'>;

export type TimerOptions = {
  readonly db: Db;
  /** Makes a Redis connection; `worker` connections block and must never give up. */
  readonly redis: (use: 'producer' | 'worker') => Redis;
  readonly send: (command: Dispatch, meta: CommandMeta) => Promise<unknown>;
  readonly log: RunnerLog;
  /** Told how late (ms, never negative) a timer was sent. */
  readonly onFired?: (latenessMs: number) => void;
};

/** `ownedUntil` (ISO-8601 UTC, or empty): until then one process has undertaken to send it. */
type TimerDocument = Timer & { readonly ownedUntil: string };

const COLLECTION = 'timers';
const QUEUE = 'timers';
/** A timer is taken into memory this long before it is due. */
const ARM_WITHIN_MS = 15_000;
/** Whoever has taken a timer sends it within this time after it is due, or somebody else does. */
const OWNED_MS = 2_000;
const SWEEP_AGAIN_MS = 1_000;
const SWEEP_AT_LEAST_EVERY_MS = 5_000;
const SWEPT_AT_ONCE = 200;
const SENT_AT_ONCE = 20;
const CLEAR_AFTER_MS = 20;
const REMEMBERED = 10_000;
/** Mail servers put off what they do not know yet, and lines break: that alone is nobody's concern. */
const OFTEN_PUT_OFF = 3;
const OVERDUE_MS = 60_000;
/** Longer than whatever is put off waits. */
const WAITING_WITHIN_MS = 2 * 3_600_000;
const COUNTED_AT_MOST = 10_000;
/** A server that hangs over what one aggregate asks of it does not keep the clocks of others waiting. */
const SENT_AT_ONCE_OF_ONE = 10;

/**
 * Sends commands when they are due. One process takes each timer into its memory shortly before (the one that sets it,
 * if it is due soon): the fast path. Should it not be sent in time, a BullMQ job (of what is not due yet when it is set)
 * and the next sweep over the timer collection (itself rebuilt from the log by the process that schedules) find it no
 * longer owned. All send the same command id, so whoever is first acts and the others find it done; the aggregate judges
 * whether it is due.
 */
export class TimerService {
  private readonly timers: Collection<TimerDocument>;
  private readonly armed = new Map<string, { readonly jobId: string; readonly handle: NodeJS.Timeout }>();
  /** By `jobId`, for which aggregate. */
  private readonly sending = new Map<string, string>();
  private readonly due = new DueTimers();
  /** What was sent last from here, by `jobId`: a job that comes for it afterwards finds nothing. */
  private readonly sent = new LRUCache<string, true>({ max: REMEMBERED });
  /** What was sent and is still in the collection. */
  private over: Appointment[] = [];
  private clearing: Promise<void> = Promise.resolve();
  private nextClearing: NodeJS.Timeout | undefined;
  private readonly connections: Redis[] = [];
  private readonly queue: Queue;
  private worker: Worker | undefined;
  private nextSweep: NodeJS.Timeout | undefined;
  private sweepRunning: Promise<void> = Promise.resolve();
  private indexed: Promise<unknown> | undefined;
  private stopped = false;

  constructor(private readonly options: TimerOptions) {
    this.timers = options.db.collection<TimerDocument>(COLLECTION);
    this.queue = new Queue(QUEUE, { connection: this.connect('producer') });
    this.queue.on('error', () => undefined);
  }

  start(): void {
    this.worker = new Worker(
      QUEUE,
      async (job) => {
        const appointment = job.data as Appointment;
        const taken = this.hasInHand(appointment) ? null : await this.take(appointment);
        if (taken) this.fire(taken);
      },
      {
        connection: this.connect('worker'),
        lockDuration: 10_000,
        stalledInterval: 5_000,
        maxStalledCount: 10,
        concurrency: SENT_AT_ONCE,
      },
    );
    this.worker.on('error', () => undefined);
    this.sweepRunning = this.sweepAndGoOn();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.nextSweep);
    for (const { handle } of this.armed.values()) clearTimeout(handle);
    const left = [...this.armed.entries()].map(([_id, { jobId }]) => ({ _id, jobId }));
    this.armed.clear();
    this.due.clear();
    await this.sweepRunning;
    clearTimeout(this.nextClearing);
    await this.clear();
    if (left.length > 0)
      await this.timers.updateMany({ $or: left }, { $set: { ownedUntil: '' } }).catch(() => undefined);
    await Promise.race([
      Promise.allSettled([this.worker?.close(true), this.queue.close()]),
      new Promise((resolve) => setTimeout(resolve, 1_000).unref()),
    ]);
    for (const connection of this.connections) connection.disconnect();
  }

  /** BullMQ leaves connections it was given open, and a worker's own copy too while Redis is away. */
  private connect(use: 'producer' | 'worker'): Redis {
    const connection = this.options.redis(use);
    const duplicate = connection.duplicate.bind(connection);
    connection.duplicate = (override) => {
      const copy = duplicate(override);
      copy.on('error', () => undefined);
      this.connections.push(copy);
      return copy;
    };
    this.connections.push(connection);
    return connection;
  }

  /** Sets (or replaces) appointments and takes others back, by `_id`. Answers once that is durable. */
  async set(timers: readonly Timer[], cancelled: readonly string[] = []): Promise<void> {
    for (const timerId of cancelled) this.disarm(timerId);
    // As it will come back from the store: a field that is undefined would come back as null, as another request.
    const plain = timers.map((timer) => JSON.parse(JSON.stringify(timer)) as Timer);
    for (const timer of plain) if (isSoon(timer)) this.arm(timer);
    await this.timers.bulkWrite([
      ...cancelled.map((_id) => ({ deleteOne: { filter: { _id } } })),
      ...plain.map((timer) => ({
        replaceOne: {
          filter: { _id: timer._id },
          replacement: { ...withoutId(timer), ownedUntil: isSoon(timer) ? ownedUntil(timer) : '' },
          upsert: true,
        },
      })),
    ]);
    const now = Date.now();
    for (const timer of plain) if (Date.parse(timer.at) > now) this.enqueue(timer);
  }

  private arm(timer: Timer): void {
    this.disarm(timer._id);
    if (this.stopped) return;
    const handle = setTimeout(
      () => {
        this.armed.delete(timer._id);
        this.fire(timer);
      },
      Math.max(0, Date.parse(timer.at) - Date.now()),
    );
    this.armed.set(timer._id, { jobId: timer.jobId, handle });
  }

  private disarm(timerId: string): void {
    const armed = this.armed.get(timerId);
    if (!armed) return;
    clearTimeout(armed.handle);
    this.armed.delete(timerId);
  }

  /** Whether this process will send it, or has just sent it. */
  private hasInHand({ _id, jobId }: Appointment): boolean {
    return (
      this.armed.get(_id)?.jobId === jobId ||
      this.sending.has(jobId) ||
      this.sent.has(jobId) ||
      this.due.has(jobId)
    );
  }

  /** @returns the appointment, if it still stands and nobody else has undertaken to send it */
  private async take({ _id, jobId }: Appointment): Promise<Timer | null> {
    const standing = await this.timers.findOne({ _id, jobId });
    if (!standing) return null;
    return this.timers.findOneAndUpdate(
      { _id, jobId, ...unowned() },
      { $set: { ownedUntil: ownedUntil(standing) } },
    );
  }

  private fire(timer: Timer): void {
    // A timeout may end early and clocks differ; the aggregate would rightly not act yet.
    if (Date.now() < Date.parse(timer.at)) return this.arm(timer);
    if (this.sending.has(timer.jobId) || this.due.has(timer.jobId)) return;
    this.due.add(timer);
    if (this.sending.size < SENT_AT_ONCE) void this.sendDue();
  }

  private async sendDue(): Promise<void> {
    for (let timer = this.nextDue(); timer; timer = this.nextDue()) await this.send(timer);
  }

  /** The first of an aggregate that does not have its share already; the rest follows as its own are done. */
  private nextDue(): Timer | undefined {
    const sent = countsOf(this.sending.values());
    return this.due.next((aggregate) => (sent.get(aggregate) ?? 0) < SENT_AT_ONCE_OF_ONE);
  }

  private async send(timer: Timer): Promise<void> {
    this.sending.set(timer.jobId, timer.command.aggregate);
    const lateness = Date.now() - Date.parse(timer.at);
    try {
      await this.options.send(timer.command, {
        commandId: uuidv5(timer.jobId, uuidv5.URL),
        correlationId: timer.correlationId,
        causationId: timer.causationId,
        requestHash: hashOf(timer.command.request),
        actor: { kind: 'process', name: 'timer' },
        noEffect: 'forgotten',
        dueAt: timer.at,
      });
      this.options.onFired?.(lateness);
      this.leave(timer);
    } catch (error) {
      await this.notSent(timer, error).catch(() => undefined);
    } finally {
      this.sending.delete(timer.jobId);
    }
  }

  private async notSent(timer: Timer, error: unknown): Promise<void> {
    const about = { timer: timer._id };
    if (error instanceof NotYetDue) {
      await this.putOff(timer, error.dueAt);
    } else if (error instanceof Refusal) {
      this.options.log.info({ ...about, code: error.code }, 'timer found nothing to do');
      this.leave(timer);
    } else if (error instanceof RetryLater) {
      const putOff = (timer.putOff ?? 0) + (error.cause === undefined ? 0 : 1);
      const level = error.cause !== undefined && putOff >= OFTEN_PUT_OFF ? 'warn' : 'info';
      this.options.log[level](
        { ...about, err: error.cause, seconds: error.seconds, times: putOff },
        'timer put off',
      );
      await this.putOff(timer, new Date(Date.now() + error.seconds * 1_000).toISOString(), putOff);
    } else {
      // It stays in the collection: the first sweep after its owner's time sends it again.
      this.options.log.warn({ ...about, err: error }, 'timer could not be sent');
    }
  }

  /** What was sent leaves the collection soon, together with others: should it not come to that, it is sent again and found done. */
  private leave({ _id, jobId }: Timer): void {
    this.sent.set(jobId, true);
    this.over.push({ _id, jobId });
    if (this.over.length === 1)
      this.nextClearing = setTimeout(() => {
        this.clearing = this.clear();
      }, CLEAR_AFTER_MS);
  }

  private async clear(): Promise<void> {
    await this.clearing;
    const over = this.over;
    this.over = [];
    if (over.length === 0) return;
    await this.timers
      .bulkWrite(
        over.map((filter) => ({ deleteOne: { filter } })),
        { ordered: false },
      )
      .catch(() => undefined);
  }

  private async putOff(
    { _id, jobId, putOff: before = 0 }: Timer,
    at: string,
    putOff = before,
  ): Promise<void> {
    await this.timers.updateOne({ _id, jobId }, { $set: { at, ownedUntil: '', putOff } });
  }

  /** How many timers, by aggregate, something outside has put off again and again, or should have been sent a minute ago; 10 000 at most. */
  async waiting(): Promise<ReadonlyMap<string, number>> {
    const now = Date.now();
    const waiting = this.timers
      .find({
        at: { $lte: new Date(now + WAITING_WITHIN_MS).toISOString() },
        $or: [{ putOff: { $gte: OFTEN_PUT_OFF } }, { at: { $lt: new Date(now - OVERDUE_MS).toISOString() } }],
      })
      .project<Pick<Timer, 'command'>>({ 'command.aggregate': 1 })
      .limit(COUNTED_AT_MOST);
    const aggregates: string[] = [];
    for await (const { command } of waiting) aggregates.push(command.aggregate);
    return countsOf(aggregates);
  }

  /** One sweep ends before the next is appointed. */
  private async sweepAndGoOn(): Promise<void> {
    let waitMs = SWEEP_AGAIN_MS;
    try {
      waitMs = await this.sweep();
    } catch (err) {
      this.options.log.warn({ err }, 'timer sweep failed');
    }
    if (this.stopped) return;
    this.nextSweep = setTimeout(() => {
      this.sweepRunning = this.sweepAndGoOn();
    }, waitMs);
  }

  /** Takes what is due soon and has no owner. @returns how long the next sweep may wait */
  private async sweep(): Promise<number> {
    await this.ensureIndex();
    const now = Date.now();
    const horizon = new Date(now + ARM_WITHIN_MS).toISOString();
    const free = await this.timers
      .find({
        at: { $lte: horizon },
        'command.aggregate': { $nin: this.due.crowded(SWEPT_AT_ONCE) },
        ...unowned(),
      })
      .sort({ at: 1 })
      .limit(SWEPT_AT_ONCE)
      .toArray();
    for (const timer of free) {
      if (this.stopped) return 0;
      // What hangs here is left to others.
      if (this.sending.has(timer.jobId)) continue;
      const taken = await this.take(timer);
      if (taken) this.arm(taken);
    }
    if (free.length > 0) return free.length < SWEPT_AT_ONCE ? SWEEP_AGAIN_MS : 0;
    const owned = await this.timers.findOne({ at: { $lte: horizon } }, { projection: { _id: 1 } });
    if (owned) return SWEEP_AGAIN_MS;
    const [next] = await this.timers
      .find({ at: { $gt: horizon } })
      .sort({ at: 1 })
      .limit(1)
      .toArray();
    const waitMs = next ? Date.parse(next.at) - ARM_WITHIN_MS - now : SWEEP_AT_LEAST_EVERY_MS;
    // Another process may set one meanwhile, and end.
    return Math.min(Math.max(waitMs, SWEEP_AGAIN_MS), SWEEP_AT_LEAST_EVERY_MS);
  }

  private ensureIndex(): Promise<unknown> {
    this.indexed ??= this.timers.createIndex({ at: 1 }).catch((error: unknown) => {
      this.indexed = undefined;
      throw error;
    });
    return this.indexed;
  }

  /**
   * Redis may be away or wiped: the sweep covers for it, so a failure here is not one of the command. It covers alone for
   * what is due when it is set, which is mostly what somebody is told: that is no clock, and most of all timers.
   */
  private enqueue({ _id, jobId, at }: Timer): void {
    const delay = Math.max(0, Date.parse(at) - Date.now()) + OWNED_MS;
    this.queue
      .add('timer', { _id, jobId }, { jobId, delay, removeOnComplete: true, removeOnFail: true })
      .catch(() => undefined);
  }
}

const isSoon = ({ at }: Timer): boolean => Date.parse(at) - Date.now() <= ARM_WITHIN_MS;
const unowned = () => ({ ownedUntil: { $not: { $gte: new Date().toISOString() } } });
const ownedUntil = ({ at }: Timer): string =>
  new Date(Math.max(Date.parse(at), Date.now()) + OWNED_MS).toISOString();
const withoutId = ({ _id: _, ...rest }: Timer): Omit<Timer, '_id'> => rest;
const countsOf = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
