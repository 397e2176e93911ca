import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import { EVENT_STORE, StoreUnavailable, type EventStore } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, REDIS } from '../kernel.module';
import { within } from '@fieldhouse/kernel/runtime';

const PROBE_EVERY_MS = 500;
const PROBE_WITHIN_MS = 1_500;

type StoreName = StoreUnavailable['store'];
type Probe = { readonly name: StoreName; readonly ask: () => Promise<unknown>; failing: boolean };

/** Asks every store again and again whether it is there: one that has gone or hangs is known within 2 s. */
@Injectable()
export class StoreWatch implements OnModuleInit, OnApplicationShutdown {
  private readonly probes: readonly Probe[];
  private stopped = false;

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(MONGO_DB) db: Db,
    @Inject(REDIS) redis: Redis,
  ) {
    this.probes = [
      { name: 'event store', ask: () => events.ping(), failing: true },
      { name: 'document store', ask: () => db.command({ ping: 1 }), failing: true },
      { name: 'redis', ask: () => redis.ping(), failing: true },
    ];
  }

  onModuleInit(): void {
    for (const probe of this.probes) this.repeat(probe);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  /** The stores that did not answer when they were last asked; at the start those that have not answered yet. */
  failing(): readonly StoreName[] {
    return this.probes.filter(({ failing }) => failing).map(({ name }) => name);
  }

  private repeat(probe: Probe): void {
    if (this.stopped) return;
    void within(PROBE_WITHIN_MS, probe.ask(), () => new StoreUnavailable(probe.name))
      .then(
        () => (probe.failing = false),
        () => (probe.failing = true),
      )
      .then(() => setTimeout(() => this.repeat(probe), PROBE_EVERY_MS).unref());
  }
}
