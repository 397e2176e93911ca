import type { NotificationSent, NotificationsView } from '@fieldhouse/api-contract';
import { draftEvents } from '@fieldhouse/events/drafts';
import {
  leagueEvents,
  leaguePlacesEvents,
  type LeagueEvent,
  type LeaguePlacesEvent,
  type TeamRole,
} from '@fieldhouse/events/leagues';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import { teamEvents, type TeamEvent } from '@fieldhouse/events/teams';
import { collectionOf } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import { NotificationsModule } from '@fieldhouse/notifications';
import { MONGO_DB, NOTICES, type Notices } from '@fieldhouse/platform';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import type { TestPerson } from '@fieldhouse/testing';
import { documentsExamined } from '@fieldhouse/testing/documents-examined';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import { teamBody } from '@fieldhouse/testing/team-body';
import type { MemberRole } from '@fieldhouse/values';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { openNewsPage } from '../testing/open-page';
import { NoticesModule } from '../notices/notices.module';
import { NotificationsReadModule, notificationProjections } from '../notifications-read.module';
import { notificationsProjection } from '../notifications.projection';
import { toldRegistrationsProjection, type ToldRegistrationDocument } from './told-registrations.projection';

let app: FactsApp;
let ana: TestPerson;
let ben: TestPerson;
const sockets: Socket[] = [];

const HOUR_MS = 3_600_000;
const by = ({ accountId }: TestPerson) => ({ kind: 'account', accountId }) as const;
/** Ana's league, in which somebody waits. What happens there happens in the hands of whoever is named. */
const newLeague = async (waiting: TestPerson = ben) => {
  const [leagueId, registrationId] = [randomUUID(), randomUUID()];
  const happens = (who: TestPerson, ...facts: readonly LeaguePlacesEvent[]) =>
    app.happened(`leaguePlaces-${leagueId}`, by(who), facts);
  const created: LeagueEvent = {
    type: 'LeagueCreated',
    data: {
      ...{ leagueId, ownerId: ana.accountId, name: 'Tuesday League', sport: 'softball', season: '2026' },
      ...{ teamCount: 2, rosterSize: 2, limits: { positions: [], genders: [] } },
      ...{ gameNights: [], zone: 'UTC' },
    },
  };
  await app.happened(`league-${leagueId}`, by(ana), [created]);
  const at = new Date().toISOString();
  const about = { leagueId, registrationId };
  await happens(waiting, {
    type: 'RegistrationSubmitted',
    data: {
      ...{ ...about, accountId: waiting.accountId, kind: 'free_agent', teamId: null, groupId: null },
      ...{ savedRevision: 0, price: { part: 'regular', total: 0, currency: 'USD' } },
      ...{ mustPay: false, needsApproval: false, submittedAt: at },
    },
  });
  const entry = { leagueId, list: 'players', at, entryId: registrationId, rank: 1, of: 2 } as const;
  const offered = (inMs: number): LeaguePlacesEvent => ({
    type: 'PlaceOffered',
    data: { ...entry, holdUntil: new Date(Date.now() + inMs).toISOString(), paused: [], passedOver: [] },
  });
  const expired: LeaguePlacesEvent = { type: 'OfferExpired', data: { ...entry, offeredAt: at, newRank: 2 } };
  const declined: LeaguePlacesEvent = { type: 'OfferDeclined', data: entry };
  const closed: LeaguePlacesEvent = { type: 'PlacesClosed', data: { leagueId, closedAt: at } };
  return { who: waiting, about, happens, offered, expired, declined, closed };
};
/** A team that Ana's league has, with who runs the team itself; its captain leads it there too. Kim asks to play on it. */
const newEntry = async ({
  kim,
  captain,
  admins = [],
  members = [],
}: {
  readonly kim: TestPerson;
  readonly captain: TestPerson;
  readonly admins?: readonly TestPerson[];
  readonly members?: readonly TestPerson[];
}) => {
  const { about, happens } = await newLeague(kim);
  const { leagueId } = about;
  const teamId = randomUUID();
  const joined = ({ accountId }: TestPerson, role: MemberRole): TeamEvent => ({
    type: 'MemberJoined',
    data: { teamId, memberId: `m-${accountId}`, accountId, role, by: 'link', leagueId: null },
  });
  await app.happened(`team-${teamId}`, by(captain), [
    { type: 'TeamCreated', data: { ...teamBody, name: 'Owls', teamId, leagueId: null } },
    joined(captain, 'captain'),
    ...admins.map((one) => joined(one, 'admin')),
    ...members.map((one) => joined(one, 'player')),
  ]);
  const inLeague = (fact: LeagueEvent) => app.happened(`league-${leagueId}`, by(ana), [fact]);
  const granted = ({ accountId }: TestPerson, role: TeamRole) =>
    inLeague({ type: 'TeamRoleGranted', data: { leagueId, teamId, accountId, role, inviteId: null } });
  const revoked = ({ accountId }: TestPerson, role: TeamRole) =>
    inLeague({ type: 'TeamRoleRevoked', data: { leagueId, teamId, accountId, role } });
  await inLeague({ type: 'TeamEntered', data: { leagueId, teamId, name: 'Owls', color: '#000000' } });
  await granted(captain, 'captain');
  /** @returns the registration's id */
  const asked = async (): Promise<string> => {
    const registrationId = randomUUID();
    await happens(kim, {
      type: 'RegistrationSubmitted',
      data: {
        ...{ leagueId, registrationId, accountId: kim.accountId, kind: 'member', teamId, groupId: null },
        ...{ savedRevision: 0, price: { part: 'regular', total: 0, currency: 'USD' } },
        ...{ mustPay: false, needsApproval: true, submittedAt: new Date().toISOString() },
      },
    });
    return registrationId;
  };
  const answered = (registrationId: string) =>
    happens(ana, { type: 'RegistrationApproved', data: { leagueId, registrationId } });
  const unanswered = () =>
    happens(ana, { type: 'TeamInvitationExpired', data: { ...about, teamId, accountId: kim.accountId } });
  const closed = () =>
    happens(ana, { type: 'PlacesClosed', data: { leagueId, closedAt: new Date().toISOString() } });
  return { leagueId, teamId, asked, answered, unanswered, granted, revoked, closed };
};
const newsOf = ({ notification }: Pick<NotificationSent, 'notification'>): string =>
  notification.registration?.news ?? '';
