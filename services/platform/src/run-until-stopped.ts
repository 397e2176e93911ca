import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';

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
