import type { ProviderEvent } from '@fieldhouse/events/payments';
import { AggregateCommand, asks, type CommandResult, type Process } from '@fieldhouse/kernel';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CARD_PROVIDER, type CardProvider, type News } from './card-provider';

/** What is done about news of the card provider. It may be given the same again, and must change nothing then. */
export interface ProviderNewsSink {
  /** Whatever it throws has the news fetched and given again, unless it is a refusal of the aggregate. */
  take(news: News): Promise<void>;
}
/** Nest token of the {@link ProviderNewsSink}. */
export const PROVIDER_NEWS_SINK = Symbol('ProviderNewsSink');

/** What is to be looked up because something has happened to it; the id is the object's. */
export type ProviderNewsRequest = { readonly type: 'LookUpProviderNews'; readonly event: string };
export class ProviderNewsCommand extends AggregateCommand<ProviderNewsRequest> {}
registerAggregate('providerNews', ProviderNewsCommand);

/**
 * Whatever has happened at the card provider, how things stand there now is looked up and acted on: events that come
 * late, twice or in another order lead to the same.
 */
export const followsProvider: Process<ProviderEvent> = {
  name: 'follows-provider',
  categories: ['providerEvent'],
  startFrom: 'beginning',
  react: ({ data: { type, objectId } }) => {
    const request: ProviderNewsRequest = { type: 'LookUpProviderNews', event: type };
    return [asks({ aggregate: 'providerNews', id: objectId, request })];
  },
};

@CommandHandler(ProviderNewsCommand)
export class ProviderNewsHandler implements ICommandHandler<ProviderNewsCommand, CommandResult> {
  constructor(
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    @Inject(PROVIDER_NEWS_SINK) private readonly sink: ProviderNewsSink,
  ) {}

  /** @throws CardProviderUnavailable, which has the process wait and ask again */
  async execute({ id, request }: ProviderNewsCommand): Promise<CommandResult> {
    const news = await this.cards.newsOf(request.event, id);
    if (news) await this.sink.take(news);
    return { streamId: `providerNews-${id}`, revision: -1, position: '' };
  }
}
