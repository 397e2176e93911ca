import type { EventDefinition } from '@fieldhouse/kernel';
import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { readConfig } from './config';
import { HealthModule } from './http/health.module';
import { KernelModule } from './kernel.module';
import { createLogger, nestLogger } from './logger';

const DRAIN_WITHIN_MS = 4_000;

/** Closes the application on SIGTERM or SIGINT, or when its supervisor (the other end of stdin) is gone; what hangs is left behind after 4 s. */
export const runUntilStopped = (app: INestApplicationContext, logger: Logger): void => {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(0), DRAIN_WITHIN_MS).unref();
    app.close().then(
      () => process.exit(0),
      (err: unknown) => {
        logger.error({ err }, 'could not close in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  if (process.env['FIELDHOUSE_SUPERVISED'] === '1') process.stdin.once('end', close).resume();
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
};

/** An application that only works in the background, in a process of its own, until it is stopped. */
export const runInBackground = async (
  name: string,
  module: Type,
  events: readonly EventDefinition[],
): Promise<void> => {
  try {
    const config = readConfig();
    const logger = createLogger(config.LOG_LEVEL, name);
    @Module({ imports: [KernelModule.forRoot(config, logger, events), HealthModule, module] })
    class Root {}
    const app = await NestFactory.createApplicationContext(Root, {
      logger: nestLogger(logger),
      abortOnError: false,
    });
    runUntilStopped(app, logger);
    process.stdout.write(`ready ${name}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
