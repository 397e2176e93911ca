import type { DirectChatsView, DirectPeopleView } from '@fieldhouse/api-contract';
import type { Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers } from '@fieldhouse/read-team-members';
import { directChatId } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { ChatItems } from '../items/chat-items';
import { wholeKey } from '../items/chat-items.read-model';
import { plainWords } from '../items/search-words';
import { ChatReaders } from '../readers/chat-readers';
import { NOTHING_WAITS } from '../readers/chat-readers.projection';
import type { DirectChatDocument } from '../rooms/direct-chats.projection';
import { DirectRooms, otherOf } from '../rooms/direct-rooms';
import { DraftRooms } from '../rooms/draft-rooms';

type DirectChatView = DirectChatsView['chats'][number];

const CHATS_AT_ONCE = 20;
const PEOPLE_AT_MOST = 20;
const byName = new Intl.Collator('en').compare;

/** With whom somebody has talked, and whom they may write to. */
@Injectable()
export class DirectChatsQuery {
  constructor(
    private readonly rooms: DirectRooms,
    private readonly drafts: DraftRooms,
    private readonly teams: TeamMembers,
    private readonly items: ChatItems,
    private readonly readers: ChatReaders,
    private readonly people: PeopleDirectory,
  ) {}

  async chats(
    { accountId }: Pick<Caller, 'accountId'>,
    { before, atLeast }: { readonly before?: string; readonly atLeast?: string },
  ): Promise<DirectChatsView> {
    await Promise.all([this.rooms, this.items, this.readers].map((model) => model.atLeast(atLeast)));
    const position = await this.rooms.position();
    const from = before === undefined ? undefined : wholeKey(before);
    const found = await this.rooms.talkedBy(accountId, CHATS_AT_ONCE + 1, from);
    const page = found.slice(0, CHATS_AT_ONCE);
    const nameOf = await this.people.namesOf(page.flatMap((chat) => otherIn(chat, accountId)));
    return {
      chats: await Promise.all(page.map((chat) => this.viewOf(chat, accountId, nameOf))),
      next: found.length > CHATS_AT_ONCE ? (page.at(-1)?.key ?? null) : null,
      position,
    };
  }

  private async viewOf(
    { _id: chatId, accountIds, key }: DirectChatDocument,
    accountId: string,
    nameOf: (accountId: string) => string,
  ): Promise<DirectChatView> {
    const reader = await this.readers.of(chatId, accountId);
    const { read, hidden } = reader;
    const other = otherOf(accountIds, accountId) ?? '';
    const of = { chatId, channel: 'direct' } as const;
    const asked = {
      ...{ readerId: accountId, after: read.direct ?? '' },
      ...{ without: [accountId, ...hidden], calls: [] },
    };
    const [{ unread }, last] = await Promise.all([
      key <= asked.after ? NOTHING_WAITS : this.items.unread(of, asked),
      this.items.lastShown(of, accountId, hidden),
    ]);
    return {
      chatId,
      other: { accountId: other, name: nameOf(other), role: 'player' },
      unread,
      blocked: hidden.includes(other),
      last: last && {
        at: last.at,
        authorId: last.authorId,
        text: last.text,
        attachments: last.attachments,
      },
    };
  }

  /** @param q words of the name, each in its beginning; empty: everybody */
  async peopleFor({ accountId }: Pick<Caller, 'accountId'>, q: string): Promise<DirectPeopleView> {
    const [teams, leagues] = await Promise.all([this.teams.of(accountId), this.drafts.leaguesOf(accountId)]);
    const shared = new Map<string, Set<string>>();
    const share = (who: readonly { readonly accountId: string | null }[], name: string): void => {
      for (const { accountId: other } of who)
        if (other !== null && other !== accountId)
          shared.set(other, (shared.get(other) ?? new Set()).add(name));
    };
    for (const { archived, members, name } of teams) if (!archived) share(members, name);
    for (const { parts, name } of leagues) share(parts, name);
    const words = [...plainWords(q)];
    const people = [...(await this.people.known(shared.keys()))]
      .filter(([, { name, email }]) => email !== '' && isNamed(name, words))
      .sort(([, a], [, b]) => byName(a.name, b.name))
      .slice(0, PEOPLE_AT_MOST);
    return {
      people: people.map(([other, { name }]) => ({
        accountId: other,
        name,
        chatId: directChatId(accountId, other),
        shared: [...(shared.get(other) ?? [])].sort(byName),
      })),
    };
  }
}

const otherIn = ({ accountIds }: DirectChatDocument, accountId: string): readonly string[] =>
  accountIds.filter((one) => one !== accountId);

const isNamed = (name: string, words: readonly string[]): boolean => {
  const own = [...plainWords(name)];
  return words.every((word) => own.some((one) => one.startsWith(word)));
};
