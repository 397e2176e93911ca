import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { TeamMembers, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { chatOwner } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { openedBy, type ChatRoom, type OpenChat } from './chat-room';
import { chatRoomsProjection, newRoom, type ChatRoomDocument } from './chat-rooms.projection';
import { DirectRooms } from './direct-rooms';
import { DraftRooms } from './draft-rooms';

/** Of so many chats of two people, the last ones, it is said what waits in them. */
const DIRECT_AT_MOST = 50;

/** The only reader of who may read in which chat. */
@Injectable()
export class ChatRooms {
  private readonly settings: ReadModelReader<ChatRoomDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly teams: TeamMembers,
    private readonly drafts: DraftRooms,
    private readonly directs: DirectRooms,
  ) {
    this.settings = new ReadModelReader(db, chatRoomsProjection);
  }

  /** Waits for whatever chats belong to and for their settings, as {@link ReadModelReader.atLeast} does. */
  async atLeast(position: string | undefined): Promise<boolean> {
    const models = [this.teams, this.settings, this.drafts, this.directs];
    return (await Promise.all(models.map((model) => model.atLeast(position)))).every(Boolean);
  }

  /** @throws 404 for whoever is not of the chat, also where there is none */
  async open(chatId: string, { accountId }: Pick<Caller, 'accountId'>, atLeast?: string): Promise<OpenChat> {
    await this.atLeast(atLeast);
    const room = await this.roomFor(chatId, accountId);
    const open = room && openedBy(room, accountId);
    if (!open) throw notFound();
    return open;
  }

  /** Whether somebody may read a chat, as read models have it. */
  async isOpenTo(chatId: string, accountId: string): Promise<boolean> {
    const room = await this.roomFor(chatId, accountId);
    return room !== null && openedBy(room, accountId) !== null;
  }

  /** A chat that somebody runs, whoever asks; null: there is none, or two people's. */
  async moderated(chatId: string): Promise<ChatRoom | null> {
    const owner = chatOwner(chatId);
    if (owner.kind === 'direct') return null;
    return owner.kind === 'draft' ? this.drafts.find(owner.leagueId) : this.teamRoomOf(owner.teamId);
  }

  /** A team; null: there is none, or the chat is none of a team. */
  team(chatId: string): Promise<TeamMembersDocument | null> {
    return this.teams.find(chatId);
  }

  /** Every chat that somebody may read; of those of two people the ones in which something was said. */
  async of({ accountId }: Pick<Caller, 'accountId'>, atLeast?: string): Promise<readonly OpenChat[]> {
    await this.atLeast(atLeast);
    const [teams, drafts, directs] = await Promise.all([
      this.teams.of(accountId),
      this.drafts.of(accountId),
      this.directs.of(accountId, DIRECT_AT_MOST),
    ]);
    const settings = await this.settings.byIds([...teams, ...drafts].map(({ _id }) => _id));
    const settingsOf = (chatId: string) => settings.get(chatId) ?? newRoom(chatId);
    const rooms = [
      ...teams.map((team) => teamRoom(team, settingsOf(team._id))),
      ...drafts.map((draft) => ({ ...draft, last: settingsOf(draft._id).last })),
      ...directs,
    ];
    return rooms.flatMap((room) => openedBy(room, accountId) ?? []);
  }

  private roomFor(chatId: string, accountId: string): Promise<ChatRoom | null> {
    const owner = chatOwner(chatId);
    if (owner.kind === 'draft') return this.drafts.find(owner.leagueId);
    if (owner.kind === 'direct') return this.directs.find(owner.accountIds, accountId);
    return this.teamRoomOf(owner.teamId);
  }

  private async teamRoomOf(teamId: string): Promise<ChatRoom | null> {
    const [team, settings] = await Promise.all([this.teams.find(teamId), this.settings.byId(teamId)]);
    return team && teamRoom(team, settings ?? newRoom(teamId));
  }
}

const teamRoom = (team: TeamMembersDocument, { wideMentions, last }: ChatRoomDocument): ChatRoom => ({
  ...team,
  wideMentions,
  last,
});
