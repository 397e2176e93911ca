import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  scheduleRequestsAggregate,
  type ScheduleLeague,
  type ScheduleRequestsCommand as Decided,
  type ScheduleRequestsRequest,
} from '../domain';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { playsIn } from './league-membership';
import { loadPlacesLeague } from './places-league';

/** `id` is the league's. */
export class ScheduleRequestsCommand extends AggregateCommand<ScheduleRequestsRequest> {}
registerAggregate('scheduleRequests', ScheduleRequestsCommand);

/** Where it stands by which account has asked or answered what in which league. */
const scheduleWriterId = (leagueId: string, accountId: string): string => `schedule.${leagueId}.${accountId}`;

@CommandHandler(ScheduleRequestsCommand)
export class ScheduleRequestsHandler implements ICommandHandler<ScheduleRequestsCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: PlayerAccounts,
  ) {}

  /** @throws ScheduleRequestError; Unseen */
  execute(command: ScheduleRequestsCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      scheduleRequestsAggregate,
      command,
      (request, context) => this.complete(command, request, context),
      { isInsider: (accountId) => playsIn(this.store, command.id, accountId) },
    );
  }

  private async complete(
    { id: leagueId, meta }: ScheduleRequestsCommand,
    request: ScheduleRequestsRequest,
    context: CommandContext,
  ): Promise<Decided> {
    const league = await this.league(leagueId);
    const about = { ...context, leagueId, league };
    const { actor, commandId } = meta;
    const accountId = actor.kind === 'account' ? actor.accountId : '';
    // Before anything is in the log, so that an erasure of the same moment finds it.
    if (league?.memberAccountIds.includes(accountId) === true)
      await this.people.note({
        _id: scheduleWriterId(leagueId, accountId),
        ...{ kind: 'schedule', leagueId, accountId },
      });
    return request.type === 'AskOfSchedule'
      ? { ...about, ...request, requestId: uuidv5('schedule request', commandId) }
      : { ...about, ...request };
  }

  private async league(leagueId: string): Promise<ScheduleLeague | null> {
    const league = await loadPlacesLeague(this.store, leagueId);
    if (!league) return null;
    const { zone, staffIds, memberAccountIds, teams, cancelled, prospectus: season } = league;
    return { zone, staffIds, memberAccountIds, teams, cancelled, season };
  }
}
