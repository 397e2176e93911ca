import { draftIdOf } from '@fieldhouse/events/drafts';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { draftChatId } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { ChatRoom } from './chat-room';
import { leaguePeopleProjection, type LeaguePeopleDocument } from './league-people.projection';

/** What is said of a league to find the chat of its draft. */
type DraftChat = Pick<LeaguePeopleDocument, 'leagueId' | 'name' | 'draft' | 'members'>;
const DRAFT_CHAT = { leagueId: 1, name: 1, draft: 1, members: 1 } as const;

/** The only reader of who is of which league, and with it of which draft's chat. */
@Injectable()
export class DraftRooms {
  private readonly leagues: ReadModelReader<LeaguePeopleDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.leagues = new ReadModelReader(db, leaguePeopleProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.leagues.atLeast(position);
  }

  /** @returns the chat of a league's draft; null: there is none */
  async find(leagueId: string): Promise<ChatRoom | null> {
    const league = await this.leagues.byId(draftIdOf(leagueId));
    return league && draftRoomOf(league);
  }

  /** @returns the chats of drafts that somebody is of; whoever only plays in a league is of none */
  async of(accountId: string): Promise<readonly ChatRoom[]> {
    const leagues: readonly DraftChat[] = await this.leagues
      .find({ 'members.accountId': accountId }, { projection: DRAFT_CHAT })
      .toArray();
    return leagues.flatMap((league) => draftRoomOf(league) ?? []);
  }

  /** @returns the leagues in which somebody has any part */
  leaguesOf(accountId: string): Promise<readonly LeaguePeopleDocument[]> {
    return this.leagues.find({ 'parts.accountId': accountId }).toArray();
  }

  /** @returns the ids of the leagues in which two people have a part */
  async sharedBy(one: string, other: string): Promise<readonly string[]> {
    const both = { 'parts.accountId': { $all: [one, other] } };
    return (await this.leagues.find(both, { projection: { leagueId: 1 } }).toArray()).map(
      ({ leagueId }) => leagueId,
    );
  }

  /** @returns the drafts that somebody has or had to do with, also when they were only on the staff of the league */
  async everOf(accountId: string): Promise<readonly LeaguePeopleDocument[]> {
    return this.leagues.find({ $or: [{ 'parts.accountId': accountId }, { past: accountId }] }).toArray();
  }
}

/** @returns the chat of a league's draft; null: there is no draft */
export const draftRoomOf = ({ leagueId, name, draft, members }: DraftChat): ChatRoom | null => {
  if (draft === 'none') return null;
  const _id = draftChatId(leagueId);
  const archived = draft === 'cancelled';
  const people = members.map((one) => ({ ...one, memberId: one.accountId, status: 'active' as const }));
  return { _id, name, archived, members: people, past: [], wideMentions: false };
};
