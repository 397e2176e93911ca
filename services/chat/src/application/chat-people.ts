import { chatLogId, chatReaderId } from '@fieldhouse/events/chat';
import type { StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { chatChannel } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { openMonths } from '../domain';
import { AttachmentStore } from '../infrastructure/attachment.store';
import { TEAM_MEMBERS, type TeamMembers } from './team-members.port';

/**
 * What chats know of somebody: what they wrote, reacted, reported and removed, and how they read. Their streams follow
 * from the teams they are or were of, so that no index of them is kept.
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
    @Inject(TEAM_MEMBERS) private readonly teams: TeamMembers,
    private readonly log: PersonalLog,
    private readonly attachments: AttachmentStore,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const isTheirs = ({ metadata: { actor } }: StoredEvent): boolean =>
      actor.kind === 'account' && actor.accountId === accountId;
    const facts: object[] = [];
    for (const { teamId, createdAt } of await this.teams.teamsOf(accountId)) {
      facts.push(...(await this.log.factsOf(`chatReader-${chatReaderId(teamId, accountId)}`)));
      for (const month of openMonths(createdAt, new Date().toISOString()))
        for (const channel of chatChannel.options)
          facts.push(...(await this.log.factsOf(`chatLog-${chatLogId(teamId, channel, month)}`, isTheirs)));
    }
    return { facts, more: { chatFiles: await this.attachments.of(accountId) } };
  }

  /** Everything readable is closed with the account's key; files go all the same. */
  erase({ accountId }: Person): Promise<void> {
    return this.attachments.forget(accountId);
  }
}