const bellOf = async ({ token }: TestPerson) =>
  (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications;
const listOf = async (person: TestPerson): Promise<readonly string[]> =>
  (await bellOf(person)).map((notification) => newsOf({ notification }));
/** What arrives at an open page of somebody, in its order. */
const pageOf = async (person: TestPerson, wordOf = newsOf): Promise<readonly string[]> => {
  const { arrived, socket } = await openNewsPage(app, person, wordOf);
  sockets.push(socket);
  return arrived;
};
const kindsOn = (person: TestPerson) => pageOf(person, ({ notification }) => notification.kind);

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule, NotificationsReadModule, NoticesModule],
    events: [
      ...[...teamEvents, ...leagueEvents, ...leaguePlacesEvents, ...draftEvents],
      ...[...inboxEvents, ...noticeSettingsEvents],
    ],
    projections: [...notificationProjections, ...teamMemberProjections, ...peopleProjections],
  });
  [ana, ben] = await Promise.all([app.signUp('ana'), app.signUp('ben')]);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => app.stop());

describe('what people are told of a registration', () => {
  it('arrives at once at the pages of whoever registered and at no other, and goes when it is over', async () => {
    const { about, happens, offered, expired, declined } = await newLeague();
    const { registrationId } = about;
    const [hers, his] = await Promise.all([pageOf(ana), pageOf(ben)]);
    await happens(ana, offered(HOUR_MS));
    await until('the offer has come', () => his.includes('offered'));
    expect(await listOf(ben)).toEqual(['offered']);
    await happens(ana, expired);
    await until('it has run out', () => his.includes('offer_expired'));
    expect(await listOf(ben)).toEqual(['offer_expired']);
    await happens(ben, offered(HOUR_MS));
    await until('there is another', () => his.filter((news) => news === 'offered').length === 2);
    await happens(ben, declined);
    await until('it is declined', () => his.filter((news) => news.startsWith('over')).length === 5);
    expect([...his].sort()).toEqual([
      ...['offer_expired', 'offered', 'offered'],
      ...['placeOffer', 'placeOffer', 'registration', 'registration', 'registration'].map(
        (kind) => `over ${kind}:${registrationId}`,
      ),
    ]);
    expect(await listOf(ben)).toEqual([]);
    expect([hers, await listOf(ana)]).toEqual([[], []]);
  });

  it('goes from the pages of whoever runs the team when what was asked of it is answered', async () => {
    const { asked, answered } = await newEntry({ captain: ana, kim: await app.signUp('kim') });
    const page = await pageOf(ana);
    const id = await asked();
    await until('it is asked', () => page.length === 1);
    await answered(id);
    await until('it is answered', () => page.includes(`over joinRequest:${id}`));
  });

  it('goes from them, and is sent to nobody any more, when the league is canceled', async () => {
    const { leagueId, asked, closed } = await newEntry({ captain: ana, kim: await app.signUp('ken') });
    const page = await pageOf(ana);
    const id = await asked();
    await until('it is asked', () => page.length === 1);
    expect((await bellOf(ana)).map((one) => one.id)).toContain(`joinRequest:${id}`);
    await closed();
    await until('it has gone', () => page.includes(`over joinRequest:${id}`));
    expect((await bellOf(ana)).map((one) => one.id)).not.toContain(`joinRequest:${id}`);
    const notices = app.nest.get<Notices>(NOTICES);
    const told = await notices.toldBy({ stream: `leaguePlaces-${leagueId}`, revision: 1 });
    expect(told.flatMap(({ recipients }) => recipients)).toEqual([]);
  });

  it('is asked of captain and co-captain in the league alone, of whoever they are by then', async () => {
    const [cap, coco, admin, pat, next, kim] = await Promise.all(
      ['cap', 'coco', 'admin', 'pat', 'next', 'asker'].map((name) => app.signUp(name)),
    );
    if (!cap || !coco || !admin || !pat || !next || !kim) throw new Error('nobody signed up');
    const all = [cap, coco, admin, pat, next];
    const { leagueId, teamId, asked, answered, unanswered, granted, revoked } = await newEntry({
      ...{ kim, captain: cap, members: [coco, pat], admins: [admin, next] },
    });
    await granted(coco, 'co_captain');
    await granted(pat, 'proxy');
    const pages = await Promise.all(all.map((one) => kindsOn(one)));
    const notices = app.nest.get<Notices>(NOTICES);
    const mailedOf = async (revision: number) => {
      const told = await notices.toldBy({ stream: `leaguePlaces-${leagueId}`, revision });
      const { notice, recipients = [] } = told.find((one) => one.notice.by === kim.accountId) ?? {};
      const contents = await Promise.all(
        all.map(async ({ accountId }) =>
          notice ? (await notices.contentFor(accountId, [{ ...notice, channel: 'email' }]))[0] : 'over',
        ),
      );
      return {
        recipients: recipients.map(({ accountId }) => all.findIndex((one) => one.accountId === accountId)),
        contents: contents.map((one) => (typeof one === 'string' ? one : one?.teamName)),
      };
    };
    const bells = async () =>
      Promise.all(
        all.map(async (one) => (await bellOf(one)).map(({ kind, teamName }) => `${kind} ${teamName}`)),
      );

    await asked();
    await until('both hear it', () => [0, 1].every((n) => pages[n]?.includes('joinRequest') === true));
    expect(await bells()).toEqual([['joinRequest Owls'], ['joinRequest Owls'], [], [], []]);
    expect(await mailedOf(1)).toEqual({
      recipients: [0, 1],
      contents: ['Owls', 'Owls', 'gone', 'gone', 'gone'],
    });

    await revoked(cap, 'captain');
    await granted(next, 'captain');
    expect(await bells()).toEqual([[], ['joinRequest Owls'], [], [], ['joinRequest Owls']]);
    expect(await mailedOf(1)).toEqual({
      recipients: [1, 4],
      contents: ['gone', 'Owls', 'gone', 'gone', 'Owls'],
    });
    await unanswered();
    await until('both hear it', () => [1, 4].every((n) => pages[n]?.includes('noAnswer') === true));
    expect((await bells()).map((one) => one[0])).toEqual([
      ...[undefined, 'noAnswer Owls', undefined, undefined, 'noAnswer Owls'],
    ]);
    const second = await asked();
    await until('the new captain hears it', () => pages[4]?.includes('joinRequest') === true);
    await answered(second);
    await until('it goes there', () => pages[4]?.includes(`over joinRequest:${second}`) === true);

    // The team itself is its own: whoever runs it is told who would like to join it.
    await app.happened(`team-${teamId}`, by(kim), [
      {
        type: 'JoinRequested',
        data: { teamId, requestId: randomUUID(), accountId: kim.accountId, message: null },
      },
    ]);
    await until('they hear it', () => [0, 2, 4].every((n) => pages[n]?.at(-1) === 'joinRequest'));
    expect((await bells()).map((one) => one[0])).toEqual([
      ...['joinRequest Owls', 'noAnswer Owls', 'joinRequest Owls', undefined, 'joinRequest Owls'],
    ]);
    // Until here the admin and the proxy have heard of nothing else.
    expect([pages[2], pages[3]?.filter((one) => !one.startsWith('over '))]).toEqual([
      [expect.stringMatching(/^over /), 'joinRequest'],
      [],
    ]);
  });

  it('is not listed once the time of an offer is up', async () => {
    const late = await newLeague();
    await late.happens(ana, late.offered(-1));
    expect(await listOf(ben)).toEqual([]);
  });

  it('is nothing that somebody decided about themselves', async () => {
    const { about, happens } = await newLeague();
    await happens(ben, { type: 'RegistrationApproved', data: about });
    expect(await listOf(ben)).toEqual([]);
    await happens(ana, { type: 'RegistrationApproved', data: about });
    expect(await listOf(ben)).toEqual(['approved']);
  });

  it('is that the league is cancelled, to everybody whom it still has and in place of all else', async () => {
    const over = await newLeague(await app.signUp('cay'));
    await over.happens(ana, over.offered(HOUR_MS));
    expect(await listOf(over.who)).toEqual(['offered']);
    const [hers, page] = await Promise.all([pageOf(ana), pageOf(over.who)]);
    await over.happens(ana, over.closed);
    await until('it is told', () => page.includes('cancelled'));
    expect(await listOf(over.who)).toEqual(['cancelled']);
    expect([hers, await listOf(ana)]).toEqual([[], []]);

    const gone = await newLeague(await app.signUp('dee'));
    await gone.happens(gone.who, {
      type: 'RegistrationWithdrawn',
      data: { ...gone.about, percent: 100, withdrawnAt: new Date().toISOString() },
    });
    await gone.happens(ana, gone.closed);
    expect(await listOf(gone.who)).toEqual([]);
  });

  it('is found among what is told to others without looking at that', async () => {
    const { who, happens, offered } = await newLeague(await app.signUp('eve'));
    await happens(ana, offered(HOUR_MS));
    const at = new Date().toISOString();
    const told = { teamId: null, accountIds: [], circle: null, by: null, message: null, at } as const;
    const others = Array.from({ length: 1_000 }, (_, n) => [
      { ...told, registration: { registrationId: `r${n}`, leagueId: `l${n}` }, draft: null, payment: null },
      { ...told, registration: null, draft: { draftId: `d${n}`, accountId: null }, payment: null },
      { ...told, registration: null, draft: null, payment: { invoiceId: `i${n}` } },
      { ...told, registration: null, draft: null, payment: null, accountIds: [`a${n}`] },
    ]).flat();
    const documents = others.map((one, n) => ({
      ...{ _id: `other:${n}`, id: `other:${n}`, kind: 'registration', key: `${n}`.padStart(40, '0') },
      ...{ broadcast: null, cause: { stream: '', revision: 0 }, _position: '0', ...one },
    }));
    const collection = collectionOf(notificationsProjection);
    await app.nest.get<Db>(MONGO_DB).collection<(typeof documents)[number]>(collection).insertMany(documents);
    expect(await documentsExamined(collection, () => listOf(who))).toBeLessThan(5);
  });

  it('is found for one of a large league without looking at the others', async () => {
    const { who, about, happens, closed } = await newLeague(await app.signUp('fay'));
    const { leagueId } = about;
    await happens(ana, closed);
    const collection = collectionOf(toldRegistrationsProjection);
    const registered = app.nest.get<Db>(MONGO_DB).collection<ToldRegistrationDocument>(collection);
    const others = Array.from({ length: 300 }, (_, n) => ({
      ...{ _id: `${leagueId}.${n}`, leagueId, accountId: `a${n}`, teamId: null, ended: false },
      teamsOver: null,
      _position: '0'.padStart(20, '0'),
    }));
    await registered.insertMany(others);
    const notices = app.nest.get<Notices>(NOTICES);
    const [told] = await notices.toldBy({ stream: `leaguePlaces-${leagueId}`, revision: 1 });
    const contents = async () =>
      expect(
        await notices.contentFor(who.accountId, told ? [{ ...told.notice, channel: 'email' }] : []),
      ).toEqual([
        expect.objectContaining({ registration: expect.objectContaining({ news: 'cancelled' }) as unknown }),
      ]);
    expect(await documentsExamined(collection, contents)).toBeLessThan(5);
    expect(await documentsExamined(collection, () => listOf(who))).toBeLessThan(5);
  });
});
