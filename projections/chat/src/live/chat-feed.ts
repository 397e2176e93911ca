import type { ChatReaderEvent } from '@fieldhouse/events/chat';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { liveFeed, type LiveParts } from '@fieldhouse/platform';
import { positionText, type Position, type RecordedEvent } from '@fieldhouse/kernel';
import { SharedReads, StoreUnavailable, type EventFeed } from '@fieldhouse/kernel/runtime';
import { ChatItems } from '../items/chat-items';
import { chatItemsProjection, type ChatItemEvent } from '../items/chat-items.projection';
import { ChatReaders } from '../readers/chat-readers';
import type { PeopleDirectory } from '@fieldhouse/read-people';
import { accountIn } from '@fieldhouse/read-team-members';
import { chatOwner, draftChatId } from '@fieldhouse/values';
import { ChatRooms } from '../rooms/chat-rooms';
import type { ChatAudience } from './chat-audience';
import { ForgottenPeople } from './forgotten-people';
import { ItemTelling } from './item-telling';

type Fact = RecordedEvent<ChatItemEvent | ChatReaderEvent | LeagueEvent>;
/** What is read when somebody joins, and the last fact of each that was heard here (20 digits). */
type Heard = { items: string; readers: string; rooms: string; people: string };

/** Ten seconds: to wait is less work for everybody than to be asked again. */
const TRIES = 50;
const OF_ONE_PERSON_AT_MOST = 100;

/** What the log says, for those who have a chat open. */
export class ChatFeed {
  private readonly feed: EventFeed;
  private readonly telling: ItemTelling;
  readonly forgotten: ForgottenPeople;
  private readonly begun: Promise<void>;
  private readonly looks = new SharedReads<void>();
  private begin: () => void = () => undefined;
  private isOver = false;
  private heard: Heard = { items: '', readers: '', rooms: '', people: '' };

  constructor(
    private readonly parts: LiveParts,
    private readonly items: ChatItems,
    private readonly readers: ChatReaders,
    private readonly rooms: ChatRooms,
    private readonly people: PeopleDirectory,
    private readonly audience: ChatAudience,
    /** Somebody is not of a chat any more. */
    private readonly gone: (chatId: string, accountId: string) => void,
  ) {
    const { log } = parts;
    this.begun = new Promise((resolve) => (this.begin = resolve));
    this.telling = new ItemTelling({
      items,
      accountIn: async (chatId, position) => {
        await rooms.atLeast(position);
        const room = await rooms.team(chatId);
        return room ? accountIn(room) : () => null;
      },
      tell: (chatId, told) => audience.tell(chatId, 'chat.items', told),
      readersOf: (chatId) => audience.accountsOf(chatId),
      tellOwn: (chatId, accountId, told) => audience.tellOwn(chatId, accountId, 'chat.items', told),
      failed: (err) => log.warn({ err }, 'changes of messages are told later'),
    });
    this.forgotten = new ForgottenPeople({
      items,
      rooms,
      people,
      chats: () => audience.chats(),
      tell: (chatId, accountId) => audience.tell(chatId, 'chat.forgotten', { accountId }),
      failed: (err) => log.warn({ err }, 'who was forgotten was not told'),
    });
    this.feed = liveFeed(parts, {
      name: 'chat-live',
      categories: ['chatLog', 'chatReader', 'team', 'league', 'account'],
      hear: (events) => this.apply(events as readonly Fact[]),
      begins: (position) => {
        if (this.heard.items === '') this.hasHeard(position, 'items', 'readers', 'rooms', 'people');
        this.begin();
      },
    });
  }

  start(): void {
    this.feed.start();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.telling.stop();
    this.forgotten.stop();
    await this.feed.stop();
  }

  /**
   * Waits until the read models have everything that was heard here so far: what they say from then on, together with
   * what is told, has no gap.
   * @throws when they do not come so far
   */
  async shown(): Promise<void> {
    await this.begun;
    await this.looks.of('', () => this.reachHeard());
  }

