import { allProjections } from '@fieldhouse/contexts';
import { EventCatalog, LogReader, ProjectionRunner, RunnerOffice } from '@fieldhouse/kernel/runtime';
import { LOGGER, MONGO_DB, Metrics } from '@fieldhouse/platform';
import {
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';

/** Runs every projection, each from its own checkpoint. */
@Injectable()
export class ProjectionHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly runners: readonly ProjectionRunner[];

  constructor(
    reader: LogReader,
    catalog: EventCatalog,
    @Inject(MONGO_DB) db: Db,
    @Inject(LOGGER) log: Logger,
    metrics: Metrics,
  ) {
    this.runners = allProjections.map(
      (projection) => new ProjectionRunner(projection, { db, reader, catalog, log }),
    );
    metrics.watchFeeds(
      this.runners.map(({ projection, runner }) => [projection.name, runner] as const),
      () => RunnerOffice.of(db).parkedCounts(),
    );
  }

  onApplicationBootstrap(): void {
    for (const runner of this.runners) runner.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.runners.map((runner) => runner.stop()));
  }
}

@Module({ providers: [ProjectionHost] })
export class ProjectionsModule {}
