import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, executeAggregateCommand, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  leagueAggregate,
  managerIdsOf,
  memberIdsOf,
  playerPoolAggregate,
  positionCodes,
  type PlayerPoolAction,
  type PlayerPoolAsked,
  type PlayerPoolUpkeep,
  type PoolLeague,
} from '../domain';

/** Everything a league's player pool can be asked for. */
export type PlayerPoolRequest = PlayerPoolAsked | PlayerPoolUpkeep;

/** `id` is the league's. */
export class PlayerPoolCommand extends AggregateCommand<PlayerPoolRequest> {}
registerAggregate('playerPool', PlayerPoolCommand);

@CommandHandler(PlayerPoolCommand)
export class PlayerPoolHandler implements ICommandHandler<PlayerPoolCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  /** @throws PlayerPoolError */
  async execute(command: PlayerPoolCommand): Promise<CommandResult> {
    const result = await executeAggregateCommand(
      this.store,
      playerPoolAggregate,
      command,
      async (request, context) => ({
        ...context,
        ...complete(request, command.meta.commandId),
        leagueId: command.id,
        league: await this.league(command.id),
      }),
    );
    // The fact first: should this be cut off, the process of the fact destroys the key.
    if (command.request.type === 'ForgetPlayer') await this.keyring.destroy(command.request.playerId);
    return result;
  }

  private async league(leagueId: string): Promise<PoolLeague | null> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    if (state.status === 'none') return null;
    return {
      staffIds: managerIdsOf(state),
      memberAccountIds: memberIdsOf(state),
      positions: positionCodes(state.details.sport),
    };
  }
}

const complete = (request: PlayerPoolRequest, commandId: string): PlayerPoolAction => {
  switch (request.type) {
    case 'RegisterPlayer':
      return { ...request, playerId: uuidv5('player', commandId) };
    case 'AddEvaluatorNote':
      return { ...request, noteId: uuidv5('note', commandId) };
    case 'RequestGroup':
      return { ...request, groupId: uuidv5('group', commandId) };
    default:
      return request;
  }
};
