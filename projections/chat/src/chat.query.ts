import type {
  ChannelView,
  ChatMessageView,
  ChatPerson,
  ChatReceipt,
  ChatView,
  ChatsView,
  FilePass,
} from '@fieldhouse/api-contract';
import { filePass } from '@fieldhouse/events/chat';
import { Secrets } from '@fieldhouse/kernel/runtime';
import type { Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { channelsOf, chatOwner, writeRefusal, type ChatChannel } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { ChatItems, type Channel, type Counting } from './items/chat-items';
import { circleOf } from './items/chat-items.read-model';
import { ChatReaders } from './readers/chat-readers';
import { NOTHING_WAITS, type ChatReaderDocument } from './readers/chat-readers.projection';
import { ChatReports } from './reports/chat-reports';
import { accountIn } from '@fieldhouse/read-team-members';
import { type OpenChat } from './rooms/chat-room';
import { ChatRooms } from './rooms/chat-rooms';

const byName = new Intl.Collator('en').compare;

/** A chat as somebody has it, and what waits in all of theirs. */
@Injectable()
export class ChatQuery {
  constructor(
    private readonly rooms: ChatRooms,
    private readonly items: ChatItems,
    private readonly readers: ChatReaders,
    private readonly reports: ChatReports,
    private readonly people: PeopleDirectory,
    private readonly secrets: Secrets,
  ) {}

  /** @throws 404 for whoever is not of the chat */
  open(chatId: string, caller: Caller, atLeast?: string): Promise<OpenChat> {
    return this.rooms.open(chatId, caller, atLeast);
  }

  async view(chatId: string, caller: Caller, atLeast?: string): Promise<ChatView> {
    const [open] = await Promise.all([
      this.open(chatId, caller, atLeast),
      this.readers.atLeast(atLeast),
      this.items.atLeast(atLeast),
      this.people.atLeast(atLeast),
    ]);
    const { accountId } = caller;
    const [position, reader, address] = await Promise.all([
      this.items.position(),
      this.readers.of(chatId, accountId),
      this.people.confirmedAddressOf(accountId),
    ]);
    const [channels, people, receipts, reports] = await Promise.all([
      Promise.all(
        channelsOf(chatId).map((channel) =>
          this.channel(open, reader, { chatId, channel }, address !== null),
        ),
      ),
      this.membersOf(open),
      reader.receipts ? this.receiptsOf(open) : [],
      open.runs ? this.reports.of(open, accountId) : null,
    ]);
    const { mute, receipts: shows, hidden } = reader;
    return {
      chatId,
      kind: chatOwner(chatId).kind,
      name: open.room.name,
      position,
      channels,
      me: {
        accountId,
        runs: open.runs,
        mute,
        receipts: shows,
        hidden,
        filePass: this.passOf(chatId, accountId),
      },
      wideMentions: open.room.wideMentions,
      people,
      receipts,
      reports,
    };
  }

  /** What waits for somebody in each of their chats; who is inactive in a team is told of nothing there. */
  async chats(caller: Caller, atLeast?: string): Promise<ChatsView> {
    const [chats] = await Promise.all([
      this.rooms.of(caller, atLeast),
      this.readers.atLeast(atLeast),
      this.items.atLeast(atLeast),
    ]);
    const open = chats.filter(({ me }) => me.status !== 'inactive');
    return { chats: await Promise.all(open.map((chat) => this.waitingIn(chat))) };
  }

  private passOf(chatId: string, by: string): FilePass {
    return filePass(this.secrets.keysOf('chat-files')[0], { chatId, by }, Date.now());
  }

  private async waitingIn(open: OpenChat): Promise<ChatsView['chats'][number]> {
    const { _id: chatId, name, last } = open.room;
    const reader = await this.readers.of(chatId, open.me.accountId);
    const [counts, reported] = await Promise.all([
      Promise.all(
        channelsOf(chatId).map(async (channel) => {
          const asked = counting(open, reader, channel);
          const nothingSince = last !== undefined && (last[channel] ?? '') <= asked.after;
          return nothingSince ? NOTHING_WAITS : this.items.unread({ chatId, channel }, asked);
        }),
      ),
      open.runs ? this.items.countReported(chatId, open.me.accountId) : 0,
    ]);
    const sum = (of: 'unread' | 'mentioned'): number => counts.reduce((total, count) => total + count[of], 0);
    const mentioned = sum('mentioned');
    return {
      chatId,
      kind: chatOwner(chatId).kind,
      name,
      unread: reader.mute === 'all' ? sum('unread') : mentioned,
      mentioned,
      reported,
    };
  }

  private async channel(
    open: OpenChat,
    reader: ChatReaderDocument,
    of: Channel,
    isConfirmed: boolean,
  ): Promise<ChannelView> {
    const { room, me } = open;
    const [{ unread, mentioned }, pinned] = await Promise.all([
      this.items.unread(of, counting(open, reader, of.channel)),
      this.items.pinned(of),
    ]);
    const views = await this.items.viewsOf(pinned, {
      accountOf: accountIn(room),
      readerId: me.accountId,
    });
    return {
      channel: of.channel,
      unread,
      mentioned,
      readKey: reader.read[of.channel] ?? null,
      refusal: writeRefusal(of.channel, { ...me, archived: room.archived }, isConfirmed),
      pinned: views.filter((one): one is ChatMessageView => one.kind === 'message' && one.pinned),
    };
  }

  private async membersOf({ room }: OpenChat): Promise<ChatPerson[]> {
    const members = room.members.flatMap(({ accountId, role }) =>
      accountId === null ? [] : [{ accountId, role }],
    );
    const nameOf = await this.people.namesOf(members.map(({ accountId }) => accountId));
    return members
      .map((one) => ({ ...one, name: nameOf(one.accountId) }))
      .sort((a, b) => byName(a.name, b.name));
  }

  private async receiptsOf({ room }: OpenChat): Promise<ChatReceipt[]> {
    const here = new Set(room.members.map(({ accountId }) => accountId));
    const readers = await this.readers.showing(room._id);
    return readers
      .filter(({ accountId }) => here.has(accountId))
      .flatMap(({ accountId, read }) =>
        channelsOf(room._id).flatMap((channel) => {
          const key = read[channel];
          return key === undefined ? [] : [{ accountId, channel, key }];
        }),
      );
  }
}

/** Without the chats in which nothing waits. */
export const onlyWaiting = ({ chats }: ChatsView): ChatsView => ({
  chats: chats.filter(({ unread }) => unread > 0),
});

/** What counts as unread, and as a mention, for somebody in a channel. Where nothing is heard, a name still is. */
const counting = (
  { me, runs }: OpenChat,
  { read, hidden, mute }: ChatReaderDocument,
  channel: ChatChannel,
): Counting => {
  const circles = [circleOf('team'), ...(runs ? [circleOf('captains')] : [])];
  const key = read[channel] ?? '';
  return {
    readerId: me.accountId,
    after: key > me.since ? key : me.since,
    without: [me.accountId, ...hidden],
    calls: [me.accountId, ...(mute === 'nothing' ? [] : circles)],
  };
};
