import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { playerProfileAggregate } from '../domain/player-profile.decider';
import { PhotoStore } from '../infrastructure/photo.store';

/** What does a person look like? The WebP picture of their card, or null. */
export class GetPlayerPhoto extends Query<Buffer | null> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetPlayerPhoto)
export class GetPlayerPhotoHandler implements IQueryHandler<GetPlayerPhoto> {
  constructor(
    private readonly store: AggregateStore,
    private readonly photos: PhotoStore,
  ) {}

  async execute({ accountId }: GetPlayerPhoto): Promise<Buffer | null> {
    const { state } = await this.store.load(playerProfileAggregate, accountId);
    return state.photoId === null ? null : this.photos.read(state.photoId);
  }
}
