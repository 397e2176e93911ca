import { chatLogId } from '@fieldhouse/events/chat';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { ACCOUNT_DIRECTORY, notFound, type AccountDirectory } from '@fieldhouse/platform';
import { monthOf, type ChatChannel } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { chatLogAggregate, findMessage, mayJudgeFile, mayOpenFile } from '../domain';
import type { SentPlace } from '../infrastructure/attachment.store';
import { CHAT_MEMBERS, type ChatMembers } from './chat-members.port';

/** A file of a message, as it is asked for. */
export type FileAsked = {
  readonly chatId: string;
  readonly channel: ChatChannel;
  readonly messageId: string;
  readonly attachmentId: string;
};

/** Who may open files of messages: as the log has it now, so that nothing is open for a moment longer. */
@Injectable()
export class ChatFiles {
  constructor(
    @Inject(CHAT_MEMBERS) private readonly members: ChatMembers,
    private readonly store: AggregateStore,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
  ) {}

  /** Where a file is. @throws 404 for whoever may not open it, and where there is none */
  async placeOf({ messageId, ...asked }: FileAsked, accountId: string): Promise<SentPlace> {
    const { chatId, channel, attachmentId } = asked;
    const month = monthOf(messageId);
    if (month === null) throw notFound();
    const member = await this.members.of(chatId, accountId, []);
    const { state } = await this.store.load(chatLogAggregate, chatLogId(chatId, channel, month));
    const message = findMessage(state.messages, messageId);
    const isOpen =
      message &&
      (mayOpenFile(message, attachmentId, { accountId, member }) ||
        (mayJudgeFile(message, attachmentId) && (await this.accounts.isSiteAdmin(accountId))));
    if (!isOpen) throw notFound();
    return { ...asked, accountId: message.authorId };
  }
}