  private async reachHeard(): Promise<void> {
    const { items, readers, rooms, people } = this.heard;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const are = await Promise.all([
        this.items.atLeast(items),
        this.readers.atLeast(readers),
        this.rooms.atLeast(rooms),
        this.people.atLeast(people),
      ]);
      if (are.every(Boolean)) return;
    }
    throw new StoreUnavailable('document store');
  }

  private async apply(facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) await this.hear(fact);
  }

  private async hear(event: Fact): Promise<void> {
    const { type, data, position } = event;
    if (isOfReader(event)) return this.hearReader(event);
    if (isOfLeague(event)) return this.hearLeague(event);
    if (event.streamId.startsWith('team-')) this.hasHeard(position, 'rooms');
    if (type === 'MemberLeft' && data.accountId !== null) {
      this.gone(data.teamId, data.accountId);
      this.reviewDirect(data.accountId, positionText(position));
    }
    if (type === 'MemberClaimed') this.review(data.teamId, positionText(position));
    if (event.type !== 'MessagePosted') return this.hearChange(event);
    if (this.audience.isThere(event.data.chatId)) await this.telling.posted(event);
    this.hasHeard(position, 'items');
  }

  /** Whoever has lost a part in a league may have lost the chat of its draft, and what they shared with others. */
  private hearLeague({ type, data, position }: RecordedEvent<LeagueEvent>): void {
    this.hasHeard(position, 'rooms');
    if (type !== 'LeagueStaffRemoved' && type !== 'TeamRoleRevoked' && type !== 'TeamWithdrawn') return;
    this.review(draftChatId(data.leagueId), positionText(position));
    if ('accountId' in data) this.reviewDirect(data.accountId, positionText(position));
  }

  private reviewDirect(accountId: string, position: string): void {
    for (const chatId of this.audience.chats()) {
      const owner = chatOwner(chatId);
      if (owner.kind === 'direct' && owner.accountIds.includes(accountId)) this.review(chatId, position);
    }
  }

  /** Whoever has the chat open may not be of it any more. */
  private review(chatId: string, position: string): void {
    const reviewed = async (): Promise<void> => {
      while (!(await this.rooms.atLeast(position))) if (this.isOver) return;
      for (const accountId of this.audience.accountsOf(chatId))
        if (!(await this.rooms.isOpenTo(chatId, accountId))) this.gone(chatId, accountId);
    };
    reviewed().catch((err: unknown) =>
      this.parts.log.warn({ err, chatId }, 'who may have a chat open was not looked at again'),
    );
  }

  private hearChange(event: RecordedEvent<ChatItemEvent>): void {
    const { type, data } = event;
    const position = positionText(event.position);
    const ids = chatItemsProjection.idsOf(event);
    if (ids.length > 0 || type === 'AccountErased') this.hasHeard(event.position, 'items');
    const chatId = chatIn(data);
    if (ids.length > 0 && chatId !== null && this.audience.isThere(chatId))
      this.telling.changed({ chatId, position, read: () => this.items.withIds(ids) });
    if (type !== 'AccountErased') return;
    this.hasHeard(event.position, 'people');
    for (const chatId of this.audience.chats())
      this.telling.changed({
        chatId,
        position,
        read: () => this.items.writtenBy(chatId, data.accountId, OF_ONE_PERSON_AT_MOST),
      });
    this.forgotten.hear(data.accountId, position);
  }

  private hearReader({ type, data, position }: RecordedEvent<ChatReaderEvent>): void {
    this.hasHeard(position, 'readers');
    const { chatId, accountId } = data;
    if (!this.audience.isThere(chatId)) return;
    if (type === 'ReceiptsShown') this.audience.showReceipts(chatId, accountId, data.shown);
    if (type === 'ChannelRead')
      this.tellRead(data, positionText(position)).catch((err: unknown) =>
        this.parts.log.warn({ err }, 'how far somebody has read was not told'),
      );
  }

  private async tellRead(
    { chatId, accountId, channel, key }: Extract<ChatReaderEvent, { type: 'ChannelRead' }>['data'],
    position: string,
  ): Promise<void> {
    await this.readers.atLeast(position);
    const { receipts } = await this.readers.of(chatId, accountId);
    if (receipts) this.audience.tellReaders(chatId, 'chat.read', { accountId, channel, key });
  }

  private hasHeard(position: Position | null, ...of: readonly (keyof Heard)[]): void {
    const text = position ? positionText(position) : '';
    for (const one of of) this.heard[one] = text;
  }
}

const isOfLeague = (event: Fact): event is RecordedEvent<LeagueEvent> => event.streamId.startsWith('league-');
/** The chat that a fact is of; null: none. */
const chatIn = (data: ChatItemEvent['data']): string | null => {
  if ('chatId' in data) return data.chatId;
  return 'teamId' in data ? data.teamId : null;
};
const isOfReader = (event: Fact): event is RecordedEvent<ChatReaderEvent> =>
  event.streamId.startsWith('chatReader-');
