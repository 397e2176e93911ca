import { EventCatalog, LogReader, ProjectionRunner, RunnerOffice } from '@fieldhouse/kernel/runtime';
import { LOGGER, MONGO_DB, Metrics } from '@fieldhouse/platform';
import type { Projection } from '@fieldhouse/kernel';
import { betaProjections } from '@fieldhouse/read-beta';
import { contactProjections } from '@fieldhouse/read-contact';
import { draftProjections } from '@fieldhouse/read-drafts';
import { identityProjections } from '@fieldhouse/read-identity';
import { leagueProjections } from '@fieldhouse/read-leagues';
import { playerProjections } from '@fieldhouse/read-players';
import {
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';

// eslint-disable-next-line no-restricted-syntax -- each folds its own documents and events; the runners give them only those
const projections = [
  ...leagueProjections,
  ...draftProjections,
  ...contactProjections,
  ...betaProjections,
  ...identityProjections,
  ...playerProjections,
] as unknown as readonly Projection[];

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
    this.runners = projections.map(
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
