import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type {
  LeagueBroadcastEvent,
  LeagueDisciplineEvent,
  LeagueEvent,
  LeaguePlacesEvent,
  ScheduleRequestEvent,
} from '@fieldhouse/events/leagues';
import type { ReminderEvent } from '@fieldhouse/events/notifications';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { notificationsProjection, toldBy } from './notifications.projection';
import type { ToldEvent } from './notification';

type Settings = Extract<DraftEvent, { type: 'DraftCreated' }>['data']['settings'];
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
const ofRequests = (...events: readonly ToldEvent[]) =>
  after(...events).filter(({ kind }) => kind === 'joinRequest');

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
    const removed = (messageId: string): ChatLogEvent => ({
      type: 'MessageRemoved',
      data: { ...where, messageId, reason: 'Rude', authorId: 'zoe', bySite: true },
    });
    expect(after(said('m1'), removed('m1'))).toEqual([]);
    expect(after(said('m1'), said('m2'), removed('m1'))).toHaveLength(1);
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

  it('is for whoever asked that they are not taken in, until they ask again or come', () => {
    const declined: TeamEvent = {
      type: 'JoinRequestDeclined',
      data: { teamId, requestId: 'r1', accountId: 'ben' },
    };
    const told = { kind: 'requestDeclined', accountIds: ['ben'], circle: null, by: null };
    expect(after(asked, declined)).toEqual([expect.objectContaining(told)]);
    const again = after(asked, declined, asked);
    expect(again.map(({ kind }) => kind)).toEqual(['joinRequest']);
  });

  it('is a request to play on a team in a league, once it can be answered and until it is', () => {
    const about = { leagueId: 'l1', registrationId: 'reg' };
    const asks = { accountId: 'ben', teamId };
    const sent = (kind: 'member' | 'free_agent', mustPay: boolean): LeaguePlacesEvent => ({
      type: 'RegistrationSubmitted',
      data: {
        ...{ ...about, ...asks, kind, groupId: null, savedRevision: 0 },
        ...{ price: { part: 'regular', total: 0, currency: 'USD' }, mustPay, needsApproval: true },
        submittedAt: at,
      },
    });
    const paid: LeaguePlacesEvent = { type: 'RegistrationPaid', data: { ...about, paidAt: at, asks } };
    const request = { _id: 'joinRequest:reg', teamId, leagueId: 'l1', circle: 'captains', by: 'ben' };
    expect(after(sent('member', false))).toEqual([expect.objectContaining(request)]);
    expect(after(sent('free_agent', false))).toEqual([]);
    expect(after(sent('member', true))).toEqual([]);
    expect(after(sent('member', true), paid)).toEqual([expect.objectContaining(request)]);
    const ends: readonly LeaguePlacesEvent[] = [
      { type: 'RegistrationWithdrawn', data: { ...about, percent: 0, withdrawnAt: at } },
      { type: 'RegistrationForfeited', data: { ...about, percent: 0, forfeitedAt: at } },
    ];
    for (const end of ends) expect(ofRequests(sent('member', false), end)).toEqual([]);
    expect(ofRequests(sent('member', false), { type: 'RegistrationApproved', data: about })).toEqual([]);
  });

  it('is for who runs a team that a free agent did not answer its invitation', () => {
    const data = { leagueId: 'l1', registrationId: 'reg', teamId, accountId: 'ben' };
    expect(
      after({ type: 'TeamInvitationExpired', data }).find(({ kind }) => kind === 'noAnswer'),
    ).toMatchObject({ teamId, leagueId: 'l1', circle: 'captains', by: 'ben' });
  });

  it('is a place in a team that one did not take oneself', () => {
    expect(after(joinedBy('request'))).toEqual([
      expect.objectContaining({ kind: 'joined', accountIds: ['ben'] }),
    ]);
    expect(after(joinedBy('league'))).toHaveLength(1);
    expect(after(joinedBy('link'))).toEqual([]);
    expect(after(joinedBy('league', null))).toEqual([]);
  });

  it('is of a draft the newest turn alone, and each piece of news until the next of its kind', () => {
    const draftId = 'd1';
    const turn = (clockSeq: number): DraftEvent => ({
      type: 'TurnStarted',
      data: {
        ...{ draftId, pickNo: clockSeq, round: 1, teamId, clockSeq, startedAt: at },
        ...{ deadlineAt: at, autoPickAt: at, auto: false },
      },
    });
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: at } };
    const reset: DraftEvent = { type: 'DraftReset', data: { draftId, reason: 'Anew', authorId: 'boss' } };
    const told = (...events: readonly ToldEvent[]) => after(...events).map(({ _id, id }) => [_id, id]);
    expect(told(started, turn(1), turn(2))).toEqual([
      ['draft:d1.started', 'draft:e0'],
      ['draftTurn:d1', 'draftTurn:e2'],
    ]);
    expect(told(started, turn(1), reset)).toEqual([['draft:d1.reset', 'draft:e2']]);
    expect(told(started, reset, started)).toEqual([['draft:d1.started', 'draft:e2']]);
    const [first, second] = [after(turn(1)), after(turn(1), turn(2))].map(([one]) => one?.key ?? '');
    expect(first && second && first < second).toBe(true);
  });

  it('is of a draft its time where that moves, a role for one, and no auto mode that a captain chose', () => {
    const draftId = 'd1';
    const settings = { ...draftSettings(2), startsAt: at } as Settings;
    const changed = (more: { moved?: true }): DraftEvent => ({
      type: 'DraftSettingsChanged',
      data: { draftId, settings, ...more },
    });
    expect(after(changed({}))).toEqual([]);
    expect(after(changed({ moved: true }))).toMatchObject([
      { draft: { news: 'time_changed', startsAt: at } },
    ]);
    const granted: LeagueEvent = {
      type: 'TeamRoleGranted',
      data: { leagueId: 'l1', teamId, accountId: 'ben', role: 'captain', inviteId: null },
    };
    expect(after(granted)).toMatchObject([
      { draft: { draftId: draftIdOf('l1'), news: 'role_given', teamId, accountId: 'ben' } },
    ]);
    const auto = (cause: 'captain' | 'two_expiries'): DraftEvent => ({
      type: 'AutoModeEnabled',
      data: { draftId, teamId, cause },
    });
    expect(after(auto('captain'))).toEqual([]);
    expect(after(auto('two_expiries'))).toMatchObject([{ _id: 'draft:d1.auto_mode.t1' }]);
    const reminder: ReminderEvent = {
      type: 'ReminderDue',
      data: { kind: 'draftReminder', gatheringId: draftId, startsAt: at, minutes: 60 },
    };
    expect(after(reminder)).toMatchObject([
      { _id: 'draftReminder:d1.60', draft: { news: 'soon', minutes: 60, startsAt: at } },
    ]);
  });

  it('ends, also where it is shown already, once it is overtaken: a reminder with its turn, what was to come with the start', () => {
    const draftId = 'd1';
    const settings = { ...draftSettings(2), startsAt: at } as Settings;
    const turn = (clockSeq: number): DraftEvent => ({
      type: 'TurnStarted',
      data: {
        ...{ draftId, pickNo: clockSeq, round: 1, teamId, clockSeq, startedAt: at },
        ...{ deadlineAt: at, autoPickAt: at, auto: false },
      },
    });
    const still: ReminderEvent = {
      type: 'TurnReminderDue',
      data: { gatheringId: draftId, teamId, clockSeq: 1, deadlineAt: at, step: 'half' },
    };
    const soon: ReminderEvent = {
      type: 'ReminderDue',
      data: { kind: 'draftReminder', gatheringId: draftId, startsAt: at, minutes: 60 },
    };
    const lobby: DraftEvent = {
      type: 'DraftLobbyOpened',
      data: { draftId, players: [], freeCaptains: [] },
    };
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: at } };
    const moved: DraftEvent = { type: 'DraftSettingsChanged', data: { draftId, settings, moved: true } };
    const places = (...events: readonly ToldEvent[]) => after(...events).map(({ _id }) => _id);
    expect(places(turn(1), still)).toEqual(['draftTurn:d1', 'draftTurn:d1.still']);
    expect(places(turn(1), still, turn(2))).toEqual(['draftTurn:d1']);
    expect(places(soon, lobby)).toEqual(['draftReminder:d1.60', 'draft:d1.lobby_open']);
    expect(places(soon, lobby, started)).toEqual(['draft:d1.started']);
    expect(places(soon, moved)).toEqual(['draft:d1.time_changed']);
    const ended = recorded<ToldEvent>([turn(2)]).flatMap(toldBy);
    expect(ended).toContainEqual({ kind: 'draftTurn', place: 'draftTurn:d1.still', id: null, notice: null });
  });

  it('is told at once when it begins, and is over when it ends', () => {
    const told = recorded<ToldEvent>([posted(['ben']), { type: 'MessageDeleted', data: message }]).map(
      toldBy,
    );
    const said = { kind: 'mention', place: 'mention:m1', id: 'mention:m1' };
    expect(told).toEqual([
      [{ ...said, notice: expect.objectContaining({ _id: 'mention:m1', kind: 'mention' }) }],
      [{ ...said, notice: null }],
    ]);
  });

  it('tells of a pause after an outage, which ends the turn as any other pause', () => {
    const away: DraftEvent = {
      type: 'DraftPaused',
      data: { draftId: 'd1', cause: 'was_away', remainingSeconds: null, reason: 'Away', authorId: null },
    };
    expect(recorded<ToldEvent>([away]).flatMap(toldBy)).toEqual([
      expect.objectContaining({
        notice: expect.objectContaining({
          draft: expect.objectContaining({ draftId: 'd1', news: 'was_away' }),
        }),
      }),
      { kind: 'draftTurn', place: 'draftTurn:d1', id: null, notice: null },
      { kind: 'draftTurn', place: 'draftTurn:d1.still', id: null, notice: null },
    ]);
  });

  it('ends with what it is about, or, where that is nothing alone, whatever it is', () => {
    const paused: DraftEvent = {
      type: 'DraftPaused',
      data: { draftId: 'd1', cause: 'commissioner', remainingSeconds: 5, reason: 'Rain', authorId: 'boss' },
    };
    expect(recorded<ToldEvent>([paused]).map(toldBy)).toEqual([
      ['draftTurn:d1', 'draftTurn:d1.still'].map((place) => ({
        ...{ kind: 'draftTurn', place },
        ...{ id: null, notice: null },
      })),
    ]);
  });
});

