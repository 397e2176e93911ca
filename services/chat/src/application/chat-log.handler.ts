import { chatLogId } from '@fieldhouse/events/chat';
import { AggregateCommand, type Actor, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { ACCOUNT_DIRECTORY, registerAggregate, type AccountDirectory } from '@fieldhouse/platform';
import { mentionedIn, monthOf } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  chatLogAggregate,
  chatRoomAggregate,
  findMessage,
  openMonths,
  type ChatLogAsked,
  type ChatLogCommand as Decided,
  type Writing,
} from '../domain';
import { ChatCallers } from './chat-callers';

/** `id` is {@link chatLogId} of the message's month. */
export class ChatLogCommand extends AggregateCommand<ChatLogAsked> {}
registerAggregate('chatLog', ChatLogCommand);

type Writes = Extract<ChatLogAsked, { text: string }>;

@CommandHandler(ChatLogCommand)
export class ChatLogHandler implements ICommandHandler<ChatLogCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly callers: ChatCallers,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
  ) {}

  /** @throws ChatError; Unseen for whoever is not of the team; 429 */
  execute(command: ChatLogCommand): Promise<CommandResult> {
    const { actor } = command.meta;
    return executeAggregateCommand(this.store, chatLogAggregate, command, (request, context) =>
      this.complete(request, context, actor),
    );
  }

  private async complete(request: ChatLogAsked, context: CommandContext, actor: Actor): Promise<Decided> {
    const { teamId } = request;
    if (request.type !== 'PostMessage' && request.type !== 'EditMessage') {
      const member = await this.callers.take('actions', teamId, actor);
      return { ...context, ...request, member };
    }
    const [member, writing] = await Promise.all([
      this.callers.take('messages', teamId, actor, mentionedIn(request.text).people),
      this.writing(request, context.at, actor),
    ]);
    if (request.type === 'EditMessage') return { ...context, ...request, member, ...writing };
    const replyKnown = await this.knows(request);
    return { ...context, ...request, member, ...writing, replyKnown };
  }

  private async writing(
    { teamId, channel, messageId, text }: Writes,
    at: string,
    actor: Actor,
  ): Promise<Writing> {
    const address = actor.kind === 'account' ? await this.accounts.confirmedAddressOf(actor.accountId) : null;
    const emailConfirmed = address !== null;
    if (mentionedIn(text).wide === null) return { emailConfirmed, wideMentions: true, wideElsewhere: null };
    const { state: room } = await this.store.load(chatRoomAggregate, teamId);
    let wideElsewhere: string | null = null;
    for (const month of openMonths(at).filter((one) => one !== monthOf(messageId))) {
      const { lastWideAt } = (await this.store.load(chatLogAggregate, chatLogId(teamId, channel, month)))
        .state;
      if (lastWideAt !== null && lastWideAt > (wideElsewhere ?? '')) wideElsewhere = lastWideAt;
    }
    return { emailConfirmed, wideMentions: room.wideMentions, wideElsewhere };
  }

  private async knows({
    teamId,
    channel,
    replyTo,
  }: Extract<ChatLogAsked, { type: 'PostMessage' }>): Promise<boolean> {
    const month = replyTo === null ? null : monthOf(replyTo);
    if (replyTo === null || month === null) return false;
    const { state } = await this.store.load(chatLogAggregate, chatLogId(teamId, channel, month));
    return findMessage(state.messages, replyTo) !== undefined;
  }
}
