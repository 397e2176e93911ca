import type { EventDefinition } from '@fieldhouse/kernel';
import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { readConfig } from './config';
import { HealthModule } from './http/health.module';
import { KernelModule } from './kernel.module';
import { createLogger, nestLogger } from './logger';

const DRAIN_WITHIN_MS = 4_000;

/**
 * Starts an application and closes it on SIGTERM or SIGINT, or when its supervisor (the other end of stdin) is gone; what
 * hangs is left behind after 4 s. Before it has started, as while it waits for its stores, the process ends at once.
 * @throws what `start` throws
 */
export const runUntilStopped = async <App extends INestApplicationContext>(
  start: () => Promise<App>,
  logger: Logger,
): Promise<App> => {
  let app: App | null = null;
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    if (!app) process.exit(0);
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
  app = await start();
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
  return app;
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
    const options = { logger: nestLogger(logger), abortOnError: false };
    await runUntilStopped(() => NestFactory.createApplicationContext(Root, options), logger);
    process.stdout.write(`ready ${name}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
