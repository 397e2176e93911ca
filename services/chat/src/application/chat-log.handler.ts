import { chatLogId } from '@fieldhouse/events/chat';
import { AggregateCommand, type Actor, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { ACCOUNT_DIRECTORY, registerAggregate, type AccountDirectory } from '@fieldhouse/platform';
import { mentionedIn, monthOf, type Attachment, type ChatChannel } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  chatLogAggregate,
  chatRoomAggregate,
  findMessage,
  isEmpty,
  isOfSite,
  openMonths,
  type ChatLogAsked,
  type ChatLogCommand as Decided,
  type Writing,
} from '../domain';
import { AttachmentStore } from '../infrastructure/attachment.store';
import { StaffActs } from '../infrastructure/staff-acts.store';
import { ChatCallers } from './chat-callers';

/** `id` is {@link chatLogId} of the message's month. */
export class ChatLogCommand extends AggregateCommand<ChatLogAsked> {}
registerAggregate('chatLog', ChatLogCommand);

type Posting = Extract<ChatLogAsked, { type: 'PostMessage' }>;
type AboutWide = Omit<Writing, 'emailConfirmed'>;

const NOTHING_WIDE: AboutWide = { wideMentions: true, wideElsewhere: null };

@CommandHandler(ChatLogCommand)
export class ChatLogHandler implements ICommandHandler<ChatLogCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly callers: ChatCallers,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    private readonly attachments: AttachmentStore,
    private readonly acts: StaffActs,
  ) {}

  /** @throws ChatError; Unseen for whoever is not of the chat; 429 */
  execute(command: ChatLogCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      chatLogAggregate,
      command,
      (request, context) => this.complete(request, context),
      { beforehand: () => this.noteAct(command) },
    );
  }

  /** Nothing else leads from a site admin to a chat that they are not of. */
  private async noteAct({ id: logId, request, meta: { actor } }: ChatLogCommand): Promise<void> {
    if (!isOfSite(request) || actor.kind !== 'account') return;
    const { accountId } = actor;
    await this.acts.note({ _id: `${accountId}:${logId}`, accountId, logId });
  }

  private async complete(request: ChatLogAsked, context: CommandContext): Promise<Decided> {
    const { chatId } = request;
    const { actor } = context;
    if (isOfSite(request)) return { ...context, ...request, member: null };
    if (request.type !== 'PostMessage' && request.type !== 'EditMessage') {
      const member = await this.callers.take('actions', chatId, actor);
      return { ...context, ...request, member };
    }
    const { people, wide } = mentionedIn(request.text);
    const [member, emailConfirmed] = await Promise.all([
      this.callers.take('messages', chatId, actor, people),
      actor.kind === 'account' && this.accounts.hasConfirmedAddress(actor.accountId),
    ]);
    // For whoever is not of the chat nothing is read that others would wait for.
    const about = member && wide !== null ? await this.wideMentions(request, context.at) : NOTHING_WIDE;
    const writing: Writing = { ...about, emailConfirmed };
    if (request.type === 'EditMessage') return { ...context, ...request, member, ...writing };
    if (member?.isNew) await this.countNew(request, actor);
    const replyKnown = member !== null && (await this.knowsReplied(request));
    const files =
      member !== null && actor.kind === 'account' ? await this.filesOf(request, actor.accountId) : [];
    return { ...context, ...request, member, ...writing, replyKnown, files };
  }

  /** Whether many may be mentioned, and when they last were in the months that the message is not in. */
  private async wideMentions({ chatId, channel, messageId }: ChatLogAsked, at: string): Promise<AboutWide> {
    const { state: room } = await this.store.load(chatRoomAggregate, chatId);
    const elsewhere = openMonths(at).filter((month) => month !== monthOf(messageId));
    const made = await Promise.all(
      elsewhere.map(async (month) => (await this.month(chatId, channel, month)).lastWideAt ?? ''),
    );
    return { wideMentions: room.wideMentions, wideElsewhere: made.sort().at(-1) || null };
  }

  /** The read model that says so may be behind: what this month's log has is no first message any more. */
  private async countNew({ chatId, channel, messageId }: Posting, actor: Actor): Promise<void> {
    const { messages } = await this.month(chatId, channel, monthOf(messageId) ?? '');
    if (actor.kind === 'account' && isEmpty(messages)) await this.callers.takeNew(actor.accountId);
  }

  /** What its writer has sent of what it names: nothing is asked for where it names nothing. */
  private async filesOf(
    { messageId, attachments, ...channel }: Posting,
    accountId: string,
  ): Promise<readonly Attachment[]> {
    const ids = attachments.map(({ attachmentId }) => attachmentId);
    return ids.length === 0 ? [] : this.attachments.name({ ...channel, accountId }, ids, messageId);
  }

  private async knowsReplied({ chatId, channel, replyTo }: Posting): Promise<boolean> {
    const month = monthOf(replyTo ?? '');
    if (replyTo === null || month === null) return false;
    return findMessage((await this.month(chatId, channel, month)).messages, replyTo) !== undefined;
  }

  private async month(chatId: string, channel: ChatChannel, month: string) {
    return (await this.store.load(chatLogAggregate, chatLogId(chatId, channel, month))).state;
  }
}
