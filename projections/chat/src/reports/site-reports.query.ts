import type { SiteReportView, SiteReportsView } from '@fieldhouse/api-contract';
import { filePass } from '@fieldhouse/events/chat';
import { Secrets } from '@fieldhouse/kernel/runtime';
import type { Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { chatOwner, partsOf, runsTeam, withNames } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { ChatItems, type StoredMessage } from '../items/chat-items';
import { ChatRooms } from '../rooms/chat-rooms';
import { MessageFacts } from './message-facts';

/** What was reported in any chat, for site admins: nothing that was said around it, and nothing that nobody reported. */
@Injectable()
export class SiteReportsQuery {
  constructor(
    private readonly items: ChatItems,
    private readonly rooms: ChatRooms,
    private readonly facts: MessageFacts,
    private readonly people: PeopleDirectory,
    private readonly secrets: Secrets,
  ) {}

  /** What has waited longest first. */
  async waiting({ accountId }: Caller, atLeast?: string): Promise<SiteReportsView> {
    await Promise.all([this.items.atLeast(atLeast), this.rooms.atLeast(atLeast)]);
    const { messages, count } = await this.items.waiting();
    return {
      reports: await Promise.all(messages.map((message) => this.view(message, accountId))),
      waiting: count,
    };
  }

  /** How many wait; null: none. */
  async count(atLeast?: string): Promise<number | null> {
    await this.items.atLeast(atLeast);
    return (await this.items.countWaiting()) || null;
  }

  private async view(message: StoredMessage, readerId: string): Promise<SiteReportView> {
    const { chatId, channel, messageId, authorId, at, text, attachments, poll, state } = message;
    const [room, reasons] = await Promise.all([this.rooms.moderated(chatId), this.facts.reasonsOf(message)]);
    const judges = (room?.members ?? []).flatMap((one) =>
      one.accountId !== null && one.accountId !== authorId && runsTeam(one) ? [one.accountId] : [],
    );
    const nameOf = await this.people.namesOf([
      ...[authorId, ...judges, ...reasons.map(({ accountId }) => accountId)],
      ...partsOf(text ?? '').flatMap((part) => (part.kind === 'person' ? [part.accountId] : [])),
    ]);
    return {
      ...{ chatId, kind: chatOwner(chatId).kind, chatName: room?.name ?? null, channel, messageId, at },
      author: { accountId: authorId, name: nameOf(authorId) },
      text: text === null ? null : withNames(text, nameOf),
      attachments,
      options: poll?.options.map((option) => option.text) ?? [],
      filePass: filePass(this.secrets.keysOf('chat-files')[0], { chatId, by: readerId }, Date.now()),
      reportedAt: message.reportedAt ?? at,
      hidden: state === 'hidden',
      reasons: reasons.map((one) => ({ ...one, name: nameOf(one.accountId) })),
      judges: judges.map(nameOf),
    };
  }
}
