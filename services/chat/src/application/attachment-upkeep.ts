import { chatLogId, type ChatLogEvent } from '@fieldhouse/events/chat';
import { AggregateCommand, type CommandResult, type Effect, type Process } from '@fieldhouse/kernel';
import { AggregateStore, isStoreFailure } from '@fieldhouse/kernel/runtime';
import { LOGGER, registerAggregate } from '@fieldhouse/platform';
import { monthOf, type ChatChannel } from '@fieldhouse/values';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { chatLogAggregate, findMessage } from '../domain';
import { AttachmentStore } from '../infrastructure/attachment.store';

/** What is done with files because of facts; the id is {@link chatLogId} of the message's month. */
export type AttachmentUpkeepRequest = {
  readonly type: 'TidyAttachments';
  readonly chatId: string;
  readonly channel: ChatChannel;
  readonly messageId: string;
};
export class AttachmentUpkeepCommand extends AggregateCommand<AttachmentUpkeepRequest> {}
registerAggregate('chatAttachments', AttachmentUpkeepCommand);

/** Files that a message names are kept for as long as there is the message. */
export const chatAttachments: Process<ChatLogEvent> = {
  name: 'chat-attachments',
  categories: ['chatLog'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    const isTold =
      type === 'MessagePosted'
        ? (data.attachments ?? []).length > 0
        : type === 'MessageDeleted' || type === 'MessageRemoved';
    if (!isTold) return [];
    const { chatId, channel, messageId } = data;
    const id = chatLogId(chatId, channel, monthOf(messageId) ?? '');
    const request: AttachmentUpkeepRequest = { type: 'TidyAttachments', chatId, channel, messageId };
    return [{ kind: 'dispatch', command: { aggregate: 'chatAttachments', id, request } }];
  },
};

@CommandHandler(AttachmentUpkeepCommand)
export class AttachmentUpkeepHandler implements ICommandHandler<AttachmentUpkeepCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly files: AttachmentStore,
  ) {}

  async execute({ id, request }: AttachmentUpkeepCommand): Promise<CommandResult> {
    const { chatId, channel, messageId } = request;
    const { state, revision, position } = await this.store.load(chatLogAggregate, id);
    const message = findMessage(state.messages, messageId);
    if (message && message.attachments.length > 0) {
      const sender = { chatId, channel, accountId: message.authorId };
      const what = message.state === 'shown' ? 'settle' : 'remove';
      await this.files[what](sender, message.attachments, messageId);
    }
    return { streamId: `chatLog-${id}`, revision, position };
  }
}

const PURGE_EVERY_MS = 15 * 60_000;

/** Removes again and again what no message has named in time; several processes may do so at once. */
@Injectable()
export class AttachmentPurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly files: AttachmentStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), PURGE_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    await this.files.purge().catch((err: unknown) => {
      if (!isStoreFailure(err)) this.log.error({ err }, 'files that no message names were not removed');
    });
  }
}
