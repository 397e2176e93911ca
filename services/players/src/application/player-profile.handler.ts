import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, executeAggregateCommand, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import type {
  PhotoCopy,
  PlayerProfileCommand as Decided,
  PlayerProfileRequest,
} from '../domain/player-profile.commands';
import { isSmaller, playerProfileAggregate } from '../domain/player-profile.decider';
import { PhotoStore } from '../infrastructure/photo.store';

export type { PlayerProfileRequest };
export class PlayerProfileCommand extends AggregateCommand<PlayerProfileRequest> {}
registerAggregate('playerProfile', PlayerProfileCommand);

@CommandHandler(PlayerProfileCommand)
export class PlayerProfileHandler implements ICommandHandler<PlayerProfileCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(KEYRING) private readonly keyring: Keyring,
    private readonly photos: PhotoStore,
  ) {}

  /** @throws PlayerProfileError */
  execute(command: PlayerProfileCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      playerProfileAggregate,
      command,
      async (request, context): Promise<Decided> => ({
        ...context,
        ...request,
        // An account has a key from its first fact on, and none once it was erased.
        known: (await this.keyring.findKey(request.accountId)) !== null,
        photoCopy: await this.photoCopy(command.meta.commandId, request),
      }),
    );
  }

  /** Fewer may see the picture: it is kept under another id, so that the addresses of before lead nowhere. */
  private async photoCopy(commandId: string, request: PlayerProfileRequest): Promise<PhotoCopy | null> {
    if (request.type !== 'ChangePlayerPrivacy') return null;
    const { state } = await this.store.load(playerProfileAggregate, request.accountId);
    const { photoId: of, privacy } = state;
    if (of === null || !isSmaller(request.privacy.audiences.photo, privacy.audiences.photo)) return null;
    const photoId = uuidv5('photo', commandId);
    return (await this.photos.copy(of, photoId)) ? { of, photoId } : null;
  }
}
