import { AwayLog, CONFIG, LOGGER, type Config } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CARD_PROVIDER } from './card-provider';
import { DailySweep, MissedWebhooks } from './missed-webhooks';
import { PayerEvents } from './payer-events';
import { ProviderEvents } from './provider-events';
import { StripeCardProvider } from './stripe-card-provider';
import { CardWebhookController } from './webhook.controller';
import { WebhookSignature } from './webhook-signature';

/** The card provider: its port, and what it tells. */
@Module({
  controllers: [CardWebhookController],
  providers: [
    {
      provide: CARD_PROVIDER,
      useFactory: ({ STRIPE_SECRET_KEY: key, CARD_PROVIDER_URL: url }: Config, log: Logger) =>
        new StripeCardProvider({ key, url }, new AwayLog('card provider', log)),
      inject: [CONFIG, LOGGER],
    },
    PayerEvents,
    ProviderEvents,
    WebhookSignature,
    MissedWebhooks,
  ],
  exports: [CARD_PROVIDER, ProviderEvents, MissedWebhooks],
})
export class CardProviderModule {}

/** What only the worker does with it. */
@Module({ imports: [CardProviderModule], providers: [DailySweep] })
export class CardSweepModule {}
