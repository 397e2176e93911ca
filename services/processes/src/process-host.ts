import { draftSchedule, pickClock } from '@fieldhouse/drafts';
import {
  CONFIG,
  CommandSender,
  DomainError,
  EventCatalog,
  HttpProblem,
  LOGGER,
  MONGO_DB,
  Metrics,
  ProcessRunner,
  SharedSubscriptions,
  TimerService,
  connectRedis,
  metaFromProcess,
  type Config,
  type EffectHandler,
  type Process,
} from '@fieldhouse/kernel';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import { draftFillsRosters } from './draft-fills-rosters.process';
import { draftFollowsLeague } from './draft-follows-league.process';

const processes = [
  pickClock,
  draftSchedule,
  draftFollowsLeague,
  draftFillsRosters,
] as unknown as readonly Process[];

/** Runs every process manager and the timers they set. */
@Injectable()
export class ProcessHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: TimerService;
  private readonly runners: readonly ProcessRunner[];

  constructor(
    private readonly sender: CommandSender,
    events: SharedSubscriptions,
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
      (process) => new ProcessRunner(process, this.carryOut, db, events, catalog, log),
    );
    metrics.watchFeeds(this.runners.map((runner) => [runner.process.name, runner.feed] as const));
  }

  onApplicationBootstrap(): void {
    this.timers.start();
    for (const runner of this.runners) runner.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.runners.map((runner) => runner.stop()));
    await this.timers.stop();
  }

  private readonly carryOut: EffectHandler = async (effect, cause, processName) => {
    const origin = { correlationId: cause.metadata.$correlationId, causationId: cause.id };
    switch (effect.kind) {
      case 'schedule':
        return this.timers.schedule({
          _id: effect.timerId,
          jobId: effect.jobId,
          at: effect.at,
          command: effect.command,
          ...origin,
        });
      case 'cancel':
        return this.timers.cancel(effect.timerId);
      case 'dispatch':
        try {
          await this.sender.send(
            effect.command,
            metaFromProcess(
              processName,
              { id: cause.id, correlationId: origin.correlationId },
              effect.command.request,
            ),
          );
        } catch (error) {
          // A refusal is an answer: the aggregate is not in a state in which this matters.
          if (!(error instanceof DomainError) && !(error instanceof HttpProblem)) throw error;
          this.log.debug(
            { process: processName, request: effect.command.request.type, refusal: error.message },
            'refused',
          );
        }
    }
  };
}
