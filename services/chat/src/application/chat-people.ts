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
import { TEAM_MEMBERS, type TeamMembers } from './team-members.port';

/**
 * What chats know of somebody: what they wrote, reacted, reported and removed, and how they read. Their streams follow
 * from the teams they are or were of, so that no index of them is kept.
 */
@Injectable()
@KeepsPersonalData({
  context: 'chat',
  subjects: { authorId: 'when the account of whoever wrote the text or gave the reason is erased' },
  collections: {},
})
export class ChatPeople implements PersonalData {
  constructor(
    @Inject(TEAM_MEMBERS) private readonly teams: TeamMembers,
    private readonly log: PersonalLog,
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
    return { facts };
  }

  /** Everything readable is closed with the account's key. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
