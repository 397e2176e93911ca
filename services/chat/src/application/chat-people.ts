import { attachmentPath } from '@fieldhouse/api-contract';
import { chatLogId, chatReaderId, filePass } from '@fieldhouse/events/chat';
import { Secrets, type StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  CONFIG,
  KeepsPersonalData,
  PersonalLog,
  type Config,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { channelsOf } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { openMonths } from '../domain';
import { AttachmentStore } from '../infrastructure/attachment.store';
import { StaffActs } from '../infrastructure/staff-acts.store';
import { CHAT_MEMBERS, type ChatMembers } from './chat-members.port';

/**
 * What chats know of somebody: what they wrote, reacted, reported and removed, and how they read. Their streams follow
 * from the chats they are or were of, and from those that they have judged messages of as site admins.
 */
@Injectable()
@KeepsPersonalData({
  context: 'chat',
  subjects: { authorId: 'when the account of whoever wrote the text or gave the reason is erased' },
  collections: {
    chat_attachments: 'when the message is deleted or removed, or the account of its writer erased',
    chat_staff_acts: 'when the account of the site admin is erased',
  },
})
export class ChatPeople implements PersonalData {
  constructor(
    @Inject(CHAT_MEMBERS) private readonly members: ChatMembers,
    private readonly log: PersonalLog,
    private readonly attachments: AttachmentStore,
    private readonly acts: StaffActs,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const isTheirs = ({ metadata: { actor } }: StoredEvent): boolean =>
      actor.kind === 'account' && actor.accountId === accountId;
    const logIds = new Set((await this.acts.of(accountId)).map(({ logId }) => logId));
    const facts: object[] = [];
    for (const { chatId, createdAt } of await this.members.chatsOf(accountId)) {
      facts.push(...(await this.log.factsOf(`chatReader-${chatReaderId(chatId, accountId)}`)));
      for (const month of openMonths(createdAt, new Date().toISOString()))
        for (const channel of channelsOf(chatId)) logIds.add(chatLogId(chatId, channel, month));
    }
    for (const logId of logIds) facts.push(...(await this.log.factsOf(`chatLog-${logId}`, isTheirs)));
    return { facts, more: { chatFiles: await this.filesOf(accountId) } };
  }

  /** Everything readable is closed with the account's key; files go all the same. */
  async erase({ accountId }: Person): Promise<void> {
    await this.attachments.forget(accountId);
    await this.acts.removeAllOf(accountId);
  }

  /** Too many bytes to hand over at once: each file is behind a link that is good as long as a pass of the chat's page. */
  private async filesOf(accountId: string): Promise<readonly object[]> {
    const [key] = this.secrets.keysOf('chat-files');
    return (await this.attachments.of(accountId)).map(({ about, messageId, ...place }) => {
      const pass = filePass(key, { chatId: place.chatId, by: accountId }, Date.now());
      const path = messageId === null ? null : attachmentPath({ ...place, messageId }, pass);
      return { ...about, url: path && `${this.config.PUBLIC_URL}${path}` };
    });
  }
}
