import { Unseen, type Actor } from '@fieldhouse/kernel';
import { runsTeam, type ChatStanding } from '@fieldhouse/values';
import { ChatError } from './chat.errors';

/** Whoever asks, as a member of the team; and who of the accounts that they name is of it, or is or was. */
export type ChatMember = ChatStanding & {
  readonly present: readonly string[];
  readonly known: readonly string[];
};
/** What every command of a chat is completed with: null for whoever is not of the team. */
export type ByMember = { readonly member: ChatMember | null };

/** Who asks. @throws Unseen for whoever has no account */
export const accountOf = (actor: Actor): string => {
  if (actor.kind !== 'account') throw new Unseen();
  return actor.accountId;
};

/** @throws Unseen for whoever is not of the team */
export const memberOf = ({ member }: ByMember): ChatMember => {
  if (!member) throw new Unseen();
  return member;
};

/** @throws ChatError `not_team_manager` unless the member is an active captain or admin */
export const requireManager = (member: ChatMember): void => {
  if (!runsTeam(member)) throw new ChatError('not_team_manager');
};

/** @throws ChatError `team_archived` */
export const requireActive = ({ archived }: ChatMember): void => {
  if (archived) throw new ChatError('team_archived');
};
