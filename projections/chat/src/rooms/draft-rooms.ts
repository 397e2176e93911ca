import { draftIdOf } from '@fieldhouse/events/drafts';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import type { TeamMember } from '@fieldhouse/read-team-members';
import { draftChatId } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { ChatRoom } from './chat-room';
import {
  leaguePeopleProjection,
  type LeaguePart,
  type LeaguePeopleDocument,
} from './league-people.projection';

const RUNNING: readonly string[] = ['owner', 'commissioner'];

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

  /** @returns the chats of drafts that somebody may be of */
  async of(accountId: string): Promise<readonly ChatRoom[]> {
    return (await this.leaguesOf(accountId)).flatMap((league) => draftRoomOf(league) ?? []);
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

/** @returns the chat of a league's draft: of whoever runs the league and whoever picks; null: there is no draft */
export const draftRoomOf = ({ leagueId, name, draft, parts }: LeaguePeopleDocument): ChatRoom | null => {
  if (draft === 'none') return null;
  const members = new Map<string, TeamMember>();
  for (const part of parts) {
    const role = roleOf(part);
    const { accountId, since } = part;
    const before = members.get(accountId);
    if (role && !before)
      members.set(accountId, { memberId: accountId, accountId, role, status: 'active', since });
    if (role === 'admin' && before) members.set(accountId, { ...before, role });
  }
  const _id = draftChatId(leagueId);
  const archived = draft === 'cancelled';
  return { _id, name, archived, members: [...members.values()], past: [], wideMentions: false };
};

const roleOf = (part: LeaguePart): 'admin' | 'player' | null => {
  if (part.as === 'picker') return 'player';
  return part.as === 'staff' && RUNNING.includes(part.role) ? 'admin' : null;
};
