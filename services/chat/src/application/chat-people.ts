import { chatLogId, chatReaderId } from '@fieldhouse/events/chat';
import type { StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { channelsOf } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { openMonths } from '../domain';
import { AttachmentStore } from '../infrastructure/attachment.store';
import { CHAT_MEMBERS, type ChatMembers } from './chat-members.port';

/**
 * What chats know of somebody: what they wrote, reacted, reported and removed, and how they read. Their streams follow
 * from the chats they are or were of.
 */
@Injectable()
@KeepsPersonalData({
  context: 'chat',
  subjects: { authorId: 'when the account of whoever wrote the text or gave the reason is erased' },
  collections: {
    chat_attachments: 'when the message is deleted or removed, or the account of its writer erased',
  },
})
export class ChatPeople implements PersonalData {
  constructor(
    @Inject(CHAT_MEMBERS) private readonly members: ChatMembers,
    private readonly log: PersonalLog,
    private readonly attachments: AttachmentStore,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const isTheirs = ({ metadata: { actor } }: StoredEvent): boolean =>
      actor.kind === 'account' && actor.accountId === accountId;
    const facts: object[] = [];
    for (const { chatId, createdAt } of await this.members.chatsOf(accountId)) {
      facts.push(...(await this.log.factsOf(`chatReader-${chatReaderId(chatId, accountId)}`)));
      for (const month of openMonths(createdAt, new Date().toISOString()))
        for (const channel of channelsOf(chatId))
          facts.push(...(await this.log.factsOf(`chatLog-${chatLogId(chatId, channel, month)}`, isTheirs)));
    }
    return { facts, more: { chatFiles: await this.attachments.of(accountId) } };
  }

  /** Everything readable is closed with the account's key; files go all the same. */
  erase({ accountId }: Person): Promise<void> {
    return this.attachments.forget(accountId);
  }
}
