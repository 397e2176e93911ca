import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import type { LeagueWaiver } from '@fieldhouse/values';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import {
  leagueAggregate,
  managerIdsOf,
  memberIdsOf,
  ownerIdsOf,
  positionCodes,
  prospectusAggregate,
  type ProspectusAction,
  type ProspectusAsked,
  type ProspectusLeague,
} from '../domain';
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
        ...complete(request, command.meta.commandId),
        leagueId: command.id,
        league: await this.league(command.id),
      }),
      (accountId) => playsIn(this.store, command.id, accountId),
    );
  }

  private async league(leagueId: string): Promise<ProspectusLeague | null> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    if (state.status === 'none') return null;
    const { sport, rosterSize, gameNights, zone } = state.details;
    return {
      ownerIds: ownerIdsOf(state),
      staffIds: managerIdsOf(state),
      memberAccountIds: memberIdsOf(state),
      positions: positionCodes(sport),
      rosterSize,
      gameNights,
      zone,
    };
  }
}

const complete = (request: ProspectusAsked, commandId: string): ProspectusAction => {
  switch (request.type) {
    case 'IssueWaiver':
      return { ...request, waiverId: uuidv5('waiver', commandId), textHash: hashOf(request.waiver) };
    case 'ChangeWaiver':
      return { ...request, textHash: hashOf(request.waiver) };
    default:
      return request;
  }
};

const hashOf = ({ title, text }: LeagueWaiver): string =>
  createHash('sha256').update(`${title}\n${text}`).digest('hex');
