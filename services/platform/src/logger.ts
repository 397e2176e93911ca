import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Nest token of the process's pino logger. */
export const LOGGER = Symbol('Logger');

/** Paths that never reach a log, whatever object they come in with. */
const SECRET_PATHS = [
  'password',
  'token',
  'secret',
  'email',
  'firstName',
  'lastName',
  // Whoever knows where a browser is told can tell it.
  'endpoint',
  'subscription',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Structured logs: JSON lines with level names and ISO times, on stdout unless they go elsewhere. */
export const createLogger = (
  level: string,
  app: string,
  to: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      base: { app },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [...SECRET_PATHS, 'req.headers.authorization', 'req.headers.cookie'],
        censor: '[hidden]',
      },
    },
    to,
  );

/** Lets Nest's own messages go through the same logger, at debug level except for warnings and errors. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.debug(String(message)),
  debug: (message: unknown) => logger.debug(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown, ...rest: unknown[]) => logger.error({ rest }, String(message)),
  fatal: (message: unknown, ...rest: unknown[]) => logger.fatal({ rest }, String(message)),
});
