import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { teamBody } from '@fieldhouse/testing/team-body';
import {
  mentionedIn,
  type Attachment,
  type ChatChannel,
  type MemberRole,
  type Poll,
} from '@fieldhouse/values';

export const MONTH = '202611';
/** The id of the nth message that a spec writes. */
export const messageIdOf = (n: number, month = MONTH): string =>
  `${month}-00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const memberIdOf = (accountId: string): string => `m-${accountId}`;

type More = {
  readonly channel?: ChatChannel;
  readonly replyTo?: string | null;
  readonly postedAt?: string;
  readonly attachments?: Attachment[];
  readonly poll?: Poll;
};
type Log = <Type extends ChatLogEvent['type']>(
  type: Type,
  messageId: string,
  more?: Omit<Extract<ChatLogEvent, { type: Type }>['data'], 'chatId' | 'channel' | 'messageId'>,
) => ChatLogEvent;

/** Facts of a team's chat, as its members would make them. */
export const chatFactsOf = (chatId: string, channel: ChatChannel = 'team') => {
  const of: Log = (type, messageId, more) =>
    ({ type, data: { chatId, channel, messageId, ...more } }) as ChatLogEvent;
  return {
    of,
    posted: (messageId: string, authorId: string, text: string | null, more: More = {}): ChatLogEvent => {
      const { people, wide } = mentionedIn(text ?? '');
      const data = { chatId, channel, messageId, authorId, text, mentions: [...people], wide };
      return {
        type: 'MessagePosted',
        data: { ...data, replyTo: null, postedAt: '2026-11-20T10:00:00.000Z', ...more },
      };
    },
    edited: (messageId: string, authorId: string, text: string): ChatLogEvent => {
      const { people, wide } = mentionedIn(text);
      return {
        type: 'MessageEdited',
        data: {
          ...{ chatId, channel, messageId, authorId, text, mentions: [...people], wide },
          editedAt: '2026-11-20T11:00:00.000Z',
        },
      };
    },
    reported: (messageId: string, authorId: string, reason = 'Not nice'): ChatLogEvent =>
      of('MessageReported', messageId, { authorId, reason }),
  };
};

/** Facts of the team itself. */
export const teamFactsOf = (teamId: string) => ({
  created: { type: 'TeamCreated', data: { ...teamBody, teamId, leagueId: null } } as TeamEvent,
  joined: (accountId: string | null, role: MemberRole = 'player', memberId?: string): TeamEvent => ({
    type: 'MemberJoined',
    data: {
      ...{ teamId, accountId, role, by: 'invitation', leagueId: null },
      memberId: memberId ?? memberIdOf(accountId ?? ''),
    },
  }),
  left: (accountId: string, how: 'left' | 'removed' = 'left'): TeamEvent => ({
    type: 'MemberLeft',
    data: {
      ...{ teamId, memberId: memberIdOf(accountId), accountId, how },
      ...{ leftAt: '2026-11-20T12:00:00.000Z', reason: null, authorId: null },
    },
  }),
  roleChanged: (accountId: string, from: MemberRole, to: MemberRole): TeamEvent => ({
    type: 'MemberRoleChanged',
    data: { teamId, memberId: memberIdOf(accountId), from, to, leagueId: null },
  }),
});
