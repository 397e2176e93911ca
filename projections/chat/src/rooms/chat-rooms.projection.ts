import type { ChatRoomEvent } from '@fieldhouse/events/chat';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';
import { keyAt } from '../items/chat-items.read-model';

/** Somebody of the team; without an account they read nothing. */
export type ChatMember = {
  readonly memberId: string;
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** The place in the log at which they came: what is older was never unread. */
  readonly since: string;
};

/** Who is where a team talks, and how it wants that; `_id` is the team's. */
export type ChatRoomDocument = {
  readonly _id: string;
  /** Of the team. */
  readonly name: string;
  readonly archived: boolean;
  readonly wideMentions: boolean;
  readonly members: readonly ChatMember[];
  /** Who was a member and is none now, each once. */
  readonly past: readonly ChatMember[];
};

export const chatRoomsProjection: Projection<ChatRoomDocument, ChatRoomEvent | TeamEvent> = {
  name: 'chat-rooms',
  version: 1,
  categories: ['chatRoom', 'team'],
  indexes: [{ key: { 'members.accountId': 1 } }],
  idsOf: ({ data }) => [data.teamId],
  project: (document, event, id) => apply(document ?? { ...EMPTY, _id: id }, event),
};

const EMPTY = { name: '', archived: false, wideMentions: true, members: [], past: [] } as const;

const apply = (room: ChatRoomDocument, event: RecordedEvent<ChatRoomEvent | TeamEvent>): ChatRoomDocument => {
  const { type, data, position } = event;
  switch (type) {
    case 'ChatSettingsChanged':
      return { ...room, wideMentions: data.wideMentions };
    case 'TeamCreated':
    case 'TeamDetailsChanged':
      return { ...room, name: data.name };
    case 'TeamArchived':
      return { ...room, archived: true };
    case 'TeamReopened':
      return { ...room, archived: false };
    case 'MemberJoined': {
      const { memberId, accountId, role } = data;
      return joined(room, { memberId, accountId, role, status: 'active', since: keyAt(position) });
    }
    case 'MemberRestored': {
      const before = room.past.find(({ memberId }) => memberId === data.memberId);
      return before ? joined(room, { ...before, since: keyAt(position) }) : room;
    }
    case 'MemberLeft': {
      const member = room.members.find(({ memberId }) => memberId === data.memberId);
      if (!member) return room;
      const members = room.members.filter((one) => one !== member);
      return { ...room, members, past: [...room.past, member] };
    }
    case 'MemberClaimed':
      return onMember(room, data.memberId, { accountId: data.accountId, since: keyAt(position) });
    case 'MemberRoleChanged':
      return onMember(room, data.memberId, { role: data.to });
    case 'MemberStatusChanged':
      return onMember(room, data.memberId, { status: data.to });
    default:
      return room;
  }
};

const joined = (room: ChatRoomDocument, member: ChatMember): ChatRoomDocument => ({
  ...room,
  members: [...room.members, member],
  past: room.past.filter(({ memberId }) => memberId !== member.memberId),
});

const onMember = (
  room: ChatRoomDocument,
  memberId: string,
  change: Partial<ChatMember>,
): ChatRoomDocument => ({
  ...room,
  members: room.members.map((one) => (one.memberId === memberId ? { ...one, ...change } : one)),
});
