import { RunnerOffice } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { MONGO_DB } from '../kernel.module';
import { Metrics } from '../metrics';
import { StoreWatch } from './store-watch';

/** `failing` names stores and feeds. */
export type Readiness = { readonly status: 'ready' | 'not ready'; readonly failing: readonly string[] };

/** Whether a process can do its work: its stores answer, its feeds run, and what it reads has caught up once. */
@Injectable()
export class ReadinessCheck {
  constructor(
    private readonly stores: StoreWatch,
    private readonly metrics: Metrics,
    @Inject(MONGO_DB) private readonly db: Db,
  ) {}

  async now(): Promise<Readiness> {
    // A document store that is away is told by the watch.
    const unready = await RunnerOffice.of(this.db)
      .unready()
      .catch(() => []);
    const failing = [...new Set([...this.stores.failing(), ...this.metrics.failingFeeds(), ...unready])];
    return { status: failing.length === 0 ? 'ready' : 'not ready', failing };
  }
}
