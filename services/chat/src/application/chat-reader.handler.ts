import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { chatReaderAggregate, chatRoomAggregate, type ChatReaderAsked, type ChatRoomAsked } from '../domain';
import { ChatCallers } from './chat-callers';

/** `id` is `chatReaderId` of the caller. */
export class ChatReaderCommand extends AggregateCommand<ChatReaderAsked> {}
registerAggregate('chatReader', ChatReaderCommand);

@CommandHandler(ChatReaderCommand)
export class ChatReaderHandler implements ICommandHandler<ChatReaderCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly callers: ChatCallers,
  ) {}

  /** @throws ChatError; Unseen for whoever is not of the chat; 429 */
  execute(command: ChatReaderCommand): Promise<CommandResult> {
    return executeAggregateCommand(this.store, chatReaderAggregate, command, async (request, context) => {
      const named = 'hiddenId' in request ? [request.hiddenId] : [];
      const member = await this.callers.take('actions', request.chatId, context.actor, named);
      return { ...context, ...request, member };
    });
  }
}

/** `id` is the team's. */
export class ChatRoomCommand extends AggregateCommand<ChatRoomAsked> {}
registerAggregate('chatRoom', ChatRoomCommand);

@CommandHandler(ChatRoomCommand)
export class ChatRoomHandler implements ICommandHandler<ChatRoomCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly callers: ChatCallers,
  ) {}

  /** @throws ChatError; Unseen for whoever is not of the chat; 429 */
  execute(command: ChatRoomCommand): Promise<CommandResult> {
    return executeAggregateCommand(this.store, chatRoomAggregate, command, async (request, context) => {
      const member = await this.callers.take('actions', request.chatId, context.actor);
      return { ...context, ...request, member };
    });
  }
}
