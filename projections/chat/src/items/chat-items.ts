import type { ChatItemView } from '@fieldhouse/api-contract';
import { MONGO_DB, notFound } from '@fieldhouse/platform';
import { ReadModelReader, SharedReads } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import type { ChatChannel } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import {
  chatItemsModel,
  messageDocumentId,
  LAST_KEY,
  wholeKey,
  type ChatItemDocument,
  type ChatMessageDocument,
} from './chat-items.read-model';
import { repliedId, viewOf, type Around } from './item-views';
import { plainWords } from './search-words';

export type StoredItem = Positioned<ChatItemDocument>;
export type StoredMessage = Positioned<ChatMessageDocument>;
/** One channel of a chat. */
export type Channel = { readonly chatId: string; readonly channel: ChatChannel };
/** A place of a channel, one of these at most: the newest items without one. */
export type PlaceAsked = {
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
  readonly from?: string;
  readonly limit: number;
};
/** Items that follow one another, the oldest first, and whether there are others on either side. */
export type ItemsPage = {
  readonly items: readonly StoredItem[];
  readonly older: boolean;
  readonly newer: boolean;
};
/** Who counts what is unread: whose messages do not count, nor those that they reported; what a mention of theirs is called. */
export type Counting = {
  readonly readerId: string;
  readonly after: string;
  readonly without: readonly string[];
  readonly calls: readonly string[];
};

const UNREAD_AT_MOST = 100;
const PINNED_AT_MOST = 20;
const REPORTED_AT_MOST = 50;
const WAITING = { reportedAt: { $gt: '' } } as const;
/** Whoever has reported a message does not see it any more. */
const notHiddenFrom = (readerId: string) => ({ hiddenFor: { $ne: readerId } });
const toJudge = (chatId: string, readerId: string) => ({ chatId, ...WAITING, authorId: { $ne: readerId } });
const FOUND_AT_ONCE = 25;
/** After everything that begins with a word. */
const BEYOND = '\uFFFF';

