export * from './card-provider';
export { CardProviderModule, CardSweepModule } from './card-provider.module';
export { NewsTooEarly } from './early-news';
export {
  PROVIDER_NEWS_SINK,
  ProviderNewsHandler,
  followsProvider,
  type ProviderNewsSink,
} from './follows-provider.process';
export { MissedWebhooks } from './missed-webhooks';
export { PayerEvents } from './payer-events';
export { StripeCardProvider, type StripeAccess } from './stripe-card-provider';
