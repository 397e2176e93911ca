import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, type ChatTies } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers } from '@fieldhouse/read-team-members';
import { directChatId } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { LAST_KEY } from '../items/chat-items.read-model';
import type { ChatRoom } from './chat-room';
import { directChatsProjection, type DirectChatDocument } from './direct-chats.projection';
import { DraftRooms } from './draft-rooms';

type Two = DirectChatDocument['accountIds'];

/** The only reader of who has talked with whom, and of who may. */
@Injectable()
export class DirectRooms {
  private readonly chats: ReadModelReader<DirectChatDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly teams: TeamMembers,
    private readonly drafts: DraftRooms,
    private readonly people: PeopleDirectory,
  ) {
    this.chats = new ReadModelReader(db, directChatsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.chats.atLeast(position);
  }

  /** How far the chats are at least, as a position that clients send back. */
  async position(): Promise<string> {
    return (await this.chats.appliedTo()) || '0';
  }

  /** @returns the chat of two as one of them has it; null: they share nothing and have never talked, or there are no such two */
  async find(accountIds: Two, readerId: string): Promise<ChatRoom | null> {
    const other = otherOf(accountIds, readerId);
    if (other === null) return null;
    const [{ teamIds, leagueIds, haveTalked }, personOf] = await Promise.all([
      this.tiesOf(readerId, other),
      this.people.peopleOf([other]),
    ]);
    const { name, email } = personOf(other);
    // Whoever has left the product has no address any more.
    const isOpen = teamIds.length + leagueIds.length > 0 && email !== '';
    return isOpen || haveTalked ? roomOf(accountIds, name, !isOpen) : null;
  }

  /** What two people share, as read models have it. */
  async tiesOf(one: string, other: string): Promise<ChatTies> {
    const [teamIds, leagueIds, talked] = await Promise.all([
      this.teams.sharedBy(one, other),
      this.drafts.sharedBy(one, other),
      this.chats.byId(directChatId(one, other)),
    ]);
    return { teamIds, leagueIds, haveTalked: talked !== null };
  }

  /** @returns somebody's chats in which something was said before a key, the last one first; all unless `atMost` is given */
  talkedBy(accountId: string, atMost = 0, before = LAST_KEY): Promise<readonly DirectChatDocument[]> {
    return this.chats
      .find({ accountIds: accountId, key: { $lt: before } })
      .sort({ key: -1 })
      .limit(atMost)
      .toArray();
  }

  /** The same as rooms; whether they may still be written in is not looked at. */
  async of(accountId: string, atMost: number): Promise<readonly ChatRoom[]> {
    const chats = await this.talkedBy(accountId, atMost);
    const nameOf = await this.people.namesOf(
      chats.flatMap(({ accountIds }) => otherOf(accountIds, accountId) ?? []),
    );
    return chats.map(({ accountIds, key }) => ({
      ...roomOf(accountIds, nameOf(otherOf(accountIds, accountId) ?? ''), false),
      last: { direct: key },
    }));
  }
}

/** @returns the other one of two; null: this is neither */
export const otherOf = ([one, other]: Two, accountId: string): string | null => {
  if (accountId === one) return other;
  return accountId === other ? one : null;
};

const roomOf = (accountIds: Two, name: string, archived: boolean): ChatRoom => ({
  ...{ _id: directChatId(...accountIds), name, archived, past: [], wideMentions: false },
  // Everything in it was said to both.
  members: accountIds.map((accountId) => ({
    ...{ memberId: accountId, accountId, role: 'player', status: 'active', since: '' },
  })),
});
