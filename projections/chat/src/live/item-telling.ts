import type { ChatItems as ItemsOfChannel } from '@fieldhouse/api-contract';
import { positionText, type RecordedEvent } from '@fieldhouse/kernel';
import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { channelsOf, type ChatChannel } from '@fieldhouse/values';
import { ChatItems, type StoredItem } from '../items/chat-items';
import { posted } from '../items/chat-items.projection';
import type { ChatMessageDocument } from '../items/chat-items.read-model';
import { differsForEach, viewOf, type Around } from '../items/item-views';

export type Posted = RecordedEvent<Extract<ChatLogEvent, { type: 'MessagePosted' }>>;
/** Items of a chat that have changed with a fact, to be told once the read model has it. */
export type ItemsChanged = {
  readonly chatId: string;
  /** Of the fact, 20 digits. */
  readonly position: string;
  readonly read: () => Promise<readonly StoredItem[]>;
};
/** `position`: everything up to there has been told. */
type Told = ItemsOfChannel & { readonly position: string };
type Waiting = ItemsChanged & { readonly toldBefore: string };

type Parts = {
  readonly items: ChatItems;
  readonly accountIn: (chatId: string, position: string) => Promise<Around['accountOf']>;
  readonly tell: (chatId: string, told: Told) => void;
  /** The accounts that are told; what differs for each is told to each. */
  readonly readersOf: (chatId: string) => readonly string[];
  readonly tellOwn: (chatId: string, accountId: string, told: Told) => void;
  readonly failed: (error: unknown) => void;
};

const AGAIN_AFTER_MS = 500;

/**
 * What those who look at a channel are told: a new message straight from its fact, changes of others as the read model
 * has them. New ones overtake changes; the position that both are told with does not, so whoever comes back with it
 * misses neither.
 */
export class ItemTelling {
  private waiting: readonly Waiting[] = [];
  private heard = '0';
  private isTelling = false;
  private isOver = false;

  constructor(private readonly parts: Parts) {}

  stop(): void {
    this.isOver = true;
  }

  /** @throws when the store with the message that it answers is away */
  async posted(event: Posted): Promise<void> {
    const position = positionText(event.position);
    const message = { ...posted(event), _position: position };
    const around = { replied: await this.repliedBy(message), accountOf: () => null };
    this.heard = position;
    const { chatId, channel } = message;
    this.tell(chatId, channel, [message], around, this.toldUpTo());
  }

  /** Whoever answers at once may answer what the read model is about to have. */
  private async repliedBy(message: ChatMessageDocument): Promise<Around['replied']> {
    const { items } = this.parts;
    const found = await items.repliedBy([message]);
    if (message.replyTo === null || found.size > 0) return found;
    await items.atLeast(this.heard);
    return items.repliedBy([message]);
  }

  changed(change: ItemsChanged): void {
    this.waiting = [...this.waiting, { ...change, toldBefore: this.toldUpTo() }];
    this.heard = change.position;
    void this.tellWaiting();
  }

  private toldUpTo(): string {
    return this.waiting[0]?.toldBefore ?? this.heard;
  }

  private async tellWaiting(): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    while (this.waiting.length > 0 && !this.isOver) {
      const now = this.waiting;
      try {
        for (const change of now) await this.tellOne(change);
        this.waiting = this.waiting.slice(now.length);
      } catch (error) {
        this.parts.failed(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS).unref());
      }
    }
    this.isTelling = false;
  }

  private async tellOne({ chatId, position, read, toldBefore }: Waiting): Promise<void> {
    const { items, accountIn } = this.parts;
    while (!(await items.atLeast(position))) if (this.isOver) return;
    const [found, accountOf] = await Promise.all([read(), accountIn(chatId, position)]);
    const around = { replied: await items.repliedBy(found), accountOf };
    for (const channel of channelsOf(chatId)) {
      const changed = found.filter((item) => item.channel === channel);
      this.tell(chatId, channel, changed, around, toldBefore);
    }
  }

  private tell(
    chatId: string,
    channel: ChatChannel,
    items: readonly StoredItem[],
    around: Omit<Around, 'readerId'>,
    position: string,
  ): void {
    const { tell, tellOwn, readersOf } = this.parts;
    const told = (readerId: string | null): Told => {
      const views = items.flatMap((item) => viewOf(item, { ...around, readerId }) ?? []);
      return { channel, items: views, position };
    };
    const toAll = told(null);
    if (toAll.items.length === 0) return;
    if (items.some((item) => differsForEach(item, around)))
      for (const accountId of readersOf(chatId)) tellOwn(chatId, accountId, told(accountId));
    else tell(chatId, toAll);
  }
}
