import type { NotificationSent, NotificationsView } from '@fieldhouse/api-contract';
import { chatLogEvents, chatLogId, chatReaderEvents, type ChatLogEvent } from '@fieldhouse/events/chat';
import { draftEvents, draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import { leagueEvents, type LeagueEvent } from '@fieldhouse/events/leagues';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import { teamEvents, type TeamEvent } from '@fieldhouse/events/teams';
import { until } from '@fieldhouse/kernel/testing';
import { NotificationsModule } from '@fieldhouse/notifications';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import type { TestPerson } from '@fieldhouse/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import { teamBody } from '@fieldhouse/testing/team-body';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { Listeners } from '../listeners';
import { openNewsPage } from '../testing/open-page';
import { NotificationsReadModule, notificationProjections } from '../notifications-read.module';

type Settings = Extract<DraftEvent, { type: 'DraftCreated' }>['data']['settings'];
const HAWKS = 'hawks';
const OTTERS = 'otters';

let app: FactsApp;
let ana: TestPerson;
let ben: TestPerson;
const sockets: Socket[] = [];

const by = ({ accountId }: TestPerson) => ({ kind: 'account', accountId }) as const;
const granted = (leagueId: string, teamId: string, accountId: string): LeagueEvent => ({
  type: 'TeamRoleGranted',
  data: { leagueId, teamId, accountId, role: 'captain', inviteId: null },
});
/** A draft of Ana's league that is about to start, and who picks for the Hawks. */
const newDraft = async (captain: TestPerson) => {
  const leagueId = randomUUID();
  const draftId = draftIdOf(leagueId);
  const facts: readonly LeagueEvent[] = [
    {
      type: 'LeagueCreated',
      data: {
        ...{ leagueId, ownerId: ana.accountId, name: 'Tuesday League', sport: 'softball', season: '2026' },
        ...{ teamCount: 2, rosterSize: 2, limits: { positions: [], genders: [] } },
        ...{ gameNights: [], zone: 'UTC' },
      },
    },
    ...[HAWKS, OTTERS].map((teamId): LeagueEvent => ({
      type: 'TeamEntered',
      data: { leagueId, teamId, name: teamId, color: '#000000' },
    })),
    granted(leagueId, HAWKS, captain.accountId),
  ];
  await app.happened(`league-${leagueId}`, by(ana), facts);
  const happens = (...events: readonly DraftEvent[]) => app.happened(`draft-${draftId}`, by(ana), events);
  const settings = { ...draftSettings(2), startsAt: null } as Settings;
  const said = { reason: 'Agreed', authorId: ana.accountId };
  await happens(
    { type: 'DraftCreated', data: { draftId, leagueId, settings } },
    { type: 'DraftOrderSetByHand', data: { draftId, order: [HAWKS, OTTERS], ...said } },
  );
  return { leagueId, draftId, happens, said };
};
const newsOf = (view: Pick<NotificationSent, 'notification'>): string => view.notification.draft?.news ?? '';
const listOf = async ({ token }: TestPerson): Promise<NotificationsView> =>
  (await app.send<NotificationsView>('GET', '/notifications', { token })).body;
/** What arrives at an open page of somebody, in its order. */
const pageOf = async (person: TestPerson): Promise<string[]> => {
  const { arrived, socket } = await openNewsPage(app, person, newsOf);
  sockets.push(socket);
  return arrived;
};

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule, NotificationsReadModule],
    events: [
      ...[...teamEvents, ...leagueEvents, ...draftEvents, ...chatLogEvents, ...chatReaderEvents],
      ...[...inboxEvents, ...noticeSettingsEvents],
    ],
    projections: [...notificationProjections, ...teamMemberProjections, ...peopleProjections],
  });
  [ana, ben] = await Promise.all([app.signUp('ana'), app.signUp('ben')]);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.stop());

describe('what people are told of a draft', () => {
  it('does not push from the list what is older, where it is for others alone', async () => {
    const teamId = randomUUID();
    const joined = ({ accountId }: TestPerson, role: 'captain' | 'player'): TeamEvent => ({
      type: 'MemberJoined',
      data: { teamId, memberId: accountId, accountId, role, by: 'link', leagueId: null },
    });
    await app.happened(`team-${teamId}`, by(ana), [
      { type: 'TeamCreated', data: { ...teamBody, name: 'Night Hawks', teamId, leagueId: null } },
      joined(ana, 'captain'),
      joined(ben, 'player'),
    ]);
    const messageId = `202611-${randomUUID()}`;
    const mention: ChatLogEvent = {
      type: 'MessagePosted',
      data: {
        ...{ chatId: teamId, channel: 'team', messageId, authorId: ana.accountId, text: 'Bring the bats' },
        ...{ mentions: [ben.accountId], wide: null, replyTo: null, postedAt: new Date().toISOString() },
      },
    };
    await app.happened(`chatLog-${chatLogId(teamId, 'team', '202611')}`, by(ana), [mention]);
    const { leagueId } = await newDraft(ben);
    const others = Array.from({ length: 101 }, (_, n) => granted(leagueId, OTTERS, `other-${n}`));
    await app.happened(`league-${leagueId}`, by(ana), others);
    const { notifications, unread } = await listOf(ben);
    expect(notifications.map(({ draft, kind }) => draft?.news ?? kind)).toEqual([
      ...['order_drawn', 'role_given', 'mention'],
    ]);
    expect(unread).toBe(3);
  });

  it('arrives in its order, however long it takes to find out what it is to somebody', async () => {
    // Who has been told of nothing that might still be under way.
    const cora = await app.signUp('cora');
    const page = await pageOf(cora);
    const { draftId, happens, said } = await newDraft(cora);
    await until('the role and the order have come', () => page.length === 2);
    page.length = 0;
    const listeners = app.nest.get(Listeners, { strict: false });
    const { of } = Listeners.prototype;
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let asked = 0;
    jest.spyOn(listeners, 'of').mockImplementation(async (accountIds) => {
      if (accountIds.includes(cora.accountId)) asked += 1;
      if (asked === 1) await held;
      return of.call(listeners, accountIds);
    });
    const startedAt = new Date().toISOString();
    const deadlineAt = new Date(Date.now() + 3_600_000).toISOString();
    await happens({
      type: 'TurnStarted',
      data: {
        ...{ draftId, pickNo: 1, round: 1, teamId: HAWKS, clockSeq: 1, startedAt, deadlineAt },
        ...{ autoPickAt: deadlineAt, auto: false },
      },
    });
    await until('it is being found out', () => asked === 1);
    await happens({ type: 'DraftCancelled', data: { draftId, ...said } });
    await until('what takes another place has come', () => page.includes('cancelled'));
    goOn();
    await until('the turn is over', () => page.includes(`over draftTurn:${draftId}`));
    // Whatever else a draft that is canceled ends was not told.
    const others = page.filter((one) => one.startsWith('over ') && one !== `over draftTurn:${draftId}`);
    expect(page.filter((one) => !others.includes(one))).toEqual([
      'cancelled',
      'on_clock',
      `over draftTurn:${draftId}`,
    ]);
  });
});
