import type {
  ChatItemView,
  ChatMessagesView,
  ChatPerson,
  ChatSearchView,
  MessageVersionsView,
} from '@fieldhouse/api-contract';
import { HttpProblem, notFound } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { Injectable } from '@nestjs/common';
import { MessageFacts } from './reports/message-facts';
import { ChatItems, type Channel, type PlaceAsked } from './items/chat-items';
import { messageView, peopleIn } from './items/item-views';
import { ChatReaders } from './readers/chat-readers';
import { accountIn } from '@fieldhouse/read-team-members';
import { type OpenChat } from './rooms/chat-room';

/** The messages of a chat, for somebody who may read them. */
@Injectable()
export class ChatMessagesQuery {
  constructor(
    private readonly items: ChatItems,
    private readonly facts: MessageFacts,
    private readonly readers: ChatReaders,
    private readonly people: PeopleDirectory,
  ) {}

  /** @throws 404 for `around` a message that there is none of */
  async page(
    { room, me }: OpenChat,
    of: Channel,
    { atLeast, ...asked }: PlaceAsked & { readonly atLeast?: string },
  ): Promise<ChatMessagesView> {
    await this.items.atLeast(atLeast);
    const position = await this.items.position();
    const { items: found, older, newer } = await this.items.page(of, asked);
    const around = { accountOf: accountIn(room), readerId: me.accountId };
    const items = await this.items.viewsOf(found, around);
    return { items, older, newer, people: await this.strangersIn(items, room), position };
  }

  async search(
    { room, me }: OpenChat,
    asked: { readonly q: string; readonly before?: string },
  ): Promise<ChatSearchView> {
    const { hidden } = await this.readers.of(room._id, me.accountId);
    const { found, next } = await this.items.search(room._id, asked, { ...me, hidden });
    const replied = await this.items.repliedBy(found);
    const around = { replied, accountOf: accountIn(room), readerId: me.accountId };
    const messages = found.map((one) => ({ channel: one.channel, message: messageView(one, around) }));
    const people = await this.strangersIn(
      messages.map(({ message }) => message),
      room,
    );
    return { found: messages, people, next };
  }

  /**
   * @throws 404 for a message that there is none of, or none any more: what it said before goes with it; 403 for whoever
   * neither wrote it nor runs the team
   */
  async versions({ me, runs }: OpenChat, of: Channel, messageId: string): Promise<MessageVersionsView> {
    const message = await this.items.message(of, messageId);
    if (!message || message.text === null) throw notFound();
    if (!runs && message.authorId !== me.accountId)
      throw new HttpProblem(
        403,
        'not_own_message',
        'Not your message',
        'Only its author and the people who run the chat see what a message said before.',
      );
    const facts = await this.facts.of(message, message.versions);
    const versions = facts.flatMap(({ type, data }) => {
      if (type === 'MessagePosted') return [{ at: data.postedAt, text: data.text }];
      return type === 'MessageEdited' ? [{ at: data.editedAt, text: data.text }] : [];
    });
    return { versions };
  }

  /** Whom items name that is not of the team any more. */
  private async strangersIn(
    items: readonly ChatItemView[],
    { members }: OpenChat['room'],
  ): Promise<ChatPerson[]> {
    const here = new Set(members.map(({ accountId }) => accountId));
    const gone = [...peopleIn(items)].filter((accountId) => !here.has(accountId));
    const nameOf = await this.people.namesOf(gone);
    return gone.map((accountId) => ({ accountId, name: nameOf(accountId), role: null }));
  }
}