/** The only reader of the items of chats. */
@Injectable()
export class ChatItems {
  private readonly reader: ReadModelReader<ChatItemDocument>;
  private readonly changes = new SharedReads<readonly StoredItem[] | null>();

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, chatItemsModel);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** How far the items are at least, as a position that clients send back. */
  async position(): Promise<string> {
    return (await this.reader.appliedTo()) || '0';
  }

  /** @throws 404 for `around` a message that there is none of */
  async page(of: Channel, { before, after, around, from, limit }: PlaceAsked): Promise<ItemsPage> {
    if (after !== undefined) return this.span(of, { upTo: wholeKey(after), limit: 0 }, limit);
    const middle = around === undefined ? await this.firstFrom(of, from) : await this.keyOf(of, around);
    if (middle === null)
      return this.span(of, { below: before === undefined ? LAST_KEY : wholeKey(before), limit }, 0);
    const olderOnes = around === undefined ? 0 : Math.floor(limit / 2);
    return this.span(of, { below: middle, limit: olderOnes }, limit - olderOnes);
  }

  /** So many items before a key, and so many from there on. */
  private async span(
    { chatId, channel }: Channel,
    old: ({ readonly below: string } | { readonly upTo: string }) & { readonly limit: number },
    newLimit: number,
  ): Promise<ItemsPage> {
    const [below, beyond] =
      'below' in old ? [{ $lt: old.below }, { $gte: old.below }] : [{ $lte: old.upTo }, { $gt: old.upTo }];
    const read = (key: object, order: 1 | -1, limit: number): Promise<StoredItem[]> =>
      this.reader
        .find({ chatId, channel, key })
        .sort({ key: order })
        .limit(limit + 1)
        .toArray();
    const [olderOnes, newerOnes] = await Promise.all([read(below, -1, old.limit), read(beyond, 1, newLimit)]);
    return {
      items: [...olderOnes.slice(0, old.limit).reverse(), ...newerOnes.slice(0, newLimit)],
      older: olderOnes.length > old.limit,
      newer: newerOnes.length > newLimit,
    };
  }

  /** The key of the first item from an instant on; null: there is none. */
  private async firstFrom({ chatId, channel }: Channel, from: string | undefined): Promise<string | null> {
    if (from === undefined) return null;
    const at = { $gte: new Date(from).toISOString() };
    const [first] = await this.reader.find({ chatId, channel, at }).sort({ at: 1 }).limit(1).toArray();
    return first?.key ?? null;
  }

  private async keyOf(of: Channel, messageId: string): Promise<string> {
    const message = await this.message(of, messageId);
    if (!message) throw notFound();
    return message.key;
  }

  async message({ chatId, channel }: Channel, messageId: string): Promise<StoredMessage | null> {
    const item = await this.reader.byId(messageDocumentId(chatId, channel, messageId));
    return item?.kind === 'message' ? item : null;
  }

  async withIds(ids: readonly string[]): Promise<readonly StoredItem[]> {
    return ids.length === 0 ? [] : this.reader.find({ _id: { $in: [...ids] } }).toArray();
  }

  /** The messages that these answer, by the ids of their documents. */
  async repliedBy(items: readonly ChatItemDocument[]): Promise<Around['replied']> {
    const ids = items.flatMap((item) => (item.kind === 'message' ? (repliedId(item) ?? []) : []));
    const found = await this.withIds([...new Set(ids)]);
    return new Map(found.flatMap((one) => (one.kind === 'message' ? [[one._id, one] as const] : [])));
  }

  /** Items as they are shown. */
  async viewsOf(items: readonly StoredItem[], around: Omit<Around, 'replied'>): Promise<ChatItemView[]> {
    const replied = await this.repliedBy(items);
    return items.flatMap((item) => viewOf(item, { ...around, replied }) ?? []);
  }

  /** How many messages come after what somebody has read, and how many of those mention them: a hundred at most. */
  async unread(
    { chatId, channel }: Channel,
    { readerId, after, without, calls }: Counting,
  ): Promise<{ readonly unread: number; readonly mentioned: number }> {
    const counted = {
      ...{ chatId, channel, key: { $gt: after }, authorId: { $nin: [...without] } },
      ...notHiddenFrom(readerId),
    };
    const [unread, mentioned] = await Promise.all([
      this.reader.count({ ...counted, state: 'shown' }, UNREAD_AT_MOST),
      // Only what is shown calls on anybody: their index needs no other word of it.
      this.reader.count({ ...counted, calls: { $in: [...calls] } }, UNREAD_AT_MOST),
    ]);
    return { unread, mentioned };
  }

  /** The newest that are pinned, by when they were written. */
  async pinned({ chatId, channel }: Channel): Promise<readonly StoredItem[]> {
    return this.reader
      .find({ chatId, channel, pinned: true })
      .sort({ key: -1 })
      .limit(PINNED_AT_MOST)
      .toArray();
  }

  /** Messages of others whose reports nobody has answered. */
  async reported(chatId: string, readerId: string): Promise<readonly StoredMessage[]> {
    const found = await this.reader.find(toJudge(chatId, readerId)).limit(REPORTED_AT_MOST).toArray();
    return found.flatMap((one) => (one.kind === 'message' ? [one] : []));
  }

  /** Messages of any chat whose reports nobody has answered, what has waited longest first; how many there are. */
  async waiting(): Promise<{ readonly messages: readonly StoredMessage[]; readonly count: number }> {
    const [found, count] = await Promise.all([
      this.reader.find(WAITING).sort({ reportedAt: 1 }).limit(REPORTED_AT_MOST).toArray(),
      this.countWaiting(),
    ]);
    return { messages: found.flatMap((one) => (one.kind === 'message' ? [one] : [])), count };
  }

  /** How many of them there are. */
  countReported(chatId: string, readerId: string): Promise<number> {
    return this.reader.count(toJudge(chatId, readerId));
  }

  countWaiting(): Promise<number> {
    return this.reader.count(WAITING);
  }

  /** The newest messages with every word of `q`, the last one at least in its beginning, before a key. */
  async search(
    chatId: string,
    { q, before }: { readonly q: string; readonly before?: string },
    reader: { readonly accountId: string; readonly hidden: readonly string[] },
  ): Promise<{ readonly found: readonly StoredMessage[]; readonly next: string | null }> {
    const words = [...plainWords(q)];
    const beginning = words.pop();
    if (beginning === undefined) return { found: [], next: null };
    // The longest word is the rarest: an index is asked for the first.
    const whole = words.sort((a, b) => b.length - a.length).map((word) => ({ words: word }));
    const begun = { words: { $elemMatch: { $gte: beginning, $lt: `${beginning}${BEYOND}` } } };
    const found = await this.reader
      .find({
        chatId,
        $and: [...whole, begun],
        key: { $lt: before === undefined ? LAST_KEY : wholeKey(before) },
        authorId: { $nin: [...reader.hidden] },
        ...notHiddenFrom(reader.accountId),
      })
      .sort({ key: -1 })
      .limit(FOUND_AT_ONCE + 1)
      .toArray();
    const page = found.slice(0, FOUND_AT_ONCE);
    return {
      found: page.flatMap((one) => (one.kind === 'message' ? [one] : [])),
      next: found.length > FOUND_AT_ONCE ? (page.at(-1)?.key ?? null) : null,
    };
  }

  /** What has changed in a chat after a position (20 digits), read once for all who ask at the same time; null: more than `atMost` items. */
  changedSince(chatId: string, since: string, atMost: number): Promise<readonly StoredItem[] | null> {
    return this.changes.of(`${chatId} ${since} ${atMost}`, async () => {
      const found = await this.reader
        .find({ chatId, _position: { $gt: since } })
        .sort({ _position: 1 })
        .limit(atMost + 1)
        .toArray();
      return found.length > atMost ? null : found;
    });
  }

  /** The newest message of a channel that somebody is shown, without those of some people; null: there is none. */
  async lastShown(
    { chatId, channel }: Channel,
    readerId: string,
    without: readonly string[],
  ): Promise<StoredMessage | null> {
    const authorId = { $nin: [...without] };
    const [last] = await this.reader
      .find({ chatId, channel, state: 'shown', authorId, ...notHiddenFrom(readerId) })
      .sort({ key: -1 })
      .limit(1)
      .toArray();
    return last?.kind === 'message' ? last : null;
  }

  /** Whether anything in a chat is by somebody, mentions them, or has a reaction or a vote of theirs. */
  async names(chatId: string, accountId: string): Promise<boolean> {
    const as = ['authorId', 'mentions', 'reactions.accountIds', 'poll.votes.accountId'];
    const found = await this.reader.count({ chatId, $or: as.map((field) => ({ [field]: accountId })) }, 1);
    return found > 0;
  }

  /** What somebody has written in a chat, the newest first. */
  async writtenBy(chatId: string, authorId: string, atMost: number): Promise<readonly StoredItem[]> {
    return this.reader.find({ chatId, authorId }).sort({ key: -1 }).limit(atMost).toArray();
  }
}
