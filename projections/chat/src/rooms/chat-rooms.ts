import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import {
  TeamMembers,
  membershipIn,
  type Membership,
  type TeamMembersDocument,
} from '@fieldhouse/read-team-members';
import { runsTeam } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { chatRoomsProjection, type ChatRoomDocument } from './chat-rooms.projection';

/** A team as its chat knows it. */
export type ChatRoom = TeamMembersDocument & {
  /** Whether members may mention the whole team. */
  readonly wideMentions: boolean;
};
/** A team's chat that somebody may read. */
export type OpenChat = {
  readonly room: ChatRoom;
  readonly me: Membership;
  /** Whether they run the team. */
  readonly runs: boolean;
};

/** The only reader of who may read in which team. */
@Injectable()
export class ChatRooms {
  private readonly settings: ReadModelReader<ChatRoomDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly teams: TeamMembers,
  ) {
    this.settings = new ReadModelReader(db, chatRoomsProjection);
  }

  /** Waits for the teams and their settings, as {@link ReadModelReader.atLeast} does. */
  async atLeast(position: string | undefined): Promise<boolean> {
    const both = await Promise.all([this.teams.atLeast(position), this.settings.atLeast(position)]);
    return both.every(Boolean);
  }

  /** @throws 404 for whoever is not of the team, also where there is none */
  async open(chatId: string, caller: Pick<Caller, 'accountId'>, atLeast?: string): Promise<OpenChat> {
    await this.atLeast(atLeast);
    const team = await this.teams.find(chatId);
    const me = membershipIn(team, caller.accountId);
    if (!team || !me) throw notFound();
    const { wideMentions = true } = (await this.settings.byId(chatId)) ?? {};
    return openChat({ ...team, wideMentions }, me);
  }

  find(chatId: string): Promise<TeamMembersDocument | null> {
    return this.teams.find(chatId);
  }

  /** Every team's that somebody may read. */
  async of({ accountId }: Pick<Caller, 'accountId'>, atLeast?: string): Promise<readonly OpenChat[]> {
    await this.atLeast(atLeast);
    const teams = await this.teams.of(accountId);
    const settings = await this.settings.find({ _id: { $in: teams.map(({ _id }) => _id) } }).toArray();
    const closed = new Set(settings.filter((one) => !one.wideMentions).map(({ _id }) => _id));
    return teams.flatMap((team) => {
      const me = membershipIn(team, accountId);
      return me ? [openChat({ ...team, wideMentions: !closed.has(team._id) }, me)] : [];
    });
  }
}

const openChat = (room: ChatRoom, me: Membership): OpenChat => ({ room, me, runs: runsTeam(me) });
