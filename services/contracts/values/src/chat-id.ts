// What a chat's id means: no schemas, for what is there before they are.

/** Whose chat it is. */
export type ChatOwner =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'draft'; readonly leagueId: string }
  /** The two in their ids' order. */
  | { readonly kind: 'direct'; readonly accountIds: readonly [string, string] };
export type ChatKind = ChatOwner['kind'];

/** @returns the id of the chat of a league's draft */
export const draftChatId = (leagueId: string): string => `draft:${leagueId}`;

/** @returns the id of the chat of two people, the same for both */
export const directChatId = (one: string, other: string): string => `direct:${[one, other].sort().join(':')}`;

/** @returns whose chat an id means: a team's has the team's own. Whether there is one is another question */
export const chatOwner = (chatId: string): ChatOwner => {
  const [kind = '', one, other, ...more] = chatId.split(':');
  if (kind === 'draft' && one && other === undefined) return { kind, leagueId: one };
  if (kind === 'direct' && one && other && one < other && more.length === 0)
    return { kind, accountIds: [one, other] };
  return { kind: 'team', teamId: chatId };
};

/**
 * @param me whose conversations are meant
 * @param given the id of a chat, or of an account
 * @returns the chat of two people that is meant; null: none
 */
export const directChatNamed = (me: string, given: string): string | null => {
  const chatId = given.includes(':') ? given : directChatId(me, given);
  return chatOwner(chatId).kind === 'direct' ? chatId : null;
};
