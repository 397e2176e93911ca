import type { ChatReportView } from '@fieldhouse/api-contract';
import { accountIn } from '@fieldhouse/read-team-members';
import { Injectable } from '@nestjs/common';
import { ChatItems } from '../items/chat-items';
import { messageView } from '../items/item-views';
import type { OpenChat } from '../rooms/chat-room';
import { MessageFacts } from './message-facts';

/** What was reported in a chat, for who runs it. */
@Injectable()
export class ChatReports {
  constructor(
    private readonly items: ChatItems,
    private readonly facts: MessageFacts,
  ) {}

  /** Messages of others whose reports wait for an answer, with who reported them and why. @param readerId who runs the chat */
  async of({ room }: OpenChat, readerId: string): Promise<ChatReportView[]> {
    const messages = await this.items.reported(room._id, readerId);
    const replied = await this.items.repliedBy(messages);
    const around = { replied, accountOf: accountIn(room), readerId: null };
    return Promise.all(
      messages.map(async (message) => ({
        channel: message.channel,
        message: messageView(message, around),
        text: message.text,
        attachments: message.attachments,
        options: message.poll?.options.map((option) => option.text) ?? [],
        reasons: await this.facts.reasonsOf(message),
      })),
    );
  }
}
