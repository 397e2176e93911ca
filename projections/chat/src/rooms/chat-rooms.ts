import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { runsTeam } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { chatRoomsProjection, type ChatMember, type ChatRoomDocument } from './chat-rooms.projection';

/** A member as one who reads. */
export type ChatReader = ChatMember & { readonly accountId: string };
/** A team's chat that somebody may read. */
export type OpenChat = {
  readonly room: ChatRoomDocument;
  readonly me: ChatReader;
  /** Whether they run the team. */
  readonly runs: boolean;
};

const TEAMS_AT_MOST = 50;

/** The only reader of who may read in which team. */
@Injectable()
export class ChatRooms {
  private readonly reader: ReadModelReader<ChatRoomDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, chatRoomsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** @throws 404 for whoever is not of the team, also where there is none */
  async open(teamId: string, caller: Pick<Caller, 'accountId'>, atLeast?: string): Promise<OpenChat> {
    await this.reader.atLeast(atLeast);
    const open = openedBy(await this.reader.byId(teamId), caller);
    if (!open) throw notFound();
    return open;
  }

  find(teamId: string): Promise<ChatRoomDocument | null> {
    return this.reader.byId(teamId);
  }

  /** Every team's that somebody may read. */
  async of(caller: Pick<Caller, 'accountId'>, atLeast?: string): Promise<readonly OpenChat[]> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader
      .find({ 'members.accountId': caller.accountId })
      .limit(TEAMS_AT_MOST)
      .toArray();
    return found.flatMap((room) => openedBy(room, caller) ?? []);
  }
}

const openedBy = (
  room: ChatRoomDocument | null,
  { accountId }: Pick<Caller, 'accountId'>,
): OpenChat | null => {
  const me = room?.members.find((one) => one.accountId === accountId);
  return room && me ? { room, me: { ...me, accountId }, runs: runsTeam(me) } : null;
};

/** The account of a member, also of a former one. */
export const accountIn =
  ({ members, past }: ChatRoomDocument) =>
  (memberId: string): string | null =>
    [...members, ...past].find((one) => one.memberId === memberId)?.accountId ?? null;
