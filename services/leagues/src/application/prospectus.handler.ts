import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { listOf, type LeagueWaiver } from '@fieldhouse/values';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import {
  activeOf,
  leaguePlacesAggregate,
  prospectusAggregate,
  type ProspectusAction,
  type ProspectusAsked,
  type Registration,
} from '../domain';
import { loadLeague } from './known-league';
import { playsIn } from './league-membership';

/** `id` is the league's. */
export class ProspectusCommand extends AggregateCommand<ProspectusAsked> {}
registerAggregate('prospectus', ProspectusCommand);

@CommandHandler(ProspectusCommand)
export class ProspectusHandler implements ICommandHandler<ProspectusCommand, CommandResult> {
  constructor(private readonly store: AggregateStore) {}

  /** @throws ProspectusError; Unseen */
  execute(command: ProspectusCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      prospectusAggregate,
      command,
      async (request, context) => ({
        ...context,
        ...(await this.complete(request, command.id, command.meta.commandId)),
        leagueId: command.id,
        league: await loadLeague(this.store, command.id),
      }),
      { isInsider: (accountId) => playsIn(this.store, command.id, accountId) },
    );
  }

  private async complete(
    request: ProspectusAsked,
    leagueId: string,
    commandId: string,
  ): Promise<ProspectusAction> {
    switch (request.type) {
      case 'SetProspectus': {
        const { previousLeagueId } = request.prospectus;
        const previous = previousLeagueId === null ? null : await loadLeague(this.store, previousLeagueId);
        const playersIn = (await this.registeredIn(leagueId)).some(({ kind }) => listOf(kind) === 'players');
        return { ...request, playersIn, previousStaffIds: previous?.staffIds ?? [] };
      }
      case 'UnpublishLeague':
        return { ...request, registered: (await this.registeredIn(leagueId)).length > 0 };
      case 'IssueWaiver':
        return { ...request, waiverId: uuidv5('waiver', commandId), textHash: hashOf(request.waiver) };
      case 'ChangeWaiver':
        return { ...request, textHash: hashOf(request.waiver) };
      default:
        return request;
    }
  }

  private async registeredIn(leagueId: string): Promise<readonly Registration[]> {
    return activeOf((await this.store.load(leaguePlacesAggregate, leagueId)).state);
  }
}

const hashOf = ({ title, text }: LeagueWaiver): string =>
  createHash('sha256').update(`${title}\n${text}`).digest('hex');
