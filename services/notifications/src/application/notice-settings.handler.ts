import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { PUSHER, registerAggregate, type Pusher } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  noticeSettingsAggregate,
  type NoticeSettingsCommand as Decided,
  type NoticeSettingsRequest,
} from '../domain';
import { NoticeQuotas } from '../infrastructure/notice-quotas';
import { OWN_TEAMS, type OwnTeams } from './own-teams.port';

/** `id` is that of the account. */
export class NoticeSettingsCommand extends AggregateCommand<NoticeSettingsRequest> {}
registerAggregate('noticeSettings', NoticeSettingsCommand);

@CommandHandler(NoticeSettingsCommand)
export class NoticeSettingsHandler implements ICommandHandler<NoticeSettingsCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly quotas: NoticeQuotas,
    @Inject(OWN_TEAMS) private readonly teams: OwnTeams,
    @Inject(PUSHER) private readonly pusher: Pusher,
  ) {}

  /** @throws NoticeSettingsError; Unseen for a team that is not theirs; 429 */
  execute(command: NoticeSettingsCommand): Promise<CommandResult> {
    return executeAggregateCommand(this.store, noticeSettingsAggregate, command, (request, context) =>
      this.complete(command.id, request, context),
    );
  }

  private async complete(
    accountId: string,
    request: NoticeSettingsRequest,
    context: CommandContext,
  ): Promise<Decided> {
    const asked = { ...context, accountId };
    switch (request.type) {
      case 'SetMailsOfKind':
      case 'DropPushDevice':
      case 'SignOutPushDevices':
        return { ...asked, ...request };
      default:
        await this.quotas.settings.take(accountId);
    }
    switch (request.type) {
      case 'SetNoticeChannel': {
        const { teamId } = request;
        const ownTeam = teamId === null || (await this.teams.isOf(teamId, accountId));
        return { ...asked, ...request, ownTeam };
      }
      case 'AddPushDevice':
        return { ...asked, ...request, accepted: this.pusher.accepts(request.endpoint) };
      default:
        return { ...asked, ...request };
    }
  }
}
