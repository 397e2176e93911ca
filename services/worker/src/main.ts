import { allEvents } from '@fieldhouse/contexts';
import {
  HealthModule,
  KernelModule,
  createLogger,
  nestLogger,
  readConfig,
  runUntilStopped,
} from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module';

/** The process managers and timers in a process of their own. */
const main = async (): Promise<void> => {
  const config = readConfig();
  const logger = createLogger(config.LOG_LEVEL, 'worker');
  @Module({ imports: [KernelModule.forRoot(config, logger, allEvents), HealthModule, WorkerModule] })
  class Root {}
  const app = await NestFactory.createApplicationContext(Root, {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  runUntilStopped(app, logger);
  process.stdout.write('ready worker\n');
};

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
