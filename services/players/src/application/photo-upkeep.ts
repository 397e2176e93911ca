import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import { AggregateCommand, type CommandResult, type Effect, type Process } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerProfileAggregate } from '../domain/player-profile.decider';
import { PhotoStore } from '../infrastructure/photo.store';

/** What is done with pictures because of facts; the id is the account's. */
export type PhotoUpkeepRequest = { readonly type: 'TidyPlayerPhotos' };
export class PhotoUpkeepCommand extends AggregateCommand<PhotoUpkeepRequest> {}
registerAggregate('playerPhotos', PhotoUpkeepCommand);

/** A picture that a fact names is kept, those before it go. */
export const playerPhotos: Process<PlayerProfileEvent> = {
  name: 'player-photos',
  categories: ['playerProfile'],
  startFrom: 'beginning',
  react: ({ type, data: { accountId } }): readonly Effect[] => {
    if (type !== 'PlayerPhotoChanged' && type !== 'PlayerPhotoRemoved') return [];
    const request: PhotoUpkeepRequest = { type: 'TidyPlayerPhotos' };
    return [{ kind: 'dispatch', command: { aggregate: 'playerPhotos', id: accountId, request } }];
  },
};

@CommandHandler(PhotoUpkeepCommand)
export class PhotoUpkeepHandler implements ICommandHandler<PhotoUpkeepCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly photos: PhotoStore,
  ) {}

  async execute({ id }: PhotoUpkeepCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(playerProfileAggregate, id);
    await this.photos.tidy(state.photoId, state.formerPhotoIds);
    return { streamId: `playerProfile-${id}`, revision, position };
  }
}
