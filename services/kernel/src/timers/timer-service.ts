import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Collection, Db } from 'mongodb';
import { v5 as uuidv5 } from 'uuid';
import { hashOf, type CommandMeta } from '../decider/command';
import { Refusal } from '../decider/decider';
import type { Dispatch } from '../subscriptions/process';
import type { RunnerLog } from '../subscriptions/runner-log';

/** A command that is due at an instant. `jobId` tells this appointment from an earlier one under the same `timerId`. */
export type Timer = {
  readonly _id: string;
  readonly jobId: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly command: Dispatch;
  readonly correlationId: string;
  readonly causationId: string;
};

/** What a command throws that cannot be carried out yet: its timer stands until then. */
export class RetryLater extends Error {
  constructor(
    readonly seconds: number,
    options?: ErrorOptions,
  ) {
    super(`try again in ${seconds} s`, options);
  }
}

export type TimerOptions = {
  readonly db: Db;
  /** Makes a Redis connection; `worker` connections block and must never give up. */
  readonly redis: (use: 'producer' | 'worker') => Redis;
  readonly send: (command: Dispatch, meta: CommandMeta) => Promise<unknown>;
  readonly log: RunnerLog;
  /** Told how late (ms, never negative) a timer was sent. */
  readonly onFired?: (latenessMs: number) => void;
};

const COLLECTION = 'timers';
const QUEUE = 'timers';
const SWEEP_EVERY_MS = 1_000;
const ARM_WITHIN_MS = 15_000;

/**
 * Sends commands when they are due: an in-process timer is the fast path, a BullMQ job the durable one, a sweep over
 * the timer collection (itself rebuilt from the log by the process that schedules) the safety net. All three send
 * the same command id, so whoever is first acts and the others find it done; the aggregate judges whether it is due.
 */
export class TimerService {
  private readonly timers: Collection<Timer>;
  private readonly armed = new Map<string, { readonly jobId: string; readonly handle: NodeJS.Timeout }>();
  private readonly sending = new Set<string>();
  private readonly connections: Redis[] = [];
  private readonly queue: Queue;
  private worker: Worker | undefined;
  private sweeping: NodeJS.Timeout | undefined;
  private sweepRunning: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly options: TimerOptions) {
    this.timers = options.db.collection<Timer>(COLLECTION);
    this.queue = new Queue(QUEUE, { connection: this.connect('producer') });
    this.queue.on('error', () => undefined);
  }

  start(): void {
    this.worker = new Worker(
      QUEUE,
      async (job) => this.fireIfStanding(job.data as Pick<Timer, '_id' | 'jobId'>),
      {
        connection: this.connect('worker'),
        lockDuration: 10_000,
        stalledInterval: 5_000,
        maxStalledCount: 10,
        concurrency: 20,
      },
    );
    this.worker.on('error', () => undefined);
    this.sweeping = setInterval(() => {
      this.sweepRunning = this.sweep().catch((err: unknown) =>
        this.options.log.warn({ err }, 'timer sweep failed'),
      );
    }, SWEEP_EVERY_MS);
    this.sweepRunning = this.sweep().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweeping);
    for (const { handle } of this.armed.values()) clearTimeout(handle);
    this.armed.clear();
    await this.sweepRunning;
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
    for (const timer of timers) this.arm(timer);
    await this.timers.bulkWrite([
      ...cancelled.map((_id) => ({ deleteOne: { filter: { _id } } })),
      ...timers.map(({ _id, ...rest }) => ({
        replaceOne: { filter: { _id }, replacement: rest, upsert: true },
      })),
    ]);
    for (const timer of timers) this.enqueue(timer);
  }

  private arm(timer: Timer): void {
    this.disarm(timer._id);
    const wait = Date.parse(timer.at) - Date.now();
    if (this.stopped || wait > ARM_WITHIN_MS) return;
    const handle = setTimeout(
      () => {
        // setTimeout may fire a millisecond early; the aggregate would rightly not act yet.
        if (Date.now() < Date.parse(timer.at)) return this.arm(timer);
        this.armed.delete(timer._id);
        void this.fire(timer);
      },
      Math.max(0, wait),
    );
    this.armed.set(timer._id, { jobId: timer.jobId, handle });
  }

  private disarm(timerId: string): void {
    const armed = this.armed.get(timerId);
    if (!armed) return;
    clearTimeout(armed.handle);
    this.armed.delete(timerId);
  }

  /** A job outlives a cancelled or moved appointment: only the one that stands is sent. */
  private async fireIfStanding({ _id, jobId }: Pick<Timer, '_id' | 'jobId'>): Promise<void> {
    const standing = await this.timers.findOne({ _id, jobId });
    if (standing) await this.fire(standing);
  }

  private async fire(timer: Timer): Promise<void> {
    if (this.sending.has(timer.jobId)) return;
    this.sending.add(timer.jobId);
    const lateness = Date.now() - Date.parse(timer.at);
    try {
      await this.options.send(timer.command, {
        commandId: uuidv5(timer.jobId, uuidv5.URL),
        correlationId: timer.correlationId,
        causationId: timer.causationId,
        requestHash: hashOf(timer.command.request),
        actor: { kind: 'process', name: 'timer' },
        noEffect: 'forgotten',
      });
      this.options.onFired?.(lateness);
      await this.timers.deleteOne({ _id: timer._id, jobId: timer.jobId });
    } catch (error) {
      if (error instanceof Refusal) {
        this.options.log.info({ timer: timer._id, code: error.code }, 'timer found nothing to do');
        await this.timers.deleteOne({ _id: timer._id, jobId: timer.jobId }).catch(() => undefined);
      } else if (error instanceof RetryLater) {
        this.options.log.info(
          { timer: timer._id, err: error.cause, seconds: error.seconds },
          'timer put off',
        );
        await this.putOff(timer, error.seconds).catch(() => undefined);
      } else {
        // It stays in the collection: the next sweep sends it again.
        this.options.log.warn({ timer: timer._id, err: error }, 'timer could not be sent');
      }
    } finally {
      this.sending.delete(timer.jobId);
    }
  }

  private async putOff({ _id, jobId }: Timer, seconds: number): Promise<void> {
    const at = new Date(Date.now() + seconds * 1_000).toISOString();
    await this.timers.updateOne({ _id, jobId }, { $set: { at } });
  }

  private async sweep(): Promise<void> {
    const horizon = new Date(Date.now() + ARM_WITHIN_MS).toISOString();
    for (const timer of await this.timers.find({ at: { $lte: horizon } }).toArray()) {
      if (this.stopped) return;
      if (this.armed.get(timer._id)?.jobId === timer.jobId || this.sending.has(timer.jobId)) continue;
      this.arm(timer);
      this.enqueue(timer);
    }
  }

  /** Redis may be away or wiped: the sweep covers for it, so a failure here is not one of the command. */
  private enqueue({ _id, jobId, at }: Timer): void {
    const delay = Math.max(0, Date.parse(at) - Date.now());
    this.queue
      .add('timer', { _id, jobId }, { jobId, delay, removeOnComplete: true, removeOnFail: true })
      .catch(() => undefined);
  }
}
