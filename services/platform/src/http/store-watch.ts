import { EVENT_STORE, StoreUnavailable, within, type EventStore } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import { MONGO_DB, REDIS } from '../kernel.module';

const PROBE_EVERY_MS = 300;
const PROBE_AGAIN_MS = 50;
const PROBE_WITHIN_MS = 500;
/** One answer may be lost or late. */
const FAILED_IN_A_ROW = 2;

type StoreName = StoreUnavailable['store'];

/** Asks every store again and again whether it is there: one that has gone or hangs is known within 2 s. */
@Injectable()
export class StoreWatch implements OnModuleInit, OnApplicationShutdown {
  private readonly probes: readonly (readonly [name: StoreName, probe: Probe])[];

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(MONGO_DB) db: Db,
    @Inject(REDIS) redis: Redis,
  ) {
    this.probes = [
      ['event store', new Probe(() => events.ping())],
      ['document store', new Probe(() => db.command({ ping: 1 }))],
      ['redis', new Probe(() => redis.ping())],
    ];
  }

  onModuleInit(): void {
    for (const [, probe] of this.probes) probe.start();
  }

  onApplicationShutdown(): void {
    for (const [, probe] of this.probes) probe.stop();
  }

  /** The stores that did not answer when they were last asked, twice; at the start those that have not answered yet. */
  failing(): readonly StoreName[] {
    return this.probes.filter(([, probe]) => probe.failing()).map(([name]) => name);
  }
}

/** One question that is asked again and again, and whether its answers fail to come. */
export class Probe {
  private failures = FAILED_IN_A_ROW;
  private stopped = false;

  constructor(private readonly ask: () => Promise<unknown>) {}

  start(): void {
    if (this.stopped) return;
    void within(PROBE_WITHIN_MS, this.ask(), () => new Error('no answer'))
      .then(
        () => (this.failures = 0),
        () => (this.failures += 1),
      )
      .then(() => {
        const again = this.failures === 1 ? PROBE_AGAIN_MS : PROBE_EVERY_MS;
        setTimeout(() => this.start(), again).unref();
      });
  }

  stop(): void {
    this.stopped = true;
  }

  failing(): boolean {
    return this.failures >= FAILED_IN_A_ROW;
  }
}
