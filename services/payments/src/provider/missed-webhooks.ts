import type { ProviderSweepEvent } from '@fieldhouse/events/payments';
import { hashOf, type Actor, type AggregateType, type CommandContext } from '@fieldhouse/kernel';
import { AggregateStore, isStoreFailure } from '@fieldhouse/kernel/runtime';
import { LOGGER } from '@fieldhouse/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { v4 as uuidv4 } from 'uuid';
import { CARD_PROVIDER, CardProviderUnavailable, type CardProvider } from './card-provider';
import { ProviderEvents } from './provider-events';

const HOUR_MS = 3_600_000;
/** What began just before the last sweep may have been told after it; the clocks differ too. */
const OVERLAP_MS = HOUR_MS;
/** So long a provider remembers what has happened. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
const EVERY_MS = 24 * HOUR_MS;
const LOOK_EVERY_MS = HOUR_MS;
const SWEEP = 'cards';

type NoteSweep = CommandContext & {
  readonly type: 'NoteSweep';
  readonly swept: ProviderSweepEvent['data'];
};
export const providerSweepAggregate: AggregateType<
  { readonly upTo: string | null },
  NoteSweep,
  ProviderSweepEvent
> = {
  category: 'providerSweep',
  decider: {
    initialState: { upTo: null },
    decide: ({ swept }) => [{ type: 'ProviderEventsSwept', data: swept }],
    evolve: (_, { data }) => ({ upTo: data.upTo }),
  },
};

/** Looks up what the card provider has told and nobody has heard. */
@Injectable()
export class MissedWebhooks {
  constructor(
    private readonly store: AggregateStore,
    private readonly events: ProviderEvents,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
  ) {}

  /** Up to when everything is known; null: nobody has ever looked. */
  async sweptUpTo(): Promise<string | null> {
    const { state } = await this.store.load(providerSweepAggregate, SWEEP);
    return state.upTo;
  }

  /**
   * Looks from an hour before the last look on. Several may do so at once.
   * @returns how many events had been missed
   * @throws CardProviderUnavailable, CardProviderRefused
   */
  async sweep(): Promise<number> {
    const now = Date.now();
    const last = Date.parse((await this.sweptUpTo()) ?? '') || 0;
    const from = new Date(Math.max(last - OVERLAP_MS, now - LONGEST_MS)).toISOString();
    let missed = 0;
    for await (const happening of this.cards.eventsSince(from))
      if (await this.events.note(happening)) missed += 1;
    await this.remember({ from, upTo: new Date(now).toISOString(), missed });
    return missed;
  }

  private async remember(swept: ProviderSweepEvent['data']): Promise<void> {
    const actor: Actor = { kind: 'process', name: 'missed-webhooks' };
    const commandId = uuidv4();
    await this.store.execute(
      providerSweepAggregate,
      SWEEP,
      { type: 'NoteSweep', swept, actor, at: swept.upTo },
      { commandId, correlationId: commandId, causationId: commandId, actor, requestHash: hashOf(swept) },
    );
  }
}

/** Sweeps at the start, since the log may be one that was restored, and once a day; for the worker. */
@Injectable()
export class DailySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private hasSwept = false;

  constructor(
    private readonly missed: MissedWebhooks,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.cards.isThere) return;
    this.timer = setInterval(() => void this.run(), LOOK_EVERY_MS).unref();
    void this.run();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    try {
      const last = Date.parse((await this.missed.sweptUpTo()) ?? '') || 0;
      if (this.hasSwept && Date.now() - last < EVERY_MS) return;
      const missed = await this.missed.sweep();
      this.hasSwept = true;
      if (missed > 0) this.log.warn({ missed }, 'webhooks of the card provider had been missed');
    } catch (err) {
      // It is looked again in an hour.
      if (!(err instanceof CardProviderUnavailable) && !isStoreFailure(err))
        this.log.error({ err }, 'missed webhooks were not looked up');
    }
  }
}
