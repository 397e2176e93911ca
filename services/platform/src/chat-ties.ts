import { Query } from '@nestjs/cqrs';

/** What two accounts have to do with each other, as read models have it: whoever decides by it asks the log again. */
export type ChatTies = {
  readonly teamIds: readonly string[];
  readonly leagueIds: readonly string[];
  /** Whether they have written to each other. */
  readonly haveTalked: boolean;
};

/** In which teams and leagues are both of these accounts, and have they talked? Answered by the chats' read models. */
export class GetChatTies extends Query<ChatTies> {
  constructor(
    readonly one: string,
    readonly other: string,
  ) {
    super();
  }
}

/** A chat, and since when something may have been said in it (ISO-8601 UTC). */
export type DatedChat = { readonly chatId: string; readonly createdAt: string };

/** Which chats of drafts and of two people is or was an account of? Answered by the chats' read models. */
export class GetChatsOfAccount extends Query<readonly DatedChat[]> {
  constructor(readonly accountId: string) {
    super();
  }
}
