import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { notificationsProjection, toldBy } from './notifications.projection';
import type { ToldEvent } from './notification';

const teamId = 't1';
const message = { chatId: teamId, channel: 'team', messageId: 'm1' } as const;
const posted = (mentions: readonly string[], wide: 'team' | 'captains' | null = null): ChatLogEvent => ({
  type: 'MessagePosted',
  data: {
    ...message,
    authorId: 'ana',
    text: 'Hi',
    mentions: [...mentions],
    wide,
    replyTo: null,
    postedAt: at,
  },
});
const edited = (mentions: readonly string[]): ChatLogEvent => ({
  type: 'MessageEdited',
  data: { ...message, authorId: 'ana', text: 'Hi', mentions: [...mentions], wide: null, editedAt: at },
});
const invitedTo = (accountId: string | null): TeamEvent => ({
  type: 'MemberInvited',
  data: {
    teamId,
    invitationId: 'i1',
    email: accountId === null ? 'ben@example.org' : '',
    accountId,
    role: 'player',
    sentAt: '2026-11-23T10:00:00.000Z',
    expiresAt: '2026-12-07T10:00:00.000Z',
  },
});
const asked: TeamEvent = {
  type: 'JoinRequested',
  data: { teamId, requestId: 'r1', accountId: 'ben', message: null },
};
const joinedBy = (by: 'request' | 'league' | 'link', accountId: string | null = 'ben'): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId: 'x', accountId, role: 'player', by, leagueId: null },
});
const after = (...events: readonly ToldEvent[]) =>
  [...documentsAfter(notificationsProjection, events).values()].filter(({ _gone }) => !_gone);

describe('what people are told of', () => {
  it('is what somebody says to one alone, the last of it', () => {
    const where = { chatId: 'direct:ana:ben', channel: 'direct' } as const;
    const said = (messageId: string): ChatLogEvent => ({
      type: 'MessagePosted',
      data: {
        ...{ ...where, messageId, authorId: 'ana', text: 'Hi <@ben>' },
        ...{ mentions: ['ben'], wide: null, replyTo: null, postedAt: at },
      },
    });
    const deleted = (messageId: string): ChatLogEvent => ({
      type: 'MessageDeleted',
      data: { ...where, messageId },
    });
    expect(after(said('m1'), said('m2'), deleted('m1'))).toEqual([
      expect.objectContaining({
        ...{ _id: 'direct:direct:ana:ben.ana', id: 'direct:m2', kind: 'direct', by: 'ana' },
        ...{ teamId: 'direct:ana:ben', accountIds: ['ben'], circle: null },
        message: { channel: 'direct', messageId: 'm2' },
      }),
    ]);
    expect(after(said('m1'), said('m2'), deleted('m2'))).toEqual([]);
  });

  it('is a message that mentions somebody, by name or among many', () => {
    expect(after(posted([]))).toEqual([]);
    expect(after(posted(['ben', 'cal'], 'team'))).toEqual([
      expect.objectContaining({
        _id: 'mention:m1',
        kind: 'mention',
        teamId,
        accountIds: ['ben', 'cal'],
        circle: 'team',
        by: 'ana',
        message: { channel: 'team', messageId: 'm1' },
        key: expect.stringMatching(/^\d{40}$/),
      }),
    ]);
  });

  it('keeps its place when the message changes, and is over with the mention and with the message', () => {
    const [before] = after(posted(['ben']));
    expect(after(posted(['ben']), edited(['ben', 'cal']))).toEqual([
      expect.objectContaining({ accountIds: ['ben', 'cal'], key: before?.key }),
    ]);
    expect(after(posted(['ben']), edited([]))).toEqual([]);
    expect(after(posted([]), edited(['cal']))).toEqual([expect.objectContaining({ accountIds: ['cal'] })]);
    expect(after(posted(['ben']), { type: 'MessageDeleted', data: message })).toEqual([]);
    const removed = { ...message, reason: null, authorId: 'cap' };
    expect(after(posted(['ben']), { type: 'MessageRemoved', data: removed })).toEqual([]);
  });

  it('is an invitation of somebody with an account, until it is answered', () => {
    expect(after(invitedTo(null))).toEqual([]);
    expect(after(invitedTo('ben'))).toEqual([
      expect.objectContaining({ _id: 'invitation:i1', accountIds: ['ben'], circle: null }),
    ]);
    const declined: TeamEvent = { type: 'MemberInvitationDeclined', data: { teamId, invitationId: 'i1' } };
    expect(after(invitedTo('ben'), declined)).toEqual([]);
  });

  it('is a request to join, for whoever runs the team, until it is answered', () => {
    expect(after(asked)).toEqual([
      expect.objectContaining({ _id: 'joinRequest:r1', accountIds: [], circle: 'captains', by: 'ben' }),
    ]);
    const answered: TeamEvent = { type: 'JoinRequestDeclined', data: { teamId, requestId: 'r1' } };
    expect(after(asked, answered)).toEqual([]);
  });

  it('is a place in a team that one did not take oneself', () => {
    expect(after(joinedBy('request'))).toEqual([
      expect.objectContaining({ kind: 'joined', accountIds: ['ben'] }),
    ]);
    expect(after(joinedBy('league'))).toHaveLength(1);
    expect(after(joinedBy('link'))).toEqual([]);
    expect(after(joinedBy('league', null))).toEqual([]);
  });

  it('is told at once when it begins, and not when it ends', () => {
    const told = recorded<ToldEvent>([posted(['ben']), { type: 'MessageDeleted', data: message }]).map(
      toldBy,
    );
    expect(told).toEqual([[expect.objectContaining({ _id: 'mention:m1' })], []]);
  });
});
