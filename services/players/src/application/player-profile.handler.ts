import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, executeAggregateCommand, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  PlayerProfileCommand as Decided,
  PlayerProfileRequest,
} from '../domain/player-profile.commands';
import { playerProfileAggregate } from '../domain/player-profile.decider';

export type { PlayerProfileRequest };
export class PlayerProfileCommand extends AggregateCommand<PlayerProfileRequest> {}
registerAggregate('playerProfile', PlayerProfileCommand);

@CommandHandler(PlayerProfileCommand)
export class PlayerProfileHandler implements ICommandHandler<PlayerProfileCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(KEYRING) private readonly keyring: Keyring,
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
      }),
    );
  }
}