describe('what the staff of a league says', () => {
  const said = (broadcastId: string): LeagueBroadcastEvent => ({
    type: 'LeagueBroadcastSent',
    data: {
      ...{ leagueId: 'l1', broadcastId, accountId: 'ana', audience: 'captains', accountIds: ['ben', 'cal'] },
      ...{ text: 'Rain: no games tonight.', sentAt: at },
    },
  });

  it('is for those whom it names, each message by itself, and without its text', () => {
    const told = [...documentsAfter(notificationsProjection, [said('b1'), said('b2')]).values()];
    expect(told).toMatchObject([
      { id: 'broadcast:b1', kind: 'broadcast', accountIds: ['ben', 'cal'], by: 'ana', teamId: null },
      { id: 'broadcast:b2', broadcast: { leagueId: 'l1' } },
    ]);
    expect(JSON.stringify(told)).not.toContain('Rain');
  });
});

describe('an answer to what a team asks of the schedule', () => {
  const answered = (answer: 'accepted' | 'declined'): ScheduleRequestEvent => ({
    type: 'ScheduleRequestAnswered',
    data: {
      ...{ leagueId: 'l1', requestId: 'q1', accountId: 'ana', answer, reason: 'The field is closed' },
      ...{ answeredAt: at, recipientIds: ['cal', 'dee'] },
    },
  });

  it('is told to who leads the team, without its reason; the last one stands, until it is asked no more', () => {
    const told = after(answered('declined'), answered('accepted'));
    expect(told).toMatchObject([
      {
        ...{ _id: 'scheduleAnswer:q1', id: 'scheduleAnswer:q1.1', accountIds: ['cal', 'dee'], by: 'ana' },
        broadcast: { leagueId: 'l1', answer: 'accepted' },
      },
    ]);
    expect(JSON.stringify(told)).not.toContain('closed');
    const withdrawn: ScheduleRequestEvent = {
      type: 'ScheduleRequestWithdrawn',
      data: { leagueId: 'l1', requestId: 'q1', accountId: 'cal', withdrawnAt: at },
    };
    expect(after(answered('declined'), answered('accepted'), withdrawn)).toEqual([]);
  });
});

