import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, executeAggregateCommand, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  allPlayers,
  leagueAggregate,
  leaguePlacesAggregate,
  playerPoolAggregate,
  type PlayerPoolAction,
  type PlayerPoolAsked,
  type PlayerPoolUpkeep,
} from '../domain';
import { registeredPlayer } from './followed-registration';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { DRAFT_TEAMS, type DraftTeams } from './draft-teams.port';
import { loadLeague } from './known-league';
import { ownIn } from './own-of-accounts';

/** Everything a league's player pool can be asked for. */
export type PlayerPoolRequest = PlayerPoolAsked | PlayerPoolUpkeep;

/** `id` is the league's. */
export class PlayerPoolCommand extends AggregateCommand<PlayerPoolRequest> {}
registerAggregate('playerPool', PlayerPoolCommand);

@CommandHandler(PlayerPoolCommand)
export class PlayerPoolHandler implements ICommandHandler<PlayerPoolCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: PlayerAccounts,
    @Inject(DRAFT_TEAMS) private readonly drafts: DraftTeams,
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
        ...(await this.complete(request, command)),
        leagueId: command.id,
        league: await loadLeague(this.store, command.id),
      }),
      // Before it is in the log, so that an erasure of the same moment finds it.
      { beforehand: (facts) => this.people.noteAll(facts.flatMap(ownIn)) },
    );
    // The fact first: should this be cut off, the process of the fact destroys the key.
    if (command.request.type === 'ForgetPlayer') await this.keyring.destroy(command.request.playerId);
    return result;
  }

  private async complete(
    request: PlayerPoolRequest,
    { id, meta }: PlayerPoolCommand,
  ): Promise<PlayerPoolAction> {
    switch (request.type) {
      case 'FollowRegistration': {
        const [registered, keptIds] = await Promise.all([
          registeredPlayer(this.store, id, request.registrationId),
          this.keptIn(id),
        ]);
        return { ...request, registered, keptIds };
      }
      case 'ReinstatePlayer':
        return { ...request, registered: await registeredPlayer(this.store, id, request.playerId) };
      default:
        return complete(request, meta.commandId);
    }
  }

  /** Who registered, whom a team has, and everybody once a draft has begun: it counts on whom it has found. */
  private async keptIn(leagueId: string): Promise<readonly string[]> {
    if (await this.drafts.hasBegun(leagueId)) {
      const pool = await this.store.load(playerPoolAggregate, leagueId);
      return allPlayers(pool.state.players).map(({ playerId }) => playerId);
    }
    const [league, places] = await Promise.all([
      this.store.load(leagueAggregate, leagueId),
      this.store.load(leaguePlacesAggregate, leagueId),
    ]);
    const teams = league.state.status === 'none' ? [] : league.state.teams;
    return [
      ...places.state.registrations.keys(),
      ...teams.flatMap(({ captainPlayerId, roster }) => [
        ...(captainPlayerId === null ? [] : [captainPlayerId]),
        ...(roster?.playerIds ?? []),
      ]),
    ];
  }
}

const complete = (
  request: Exclude<PlayerPoolRequest, { type: 'FollowRegistration' | 'ReinstatePlayer' }>,
  commandId: string,
): PlayerPoolAction => {
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
