import type { Logger } from 'pino';

const AGAIN_AFTER_MS = 600_000;

/** Says why something outside does not do its work: each reason once in ten minutes, however many meet it. */
export class AwayLog {
  private readonly said = new Map<string, number>();

  /** @param what such as `file store` */
  constructor(
    private readonly what: string,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  tell(error: unknown): void {
    const reason = reasonOf(error);
    const now = Date.now();
    for (const [one, at] of this.said) if (now - at >= AGAIN_AFTER_MS) this.said.delete(one);
    if (this.said.has(reason)) return;
    this.said.set(reason, now);
    this.log.warn({ reason }, `the ${this.what} is away or refuses us`);
  }
}

/** What an error says, and what its causes say; of files without their names, which are others each time. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const own = path === undefined ? error.message : `${code ?? ''} ${syscall ?? ''}`;
  return [own, ...(error.cause === undefined ? [] : [reasonOf(error.cause)])].join(': ');
};
