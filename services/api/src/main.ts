import { allEvents } from '@fieldhouse/contexts';
import { KernelModule, createHttpApp, createLogger, readConfig, runUntilStopped } from '@fieldhouse/platform';
import { ProjectionsModule } from '@fieldhouse/projections';
import { WorkerModule } from '@fieldhouse/worker';
import { Module } from '@nestjs/common';
import { ApiModule } from './api.module';

/** The API, and in one process with it whichever of the other two apps `APPS` names. */
const main = async (): Promise<void> => {
  const config = readConfig();
  const apps = config.APPS.split(',');
  const logger = createLogger(config.LOG_LEVEL, apps.join('+'));
  @Module({
    imports: [
      KernelModule.forRoot(config, logger, allEvents),
      ApiModule,
      ...(apps.includes('worker') ? [WorkerModule] : []),
      ...(apps.includes('projections') ? [ProjectionsModule] : []),
    ],
  })
  class Root {}
  const start = async (): ReturnType<typeof createHttpApp> => {
    const app = await createHttpApp(Root, config, logger);
    await app.listen(config.PORT, config.HOST);
    return app;
  };
  const app = await runUntilStopped(start, logger);
  process.stdout.write(`ready ${await app.getUrl()}\n`);
};

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