describe('a suspension from a league', () => {
  const about = { leagueId: 'l1', accountId: 'cal', by: 'ana', suspensionId: 's1' };
  const suspended: LeagueDisciplineEvent = {
    type: 'PersonSuspended',
    data: {
      ...{ ...about, firstDay: '2026-05-13', lastDay: null, reason: 'For the bat' },
      ...{ incidentId: null, suspendedAt: at },
    },
  };
  const lifted: LeagueDisciplineEvent = {
    type: 'SuspensionLifted',
    data: { ...about, liftedOn: '2026-05-20', reason: 'Apologized', liftedAt: at },
  };

  it('is told to whom it is about, without its reason, until it is lifted, which is told too', () => {
    const told = [...documentsAfter(notificationsProjection, [suspended]).values()];
    expect(told).toMatchObject([
      { id: 'suspended:s1', accountIds: ['cal'], by: 'ana', broadcast: { leagueId: 'l1' } },
    ]);
    expect(JSON.stringify(told)).not.toContain('bat');
    const after = documentsAfter(notificationsProjection, [suspended, lifted]);
    expect([...after.values()]).toMatchObject([
      { _id: 'suspended:s1', _gone: true },
      { id: 'suspensionLifted:s1', accountIds: ['cal'], by: 'ana', broadcast: { leagueId: 'l1' } },
    ]);
  });
});

