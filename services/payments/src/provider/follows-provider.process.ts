import type { ProviderEvent } from '@fieldhouse/events/payments';
import { AggregateCommand, asksAt, type CommandResult, type Process } from '@fieldhouse/kernel';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import { LOGGER, registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import {
  CARD_PROVIDER,
  CardProviderRefused,
  CardProviderUnavailable,
  type CardProvider,
  type News,
} from './card-provider';
import { mayBeYet, NewsTooEarly } from './early-news';

/**
 * What is done about news of the card provider. The same news may be given again, and of two that were looked up at
 * once the older may come last: what is further along stays (a payment that is paid, a refund that has failed, a dispute
 * that is decided).
 */
export interface ProviderNewsSink {
  /**
   * Whatever it throws has the news looked up and given again, unless it is a refusal of an aggregate.
   * @throws NewsTooEarly
   */
  take(news: News): Promise<void>;
}
/** Nest token of the {@link ProviderNewsSink}. */
export const PROVIDER_NEWS_SINK = Symbol('ProviderNewsSink');

/** What is to be looked up because something has happened to it; the id is the object's. */
export type ProviderNewsRequest = {
  readonly type: 'LookUpProviderNews';
  readonly event: string;
  /** When it was heard of; absent of what was asked for before that was said. */
  readonly heardAt?: string;
};
export class ProviderNewsCommand extends AggregateCommand<ProviderNewsRequest> {}
registerAggregate('providerNews', ProviderNewsCommand);

const AWAY_SECONDS = 5;
/** What the provider refuses is put right by people, of whichever side. */
const REFUSED_SECONDS = 3_600;
const EARLY_SECONDS = 600;

/**
 * Whatever has happened at the card provider, how things stand there now is looked up and acted on: events that come
 * late, twice or in another order lead to the same. It
 * is a timer's work, as mails are: a provider that is away holds no feed up, and the timer stands until it is back.
 */
export const followsProvider: Process<ProviderEvent> = {
  name: 'follows-provider.process',
  categories: ['providerEvent'],
  startFrom: 'beginning',
  react: ({ id, data: { type, objectId }, metadata }) => {
    const heardAt = metadata.occurredAt;
    const request: ProviderNewsRequest = { type: 'LookUpProviderNews', event: type, heardAt };
    const command = { aggregate: 'providerNews', id: objectId, request };
    return [asksAt(heardAt, `provider-news-${id}`, command)];
  },
};

@CommandHandler(ProviderNewsCommand)
export class ProviderNewsHandler implements ICommandHandler<ProviderNewsCommand, CommandResult> {
  constructor(
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    @Inject(PROVIDER_NEWS_SINK) private readonly sink: ProviderNewsSink,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws RetryLater while the provider is away, or refuses to say, or nobody knows yet what it is of */
  async execute({ id, request }: ProviderNewsCommand): Promise<CommandResult> {
    const news = await this.lookedUp(request.event, id);
    if (news) await this.given(news, request);
    return { streamId: `providerNews-${id}`, revision: -1, position: '' };
  }

  private async given(news: News, { heardAt }: ProviderNewsRequest): Promise<void> {
    try {
      await this.sink.take(news);
    } catch (cause) {
      if (!(cause instanceof NewsTooEarly)) throw cause;
      if (mayBeYet(heardAt)) throw new RetryLater(EARLY_SECONDS, { cause });
    }
  }

  private async lookedUp(event: string, objectId: string): Promise<News | null> {
    try {
      return await this.cards.newsOf(event, objectId);
    } catch (cause) {
      if (cause instanceof CardProviderUnavailable) throw new RetryLater(AWAY_SECONDS, { cause });
      if (!(cause instanceof CardProviderRefused)) throw cause;
      this.log.error({ err: cause, event, objectId }, 'the card provider does not say how an object stands');
      throw new RetryLater(REFUSED_SECONDS, { cause });
    }
  }
}
