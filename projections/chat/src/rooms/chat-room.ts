import { membershipIn, type Membership, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { runsTeam } from '@fieldhouse/values';
import type { LastKeys } from './chat-rooms.projection';

/** A chat with who is of it, in the shape of a team's; `_id` is the chat's. */
export type ChatRoom = TeamMembersDocument & {
  /** Whether members may mention the whole team. */
  readonly wideMentions: boolean;
  /** Where the last messages are, where that is known without asking. */
  readonly last?: LastKeys;
};
/** A chat that somebody may read. */
export type OpenChat = {
  readonly room: ChatRoom;
  readonly me: Membership;
  /** Whether they run it. */
  readonly runs: boolean;
};

/** @returns the chat as somebody has it; null: they are not of it */
export const openedBy = (room: ChatRoom, accountId: string): OpenChat | null => {
  const me = membershipIn(room, accountId);
  return me && { room, me, runs: runsTeam(me) };
};
