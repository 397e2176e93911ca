import { Unseen, type Actor } from '@fieldhouse/kernel';
import { closedBecause, runsTeam, type ChatChannel, type ChatStanding } from '@fieldhouse/values';
import { ChatError } from './chat.errors';

/** Whoever asks, as they are in the chat; and who of the accounts that they name is of it, or is or was. */
export type ChatMember = ChatStanding & {
  readonly present: readonly string[];
  readonly known: readonly string[];
  /** Nothing was said in it yet: of two people's only. */
  readonly isNew?: boolean;
};
/** What every command of a chat is completed with: null for whoever is not of it. */
export type ByMember = { readonly member: ChatMember | null };

/** Who asks. @throws Unseen for whoever has no account */
export const accountOf = (actor: Actor): string => {
  if (actor.kind !== 'account') throw new Unseen();
  return actor.accountId;
};

/** @throws Unseen for whoever is not of the chat */
export const memberOf = ({ member }: ByMember): ChatMember => {
  if (!member) throw new Unseen();
  return member;
};

/** @throws ChatError `not_team_manager` unless the member runs the chat: nobody does that of two people */
export const requireManager = (member: ChatMember): void => {
  if (!runsTeam(member)) throw new ChatError('not_team_manager');
};

/** @throws ChatError {@link closedBecause} where nothing is written any more */
export const requireActive = ({ archived }: ChatMember, channel: ChatChannel): void => {
  if (archived) throw new ChatError(closedBecause(channel));
};
