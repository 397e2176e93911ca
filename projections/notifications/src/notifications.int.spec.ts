import type { NotificationSent, NotificationsView } from '@fieldhouse/api-contract';
import {
  chatLogEvents,
  chatLogId,
  chatReaderEvents,
  chatReaderId,
  type ChatLogEvent,
  type ChatReaderEvent,
} from '@fieldhouse/events/chat';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import { teamEvents, type TeamEvent } from '@fieldhouse/events/teams';
import { until } from '@fieldhouse/kernel/testing';
import { NotificationsModule } from '@fieldhouse/notifications';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import type { TestPerson } from '@fieldhouse/testing';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import { teamBody } from '@fieldhouse/testing/team-body';
import { directChatId, type MemberRole } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { NotificationsReadModule, notificationProjections } from './notifications-read.module';
import { openNewsPage, openPage } from './testing/open-page';

let app: FactsApp;
let ana: TestPerson;
let ben: TestPerson;
let cal: TestPerson;
const sockets: Socket[] = [];

const by = ({ accountId }: TestPerson) => ({ kind: 'account', accountId }) as const;
const joined = (teamId: string, { accountId }: TestPerson, role: MemberRole): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId: `m-${accountId}`, accountId, role, by: 'link', leagueId: null },
});
/** A team of Ana, who leads it, and Ben. */
const newTeam = async (name: string): Promise<string> => {
  const teamId = randomUUID();
  const facts: readonly TeamEvent[] = [
    { type: 'TeamCreated', data: { ...teamBody, name, teamId, leagueId: null } },
    joined(teamId, ana, 'captain'),
    joined(teamId, ben, 'player'),
  ];
  await app.happened(`team-${teamId}`, by(ana), facts);
  return teamId;
};
/** @returns the message's id */
const says = async (
  teamId: string,
  author: TestPerson,
  mentions: readonly TestPerson[],
  wide: 'team' | 'captains' | null = null,
  channel: 'team' | 'direct' = 'team',
): Promise<string> => {
  const messageId = `202611-${randomUUID()}`;
  const fact: ChatLogEvent = {
    type: 'MessagePosted',
    data: {
      chatId: teamId,
      channel,
      messageId,
      authorId: author.accountId,
      text: 'Bring the bats',
      mentions: mentions.map(({ accountId }) => accountId),
      wide,
      replyTo: null,
      postedAt: new Date().toISOString(),
    },
  };
  await app.happened(`chatLog-${chatLogId(teamId, channel, '202611')}`, by(author), [fact]);
  return messageId;
};
const toldTo = async ({ token }: TestPerson, query = ''): Promise<NotificationsView> => {
  const { status, body } = await app.send<NotificationsView>('GET', `/notifications${query}`, { token });
  expect(status).toBe(200);
  return body;
};
const reads = async ({ token }: TestPerson, path: string, body?: object): Promise<string> =>
  (await app.command('POST', `/notifications/${path}`, { token, body })).position;
/** What arrives at an open page of somebody. */
const pageOf = async (person: TestPerson): Promise<readonly NotificationSent[]> => {
  const { arrived, socket } = await openPage(app, person, { sent: (one) => one });
  sockets.push(socket);
  return arrived;
};

/** The same in words, with what goes. */
const newsPageOf = async (person: TestPerson): Promise<readonly string[]> => {
  const { arrived, socket } = await openNewsPage(app, person, ({ notification }) => notification.place);
  sockets.push(socket);
  return arrived;
};

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule, NotificationsReadModule],
    events: [...teamEvents, ...chatLogEvents, ...chatReaderEvents, ...inboxEvents, ...noticeSettingsEvents],
    projections: [...notificationProjections, ...teamMemberProjections, ...peopleProjections],
  });
  [ana, ben, cal] = await Promise.all([app.signUp('ana'), app.signUp('ben'), app.signUp('cal')]);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.stop());