describe('a league that has come to somebody', () => {
  const now = (
    type: 'LeagueStaffAdded' | 'LeagueStaffRemoved',
    role: 'owner' | 'commissioner',
  ): LeagueEvent => ({
    type,
    data: { leagueId: 'l1', accountId: 'ben', role },
  });
  const byErasure = (event: LeagueEvent) =>
    recorded([event]).flatMap(({ metadata, ...rest }) =>
      toldBy({ ...rest, metadata: { ...metadata, actor: { kind: 'process', name: 'erasure' } } }),
    );

  it('is told to whoever has not asked for it, and to no other staff', () => {
    expect(byErasure(now('LeagueStaffAdded', 'owner'))).toMatchObject([
      { id: 'leagueOwner:l1.ben', notice: { accountIds: ['ben'], by: null, broadcast: { leagueId: 'l1' } } },
    ]);
    expect(byErasure(now('LeagueStaffAdded', 'commissioner'))).toEqual([]);
    expect(after(now('LeagueStaffAdded', 'owner'))).toEqual([]);
  });

  it('is over once they are not its owner any more', () => {
    expect(byErasure(now('LeagueStaffRemoved', 'owner'))).toMatchObject([
      { id: 'leagueOwner:l1.ben', notice: null },
    ]);
  });
});

describe('a team that has come to somebody', () => {
  const now = (from: 'player' | 'captain', to: 'player' | 'captain', successorId?: string): TeamEvent => ({
    type: 'MemberRoleChanged',
    data: { teamId, memberId: 'x', from, to, leagueId: null, ...(successorId && { successorId }) },
  });

  it('is told to whoever leads it without having asked, until they captain it no more', () => {
    const succeeded = now('player', 'captain', 'ben');
    expect(after(succeeded)).toMatchObject([
      { id: 'teamCaptain:x', teamId, accountIds: ['ben'], circle: null, by: null },
    ]);
    expect(after(now('player', 'captain'))).toEqual([]);
    expect(after(succeeded, now('captain', 'player'))).toEqual([]);
  });
});
