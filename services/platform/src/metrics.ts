import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * A feed as the metrics see it: how it stands, and for projections how old what they show is. One whose owner is
 * another process stands by and is as well as one that is live.
 */
type WatchedFeed = { readonly status: () => string; readonly lagSeconds?: () => number | undefined };
const isWell = (feed: WatchedFeed): boolean => ['live', 'standby'].includes(feed.status());
const MAY_LAG_MS = 60_000;
const LOOK_AT_FEEDS_EVERY_MS = 5_000;

/** The process's Prometheus metrics. Durations are in seconds, as Prometheus has it. */
export class Metrics {
  readonly registry = new Registry();
  private readonly feeds = new Map<string, { readonly feed: WatchedFeed; liveAt: number }>();
  private countParked: () => Promise<ReadonlyMap<string, number>> = () => Promise.resolve(new Map());
  private countTimers: () => Promise<ReadonlyMap<string, number>> = () => Promise.resolve(new Map());

  readonly commandSeconds = new Histogram({
    name: 'fieldhouse_command_seconds',
    help: 'Time from a command reaching its handler to its events being durable',
    labelNames: ['aggregate', 'command', 'outcome'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
    registers: [this.registry],
  });
  readonly projectionLagSeconds = new Gauge({
    name: 'fieldhouse_projection_lag_seconds',
    help: 'Age of the last event that a projection has applied; 0 when it has applied all',
    labelNames: ['projection'],
    registers: [this.registry],
    collect: () => {
      this.projectionLagSeconds.reset();
      for (const [projection, { feed }] of this.feeds) {
        const lag = feed.lagSeconds?.();
        if (lag !== undefined) this.projectionLagSeconds.set({ projection }, lag);
      }
    },
  });
  readonly feedState = new Gauge({
    name: 'fieldhouse_feed_live',
    help: '1 when a projection or process has caught up with the log',
    labelNames: ['feed'],
    registers: [this.registry],
    collect: () => {
      for (const [name, { feed }] of this.feeds)
        this.feedState.set({ feed: name }, feed.status() === 'live' ? 1 : 0);
    },
  });
  readonly parkedEvents = new Gauge({
    name: 'fieldhouse_parked_events',
    help: 'Events that a projection or process could not read or fold and has passed over',
    labelNames: ['runner'],
    registers: [this.registry],
    collect: async () => {
      const counts = await this.countParked().catch(() => null);
      if (!counts) return;
      this.parkedEvents.reset();
      for (const [runner, count] of counts) this.parkedEvents.set({ runner }, count);
    },
  });
  readonly underOtherSecret = new Gauge({
    name: 'fieldhouse_under_other_secret',
    help: 'What is kept under a secret that is not the present one; at 0 the previous secret can be removed',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly timerLatenessSeconds = new Histogram({
    name: 'fieldhouse_timer_lateness_seconds',
    help: 'How long after its instant a timer was sent',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.015, 0.05, 0.1, 1, 5, 30],
    registers: [this.registry],
  });
  readonly timersWaiting = new Gauge({
    name: 'fieldhouse_timers_waiting',
    help: 'Timers that something outside has put off three times or more, or that were due a minute ago',
    labelNames: ['aggregate'],
    registers: [this.registry],
    collect: async () => {
      const counts = await this.countTimers().catch(() => null);
      if (!counts) return;
      this.timersWaiting.reset();
      for (const [aggregate, count] of counts) this.timersWaiting.set({ aggregate }, count);
    },
  });
  readonly sockets = new Gauge({
    name: 'fieldhouse_sockets',
    help: 'Open live connections',
    registers: [this.registry],
  });
  readonly requests = new Counter({
    name: 'fieldhouse_http_requests_total',
    help: 'HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });

  readonly securityEvents = new Counter({
    name: 'fieldhouse_security_events_total',
    help: 'Failed sign-ins, refusals, and changes of what protects accounts, as the security log names them',
    labelNames: ['event'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Reports with every scrape, and to whoever asks for readiness, whether these feeds have caught up, and what is parked. */
  watchFeeds(
    feeds: readonly (readonly [name: string, feed: WatchedFeed])[],
    countParked: () => Promise<ReadonlyMap<string, number>>,
  ): void {
    for (const [name, feed] of feeds) this.feeds.set(name, { feed, liveAt: Date.now() });
    this.countParked = countParked;
    setInterval(() => this.lookAtFeeds(Date.now()), LOOK_AT_FEEDS_EVERY_MS).unref();
  }

  /** Reports with every scrape which timers wait, by aggregate. */
  watchTimers(count: () => Promise<ReadonlyMap<string, number>>): void {
    this.countTimers = count;
  }

  /** The feeds that have stopped for good, or have not caught up for a minute. */
  failingFeeds(now = Date.now()): readonly string[] {
    this.lookAtFeeds(now);
    return [...this.feeds].flatMap(([name, { feed, liveAt }]) =>
      feed.status() === 'stopped' || now - liveAt > MAY_LAG_MS ? [name] : [],
    );
  }

  private lookAtFeeds(now: number): void {
    for (const watched of this.feeds.values()) if (isWell(watched.feed)) watched.liveAt = now;
  }
}