describe('notifications', () => {
  it('tell of a mention: who, in which team, when, and where it is', async () => {
    const teamId = await newTeam('Night Hawks');
    const messageId = await says(teamId, ana, [ben]);
    const { notifications, unread } = await toldTo(ben);
    expect(notifications[0]).toEqual({
      id: `mention:${messageId}`,
      kind: 'mention',
      place: `mention:${messageId}`,
      draft: null,
      registration: null,
      broadcast: null,
      payment: null,
      chatId: teamId,
      key: expect.stringMatching(/^\d{40}$/) as unknown,
      createdAt: expect.stringMatching(/Z$/) as unknown,
      isRead: false,
      teamId,
      teamName: 'Night Hawks',
      by: ana.accountId,
      name: expect.stringContaining('ana') as unknown,
      message: { channel: 'team', messageId },
    });
    expect(unread).toBe(notifications.length);
    expect((await toldTo(ana)).notifications).toEqual([]);
    expect((await toldTo(cal)).notifications).toEqual([]);
  });

  it('are the newest 20, the last one first, and count what is unread', async () => {
    const teamId = await newTeam('Many');
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) ids.push(`mention:${await says(teamId, ben, [ana])}`);
    const { notifications, unread } = await toldTo(ana);
    expect(notifications.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
    expect(unread).toBe(23);
  });

  it('are read one by one, and all that there were when somebody said so', async () => {
    const teamId = await newTeam('Readers');
    const [first, second] = [await says(teamId, ana, [cal, ben]), await says(teamId, ana, [], 'team')];
    const before = await toldTo(ben);
    const read = await reads(ben, `${encodeURIComponent(`mention:${first}`)}/read`);
    const after = await toldTo(ben, `?atLeast=${read}`);
    expect(after.unread).toBe(before.unread - 1);
    expect(after.notifications.map(({ id, isRead }) => [id, isRead]).slice(0, 2)).toEqual([
      [`mention:${second}`, false],
      [`mention:${first}`, true],
    ]);
    const all = await reads(ben, 'read', { upTo: after.notifications[0]?.key });
    expect((await toldTo(ben, `?atLeast=${all}`)).unread).toBe(0);
    await says(teamId, ana, [ben]);
    expect((await toldTo(ben)).unread).toBe(1);
  });

  it('are of one’s teams alone: not of the time before one came, and no more when one has left', async () => {
    const teamId = await newTeam('Comers');
    await says(teamId, ana, [], 'team');
    await app.happened(`team-${teamId}`, by(cal), [joined(teamId, cal, 'player')]);
    expect((await toldTo(cal)).notifications).toEqual([]);
    const messageId = await says(teamId, ana, [cal]);
    await says(teamId, ana, [], 'captains');
    expect((await toldTo(cal)).notifications.map(({ id }) => id)).toEqual([`mention:${messageId}`]);
    const left: TeamEvent = {
      type: 'MemberLeft',
      data: {
        teamId,
        memberId: `m-${cal.accountId}`,
        accountId: cal.accountId,
        how: 'left',
        leftAt: new Date().toISOString(),
        reason: null,
        authorId: null,
      },
    };
    await app.happened(`team-${teamId}`, by(cal), [left]);
    expect((await toldTo(cal)).notifications).toEqual([]);
  });

  it('arrive at once at every open page of whom they are for, and at no other', async () => {
    const teamId = await newTeam('Fast');
    const [own, one, other, stranger] = await Promise.all([ana, ben, ben, cal].map(pageOf));
    const messageId = await says(teamId, ana, [ben]);
    await says(teamId, ana, [], 'team');
    await until('both pages have both', () =>
      Promise.resolve([one, other].every((page) => page?.length === 2)),
    );
    expect(one?.[0]?.notification).toMatchObject({
      id: `mention:${messageId}`,
      teamName: 'Fast',
      isRead: false,
      name: expect.stringContaining('ana') as unknown,
    });
    // Whatever was for these has come: the last one was for the team.
    expect([own, stranger]).toEqual([[], []]);
  });

  it('leave alone who wants to hear nothing of a team, but for their name, and not of whom they hide', async () => {
    const teamId = await newTeam('Quiet');
    const { accountId } = ben;
    const wants = (fact: ChatReaderEvent) =>
      app.happened(`chatReader-${chatReaderId(teamId, accountId)}`, by(ben), [fact]);
    await wants({ type: 'ChatMuted', data: { chatId: teamId, accountId, level: 'nothing' } });
    const page = await pageOf(ben);
    await says(teamId, ana, [], 'team');
    const named = await says(teamId, ana, [ben]);
    await until('the name is heard', () => Promise.resolve(page.length > 0));
    await wants({ type: 'PersonHidden', data: { chatId: teamId, accountId, hiddenId: ana.accountId } });
    expect((await toldTo(ben)).notifications.filter((one) => one.teamId === teamId)).toEqual([]);
    await wants({ type: 'PersonShown', data: { chatId: teamId, accountId, hiddenId: ana.accountId } });
    const ids = (await toldTo(ben)).notifications.filter((one) => one.teamId === teamId).map(({ id }) => id);
    expect(ids).toEqual([`mention:${named}`]);
    expect(page.map(({ notification }) => notification.id)).toEqual(ids);
  });

  it('tell whoever runs a team of a request, until it is answered', async () => {
    const teamId = await newTeam('Askers');
    const page = await pageOf(ana);
    const requestId = randomUUID();
    const asked: TeamEvent = {
      type: 'JoinRequested',
      data: { teamId, requestId, accountId: cal.accountId, message: null },
    };
    await app.happened(`team-${teamId}`, by(cal), [asked]);
    await until('the captain’s page has it', () => Promise.resolve(page.length === 1));
    expect((await toldTo(ana)).notifications[0]).toMatchObject({ id: `joinRequest:${requestId}` });
    expect((await toldTo(ben)).notifications.map(({ kind }) => kind)).not.toContain('joinRequest');
    const answered: TeamEvent = { type: 'JoinRequestDeclined', data: { teamId, requestId } };
    await app.happened(`team-${teamId}`, by(ana), [answered]);
    expect((await toldTo(ana)).notifications[0]).not.toMatchObject({ id: `joinRequest:${requestId}` });
  });

  it('go at once from every open page of whom they were for when they are over, and from no other', async () => {
    const teamId = await newTeam('Over');
    const [hers, his, stranger] = await Promise.all([ana, ben, cal].map(newsPageOf));
    const requestId = randomUUID();
    const accountId = cal.accountId;
    await app.happened(`team-${teamId}`, by(ben), [
      { type: 'JoinRequested', data: { teamId, requestId, accountId: randomUUID(), message: null } },
      { type: 'JoinRequestDeclined', data: { teamId, requestId } },
    ]);
    const [messageId, otherId] = [await says(teamId, ana, [ben]), await says(teamId, ana, [ben])];
    const of = { chatId: teamId, channel: 'team' } as const;
    const unsaid = { authorId: ana.accountId, text: 'No bats', mentions: [], wide: null } as const;
    await app.happened(`chatLog-${chatLogId(teamId, 'team', '202611')}`, by(ana), [
      { type: 'MessageDeleted', data: { ...of, messageId } },
      {
        type: 'MessageEdited',
        data: { ...of, messageId: otherId, ...unsaid, editedAt: new Date().toISOString() },
      },
    ]);
    const ofTeam = [`joinRequest:${requestId}`, `mention:${messageId}`, `mention:${otherId}`];
    const overOn = (page: readonly string[] | undefined) =>
      page?.flatMap((news) => (news.startsWith('over ') ? news.slice(5) : [])).sort();
    const goes = (page: readonly string[] | undefined, places: readonly string[]) =>
      until('they go', () => overOn(page)?.length === places.length);
    await Promise.all([goes(hers, ofTeam), goes(his, ofTeam)]);
    expect([overOn(hers), overOn(his), stranger]).toEqual([[...ofTeam].sort(), [...ofTeam].sort(), []]);

    const ends = ['Accepted', 'Declined', 'Withdrawn', 'Expired'] as const;
    const invited = ends.map((end) => ({ end, invitationId: randomUUID() }));
    const sent = { email: '', role: 'player', sentAt: '2026-05-01T18:00:00.000Z' } as const;
    const expiresAt = '2026-05-15T18:00:00.000Z';
    for (const { end, invitationId } of invited)
      await app.happened(`team-${teamId}`, by(ben), [
        { type: 'MemberInvited', data: { teamId, invitationId, accountId, ...sent, expiresAt } },
        { type: `MemberInvitation${end}`, data: { teamId, invitationId, accountId } },
      ]);
    const places = invited.map(({ invitationId }) => `invitation:${invitationId}`).sort();
    await goes(stranger, places);
    expect(overOn(stranger)).toEqual(places);
  });

  it('between two people go from both pages when the message does', async () => {
    const chatId = directChatId(ana.accountId, ben.accountId);
    const [his, stranger] = await Promise.all([ben, cal].map(newsPageOf));
    const messageId = await says(chatId, ana, [], null, 'direct');
    await until('it has come', () => his?.length === 1);
    await app.happened(`chatLog-${chatLogId(chatId, 'direct', '202611')}`, by(ana), [
      { type: 'MessageDeleted', data: { chatId, channel: 'direct', messageId } },
    ]);
    const place = `direct:${chatId}.${ana.accountId}`;
    const times = (news: string): number => his?.filter((one) => one === news).length ?? 0;
    await until('it goes', () => times(`over ${place}`) === 1);
    const next = await says(chatId, ana, [], null, 'direct');
    await until('the next one has come', () => times(place) === 2);
    await app.happened(`chatLog-${chatLogId(chatId, 'direct', '202611')}`, by(cal), [
      {
        type: 'MessageRemoved',
        data: {
          ...{ chatId, channel: 'direct', messageId: next, bySite: true },
          ...{ reason: 'Rude', authorId: cal.accountId },
        },
      },
    ]);
    await until('what is removed goes too', () => times(`over ${place}`) === 2);
    expect(stranger).toEqual([]);
  });
});
