import type { NotificationsView, NotificationView, ReminderLead, WhyView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { draftIdOf } from '@fieldhouse/events/drafts';
import { RetryLater, type Timer } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { DRAFT_ROOMS, MONGO_DB, PUSHER, REDIS, WhoIsThere, type Pusher } from '@fieldhouse/platform';
import { join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import {
  draftSettings,
  enterTeam,
  leagueBody,
  startDraftLeague,
  turnOf,
  type DraftLeague,
} from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { enterRoom } from './testing/socket';
import { addDevice, allIsTold, deliveriesEndAs, deliveriesTo, pushedTo, type Pushes } from './testing/told';
import { startWholeApi } from './testing/whole-api';

const HOUR_MS = 3_600_000;
/** How soon a reminder is due that a test waits for. */
const SOON_MS = 5_000;

describe('what people are told of a draft', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let push: Pushes;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });
  beforeEach(() => {
    push = jest.spyOn(app.nest.get<Pusher>(PUSHER), 'push').mockResolvedValue('sent');
  });
  afterEach(() => jest.restoreAllMocks());

  /** After they have heard that they are on a team. */
  const addsDevice = async (person: TestPerson): Promise<void> => {
    await until('they are told of their team', async () =>
      (await deliveriesTo(app, person)).some(({ kind }) => kind === 'joined'),
    );
    await addDevice(app, person);
  };
  const bellOf = async ({ token }: TestPerson): Promise<NotificationsView> =>
    (await app.send<NotificationsView>('GET', '/notifications', { token })).body;
  const newsOf = async (person: TestPerson): Promise<readonly string[]> =>
    (await bellOf(person)).notifications.flatMap(({ draft }) => draft?.news ?? []);
  const endsAs = (person: TestPerson, ...states: readonly string[]): Promise<void> =>
    deliveriesEndAs(app, person, (kind) => kind === 'draftTurn' || kind === 'draftReminder', states);
  const commands = (league: DraftLeague, path: string, body: object): Promise<unknown> =>
    app.command('POST', `/leagues/${league.leagueId}/draft/${path}`, { token: league.owner.token, body });
  const picks = async (league: DraftLeague): Promise<void> => {
    const { pickNo, captain, playerId } = await turnOf(app, league);
    const body = { pickNo, playerId };
    await app.command('POST', `/leagues/${league.leagueId}/draft/picks`, { token: captain.token, body });
  };
  /** On a clock that is not slow, unless it is said. */
  const underWay = async (name: string, pickSeconds = 1_800) => {
    const clock = { ...draftSettings.clock, pickSeconds };
    const league = await startDraftLeague(app, name, { players: 12, rounds: 4, clock });
    const [hawks, otters] = league.teams.map(({ captain }) => captain);
    if (!hawks || !otters) throw new Error('no teams');
    await allIsTold(app, league);
    await Promise.all([hawks, otters].map(addsDevice));
    return { league, hawks, otters };
  };

  it('is whose turn it is, and who is next, in the place of what was said before', async () => {
    const { league, hawks, otters } = await underWay('turns');
    await until('the bell has the turn', async () => (await newsOf(otters)).includes('on_deck'));
    expect(await newsOf(hawks)).toEqual(['on_clock', 'started', 'order_drawn']);
    await picks(league);
    await endsAs(otters, 'draftTurn push sent');
    const path = `/complex/leagues/${league.leagueId}/draft/room`;
    expect(pushedTo(push, otters)).toEqual([
      {
        title: 'You are on the clock: 30 minutes to pick',
        body: expect.stringContaining('Otters picks now in the draft of Tuesday League') as unknown,
        path,
        tag: `draftTurn:${league.leagueId}`,
        urgent: true,
        ttlSeconds: expect.any(Number) as unknown,
      },
    ]);
    expect(pushedTo(push, otters)[0]?.ttlSeconds).toBeLessThanOrEqual(1_800);
    const mine = (await bellOf(otters)).notifications.filter(({ kind }) => kind === 'draftTurn');
    expect(mine).toEqual([expect.objectContaining({ place: `draftTurn:${league.draftId}`, isRead: false })]);
    expect((await newsOf(hawks)).filter((news) => news.startsWith('on_'))).toEqual([]);
    // The next pick is their own too: they know, and nobody is on deck before it is made.
    await picks(league);
    await endsAs(hawks, 'draftTurn push sent');
    expect(pushedTo(push, hawks).map(({ title }) => title)).toEqual(['You are on deck']);
    expect(pushedTo(push, otters)).toHaveLength(1);
    await commands(league, 'pause', { reason: 'A short break' });
    await until('nobody has a turn', async () => !(await newsOf(hawks)).includes('on_deck'));
  });

  it('is not pushed to somebody who has the room open', async () => {
    const { league, hawks, otters } = await underWay('present');
    const socket = await enterRoom(app.url.replace(/\/api$/, ''), { token: hawks.token });
    try {
      await socket.emitWithAck('room.join', { leagueId: league.leagueId, sinceRevision: -1 });
      // Who is there is told to the other processes a moment later.
      const rooms = new WhoIsThere(app.nest.get<Redis>(REDIS), DRAFT_ROOMS);
      await until('it is known who is there', () => rooms.isThere(league.leagueId, hawks.accountId));
      await commands(league, 'pause', { reason: 'A short break' });
      await commands(league, 'resume', { seconds: null });
      await endsAs(otters, 'draftTurn push sent');
      await endsAs(hawks, 'draftTurn push seen');
      expect(pushedTo(push, hawks)).toEqual([]);
    } finally {
      socket.disconnect();
    }
  });

  it('is pushed to somebody whose open room nobody looks at', async () => {
    const { league, hawks } = await underWay('away');
    const socket = await enterRoom(app.url.replace(/\/api$/, ''), { token: hawks.token });
    const { leagueId } = league;
    try {
      await socket.emitWithAck('room.join', { leagueId, sinceRevision: -1 });
      const rooms = new WhoIsThere(app.nest.get<Redis>(REDIS), DRAFT_ROOMS);
      await until('it is known who is there', () => rooms.isThere(leagueId, hawks.accountId));
      // The tab stays open on a machine at home.
      await socket.emitWithAck('room.join', { leagueId, sinceRevision: -1, away: true });
      await until('nobody is there', async () => !(await rooms.isThere(leagueId, hawks.accountId)));
      await commands(league, 'pause', { reason: 'A short break' });
      await commands(league, 'resume', { seconds: null });
      await endsAs(hawks, 'draftTurn push sent');
      expect(pushedTo(push, hawks)).toHaveLength(1);
    } finally {
      socket.disconnect();
    }
  });

  it('is over once the pick is made, and when the team is theirs no more', async () => {
    const { league, otters } = await underWay('over');
    push.mockRejectedValue(new RetryLater(1));
    await picks(league);
    await until('it was tried', () => pushedTo(push, otters).length > 0);
    expect(await newsOf(otters)).toContain('on_clock');
    await picks(league);
    await endsAs(otters, 'draftTurn push over');
    const [, team] = league.teams;
    await app.command(
      'DELETE',
      `/leagues/${league.leagueId}/teams/${team?.teamId}/people/${otters.accountId}`,
      {
        token: league.owner.token,
      },
    );
    await until('it is theirs no more', async () => (await newsOf(otters)).join() === 'role_taken');
  });

  it('is the news by push, by mail and in the bell, each once', async () => {
    const { league, hawks } = await underWay('news');
    await commands(league, 'cancel', { reason: 'It rains all day' });
    await until('it is sent on both ways', async () => {
      const [one, two] = await deliveriesTo(app, hawks);
      return [one, two].every((sent) => sent?.kind === 'draft' && sent.state === 'sent');
    });
    expect(pushedTo(push, hawks)).toEqual([expect.objectContaining({ title: 'Draft canceled' })]);
    const subject = 'Draft canceled: Tuesday League';
    await until('the mail has come', async () =>
      (await mailsTo(app, hawks.email)).some((mail) => mail.subject === subject),
    );
    const [row]: readonly NotificationView[] = (await bellOf(hawks)).notifications;
    expect(row).toMatchObject({ kind: 'draft', draft: { news: 'cancelled', leagueName: 'Tuesday League' } });
    expect((await mailsTo(app, hawks.email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
    const { body } = await app.send<WhyView>('GET', `/notifications/${row?.id}/why`, { token: hawks.token });
    expect(body).toMatchObject({
      kind: 'draft',
      because: 'draft',
      teamName: 'Tuesday League',
      chain: [{ type: 'DraftCancelled', by: league.owner.accountId }],
      deliveries: [
        { channel: 'email', state: 'sent' },
        { channel: 'push', state: 'sent' },
      ],
    });
    const stranger = await app.signUp('news-stranger');
    const { token } = stranger;
    expect(await app.send('GET', `/notifications/${row?.id}/why`, { token })).toMatchObject({ status: 404 });
    // Whoever called it off has it in their calendar too, though not in their bell.
    expect(await newsOf(league.owner)).not.toContain('cancelled');
    await until('their mail has come', async () =>
      (await mailsTo(app, league.owner.email)).some((mail) => mail.subject === subject),
    );
  });

  it('is a turn of hours by mail too, and a reminder of it until the pick is made', async () => {
    const { league, otters } = await underWay('slow', 2 * 3_600);
    await picks(league);
    await endsAs(otters, 'draftTurn push sent', 'draftTurn email sent');
    const timers = app.nest.get<Db>(MONGO_DB).collection<Timer>('timers');
    const half = { _id: `remind-turn-${league.draftId}-half` };
    const ofTurn = { 'command.request.clockSeq': 2 };
    await until(
      'its half has a timer',
      async () => (await timers.countDocuments({ ...half, ...ofTurn })) === 1,
    );
    await timers.updateOne(half, { $set: { at: new Date().toISOString() } });
    await until('it is in the bell', async () => (await newsOf(otters)).includes('still_on_clock'));
    await until('it is mailed', async () =>
      (await mailsTo(app, otters.email)).some(({ subject }) =>
        subject.startsWith('You are still on the clock: '),
      ),
    );
    await commands(league, 'pause', { reason: 'A short break' });
    await until('it is over', async () => !(await newsOf(otters)).includes('still_on_clock'));
    await until(
      'nobody is reminded',
      async () =>
        (await timers.countDocuments({
          'command.id': league.draftId,
          'command.request.type': 'RemindOfTurn',
        })) === 0,
    );
  });

  it('waits for the end of quiet hours, unless the draft goes on', async () => {
    const { league, hawks } = await underWay('quiet');
    const clock = (ms: number): string => new Date(Date.now() + ms).toISOString().slice(11, 16);
    const quiet = { from: clock(-HOUR_MS), to: clock(HOUR_MS), zone: 'UTC' };
    await app.command('PUT', '/notification-settings/quiet-hours', { token: hawks.token, body: { quiet } });
    const hasSubject = async (subject: string): Promise<boolean> =>
      (await mailsTo(app, hawks.email)).some((mail) => mail.subject === `${subject}: Tuesday League`);
    const [team] = league.teams;
    const body = { teamId: team?.teamId, enabled: true };
    await app.command('PUT', `/leagues/${league.leagueId}/draft/auto-mode`, {
      token: league.owner.token,
      body,
    });
    await until('it is mailed', () => hasSubject('The clock picks for you'));
    await until('it is pushed', () =>
      pushedTo(push, hawks).some(({ title }) => title === 'The clock picks for you'),
    );
    await commands(league, 'cancel', { reason: 'It rains all day' });
    await until('its end is planned', async () => {
      const [one, two] = await deliveriesTo(app, hawks);
      return [one, two].every((sent) => sent?.held === 'quiet' && sent.state === 'planned');
    });
    expect(await hasSubject('Draft canceled')).toBe(false);
  });

  it('tells whoever loses a team, who has no part in the draft any more', async () => {
    const { league, otters } = await underWay('lost');
    const [, team] = league.teams;
    const path = `/leagues/${league.leagueId}/teams/${team?.teamId}/people/${otters.accountId}`;
    await app.command('DELETE', path, { token: league.owner.token });
    await until('it is in the bell', async () => (await newsOf(otters)).includes('role_taken'));
    const row = (await bellOf(otters)).notifications.find(({ draft }) => draft?.news === 'role_taken');
    const { token } = otters;
    expect(await app.send('GET', `/notifications/${row?.id}/why`, { token })).toMatchObject({
      body: { because: 'team_lost', chain: [{ type: 'TeamRoleRevoked' }] },
    });
    const subject = 'You do not pick for Otters anymore: Tuesday League';
    await until('it is mailed', async () =>
      (await mailsTo(app, otters.email)).some((mail) => mail.subject === subject),
    );
  });

  it('is a reminder once, so long before as each has chosen, of the time that holds', async () => {
    const owner = await app.signUp('remind-owner');
    const { streamId } = await app.command('POST', '/leagues', { token: owner.token, body: leagueBody });
    const leagueId = streamId.slice('league-'.length);
    const teamId = await enterTeam(app, { leagueId, owner }, 'Hawks');
    const people = await Promise.all(
      ['an-hour', 'none', 'three'].map((name) => app.signUp(`remind-${name}`)),
    );
    const [hour, none, three] = people;
    if (!hour || !none || !three) throw new Error('nobody');
    for (const person of people)
      await join(app, leagueId, owner, person, {
        kind: 'team',
        teamId,
        role: person === hour ? 'captain' : 'co_captain',
      });
    const chooses = (person: TestPerson, minutes: ReminderLead | null): Promise<unknown> =>
      app.command('PUT', '/notification-settings/reminders', {
        token: person.token,
        body: { kind: 'draftReminder', minutes },
      });
    await chooses(none, null);
    await chooses(three, 180);
    await addsDevice(hour);
    const startsIn = (ms: number): Promise<unknown> =>
      app.command('PUT', `/leagues/${leagueId}/draft`, {
        token: owner.token,
        body: { settings: { ...draftSettings, startsAt: new Date(Date.now() + ms).toISOString() } },
      });
    await startsIn(48 * HOUR_MS);
    await startsIn(HOUR_MS + SOON_MS);
    await endsAs(hour, 'draftReminder push sent', 'draftReminder email sent');
    const due = await app.eventsOf(`reminders-${draftIdOf(leagueId)}`);
    expect(due.map(({ data }) => data)).toEqual([expect.objectContaining({ minutes: 60 })]);
    expect(pushedTo(push, hour)).toEqual([expect.objectContaining({ title: 'Your draft starts in 1 hour' })]);
    expect(await newsOf(hour)).toContain('soon');
    const reminded = async (person: TestPerson): Promise<number> =>
      (await mailsTo(app, person.email)).filter(({ subject }) => subject.startsWith('Your draft starts'))
        .length;
    expect(await Promise.all(people.map(reminded))).toEqual([1, 0, 0]);
    expect(await newsOf(none)).not.toContain('soon');
    // Its time has passed: it is shown to nobody who chooses it now, and not after the draft has moved.
    await startsIn(48 * HOUR_MS);
    await until('it is over', async () => !(await newsOf(hour)).includes('soon'));
  });
});
