import { Secrets, isStoreFailure } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from './logger';
import { Metrics } from './metrics';

const AGAIN_AFTER_MS = 1_000;

/** Something that is kept under the installation's secret. */
export type KeptUnderSecret = {
  /** Puts it under the present secret, as far as it is under one that is understood. */
  readonly renew: () => Promise<void>;
  /** How much of it is not under the present secret. */
  readonly left: () => Promise<number>;
};

/** Once after each start, everything that is kept is put under the present secret: then the previous one can go. */
@Injectable()
export class SecretUpkeep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly kept = new Map<string, KeptUnderSecret>();
  private closing = false;
  private done: Promise<void> = Promise.resolve();

  constructor(
    private readonly secrets: Secrets,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @param kind as an operator reads it */
  add(kind: string, kept: KeptUnderSecret): void {
    this.kept.set(kind, kept);
  }

  onApplicationBootstrap(): void {
    this.done = this.run().catch((err: unknown) => {
      if (!this.closing) this.log.error({ err }, 'what is kept could not be put under the present secret');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.done;
  }

  private async run(): Promise<void> {
    let all = 0;
    for (const [kind, { renew, left }] of this.kept) {
      await this.patiently(renew);
      const count = await this.patiently(left);
      if (count === undefined) return;
      this.metrics.underOtherSecret.set({ kind }, count);
      if (count > 0) this.log.warn({ kind, count }, 'still under a secret that is not the present one');
      all += count;
    }
    if (all === 0 && this.secrets.hasPrevious)
      this.log.warn('nothing that is kept needs FIELDHOUSE_SECRET_PREVIOUS any more');
  }

  /** @returns undefined when the application closes first */
  private async patiently<T>(work: () => Promise<T>): Promise<T | undefined> {
    while (!this.closing) {
      try {
        return await work();
      } catch (error) {
        if (!isStoreFailure(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      }
    }
    return undefined;
  }
}
