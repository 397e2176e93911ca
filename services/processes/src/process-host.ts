import {
  CONFIG,
  CommandSender,
  LOGGER,
  MONGO_DB,
  Metrics,
  connectRedis,
  type Config,
} from '@fieldhouse/platform';
import {
  EventCatalog,
  ProcessRunner,
  LogReader,
  RunnerOffice,
  TimerService,
  type EffectHandler,
  type Timer,
} from '@fieldhouse/kernel/runtime';
import {
  Refusal,
  metaFromProcess,
  type AnyProcess,
  type RecordedEvent,
  type TimerEffect,
} from '@fieldhouse/kernel';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';

/** Nest token of the process managers that the {@link ProcessHost} runs. */
export const PROCESSES = Symbol('Processes');

/** Runs every process manager and the timers they set. */
@Injectable()
export class ProcessHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: TimerService;
  private readonly runners: readonly ProcessRunner[];

  constructor(
    @Inject(PROCESSES) processes: readonly AnyProcess[],
    private readonly sender: CommandSender,
    reader: LogReader,
    catalog: EventCatalog,
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    metrics: Metrics,
  ) {
    this.timers = new TimerService({
      db,
      redis: (use) => connectRedis(config.REDIS_URL, use),
      send: (command, meta) => sender.send(command, meta),
      log,
      onFired: (latenessMs) => metrics.timerLatenessSeconds.observe(latenessMs / 1_000),
    });
    this.runners = processes.map(
      (process) => new ProcessRunner(process, this.effects, { db, reader, catalog, log }),
    );
    metrics.watchFeeds(
      this.runners.map(({ process, runner }) => [process.name, { status: () => runner.status() }] as const),
      () => RunnerOffice.of(db).parkedCounts(),
    );
    metrics.watchTimers(() => this.timers.waiting());
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timers.start();
    await Promise.all(this.runners.map((runner) => runner.start()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.runners.map((runner) => runner.stop()));
    await this.timers.stop();
  }

  private readonly effects: EffectHandler = {
    setTimers: (timers) =>
      this.timers.set(
        timers.flatMap(({ effect, cause }) => (effect.kind === 'schedule' ? [timerOf(effect, cause)] : [])),
        timers.flatMap(({ effect }) => (effect.kind === 'cancel' ? [effect.timerId] : [])),
      ),
    dispatch: async (command, cause, processName) => {
      const correlationId = cause.metadata.$correlationId;
      try {
        await this.sender.send(
          command,
          metaFromProcess(processName, { id: cause.id, correlationId }, command.request),
        );
      } catch (error) {
        // A refusal is an answer: the aggregate is not in a state in which this matters.
        if (!(error instanceof Refusal)) throw error;
        this.log.debug(
          { process: processName, request: command.request.type, refusal: error.message },
          'refused',
        );
      }
    },
  };
}

const timerOf = (
  { timerId, jobId, at, command }: Extract<TimerEffect, { kind: 'schedule' }>,
  cause: RecordedEvent,
): Timer => ({
  _id: timerId,
  jobId,
  at,
  command,
  correlationId: cause.metadata.$correlationId,
  causationId: cause.id,
});
