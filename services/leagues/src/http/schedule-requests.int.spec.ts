import type { ScheduleRequestEvent } from '@fieldhouse/events/leagues';
import { join, type TestPerson } from '@fieldhouse/testing';
import { calendarDay, dayIn } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import { prospectus } from '../domain/prospectus.fixture';
import { startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let ben: TestPerson;
let cal: TestPerson;
let dee: TestPerson;
let eli: TestPerson;
let eve: TestPerson;
let leagueId: string;
let teamId: string;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, ben, cal, dee, eli, eve] = await Promise.all([
    app.signUp('ana'),
    app.signUp('ben'),
    app.signUp('cal'),
    app.signUp('dee'),
    app.signUp('eli'),
    app.signUp('eve'),
  ]);
  leagueId = await app.createLeague(ana);
  teamId = await app.enterTeam(ana, leagueId, 'Hawks');
  const otherId = await app.enterTeam(ana, leagueId, 'Owls');
  await join(app, leagueId, ana, ben, { kind: 'staff', role: 'scorekeeper' });
  await join(app, leagueId, ana, cal, { kind: 'team', teamId, role: 'captain' });
  await join(app, leagueId, ana, dee, { kind: 'team', teamId, role: 'co_captain' });
  await join(app, leagueId, ana, eli, { kind: 'team', teamId: otherId, role: 'captain' });
});
afterAll(() => app.stop());

const DAY_MS = 24 * 3_600_000;
/** A day from today on, in the league's zone. */
const day = (days: number): string =>
  dayIn('America/New_York', new Date(Date.now() + days * DAY_MS).toISOString());
const early = { kind: 'avoid_time', night: 'tue', when: 'before', time: '19:00' };
const byeOn = (days: number) => ({ kind: 'bye', on: day(days) });

type Answer = { code: string; detail: string; errors?: { field: string; message: string }[] };
const path = (rest = '', league = leagueId): string => `/leagues/${league}/schedule-requests${rest}`;
const send = (method: string, at: string, body: unknown, { token }: TestPerson, key: string = randomUUID()) =>
  app.send<Answer>(method, at, {
    token,
    headers: { 'idempotency-key': key },
    ...(body === undefined ? {} : { body }),
  });
const ask = (wish: unknown, by: TestPerson = cal, more: object = {}, key?: string) =>
  send('POST', path(), { teamId, wish, note: null, ...more }, by, key);
const answer = (requestId: string, body: unknown, by: TestPerson = ana) =>
  send('PUT', path(`/${requestId}/answer`), body, by);
const withdraw = (requestId: string, by: TestPerson = cal) =>
  send('DELETE', path(`/${requestId}`), undefined, by);
const facts = (league = leagueId) => app.eventsOf<ScheduleRequestEvent>(`scheduleRequests-${league}`);
const askedIn = async (): Promise<readonly string[]> =>
  (await facts()).flatMap(({ type, data }) => (type === 'ScheduleRequestAsked' ? [data.requestId] : []));

describe('a request for the schedule', () => {
  it.each([
    ['no weekday', { ...early, night: 'someday' }, 'wish.night'],
    ['no time of day', { ...early, time: '7 pm' }, 'wish.time'],
    ['no day', { kind: 'bye', on: '' }, 'wish.on'],
    ['no kind', { kind: 'play_with_gap' }, 'wish.kind'],
    ['days in the wrong order', { kind: 'avoid_day', from: day(9), to: day(8) }, 'wish.to'],
    ['15 days', { kind: 'avoid_day', from: day(1), to: day(15) }, 'wish.to'],
  ])('is not of %s', async (_, wish, field) => {
    const { status, body } = await ask(wish);
    expect([status, body.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it.each([
    ['empty', '  ', 'Write a note, or leave it empty'],
    ['too long', 'x'.repeat(301), 'Keep the note under 300 characters'],
    ['unseen in part', 'A \u202Ewedding', 'This has characters that cannot be seen. Type it in again'],
  ])('has no note that is %s', async (_, note, message) => {
    const { status, body } = await ask(early, cal, { note });
    expect([status, body.errors]).toEqual([400, [{ field: 'note', message }]]);
    expect(await facts()).toEqual([]);
  });

  it('is asked by a captain once for a key, its note sealed', async () => {
    const key = randomUUID();
    const note = ' Half of us work\nuntil six. ';
    expect(await ask(early, cal, { note }, key)).toMatchObject({ status: 200 });
    expect(await ask(early, cal, { note }, key)).toMatchObject({ status: 200 });
    expect(await facts()).toMatchObject([
      {
        type: 'ScheduleRequestAsked',
        data: {
          leagueId,
          teamId,
          accountId: cal.accountId,
          wish: early,
          note: 'Half of us work\nuntil six.',
        },
      },
    ]);
    const [stored] = await app.storedEventsOf(`scheduleRequests-${leagueId}`);
    expect(JSON.stringify(stored?.data)).not.toContain('Half of us');
  });

  it('is asked by a co-captain too, of up to 14 days', async () => {
    const wish = { kind: 'avoid_day', from: day(1), to: day(14) };
    expect(await ask(wish, dee)).toMatchObject({ status: 200 });
    expect((await facts()).at(-1)).toMatchObject({ data: { accountId: dee.accountId, wish, note: null } });
  });

  it('is nobody else’s to ask, and strangers learn of no league', async () => {
    for (const person of [ana, ben, eli])
      expect(await ask(byeOn(3), person)).toMatchObject({ status: 403, body: { code: 'not_team_captain' } });
    expect(await ask(byeOn(3), eve)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const other = await app.createLeague(eve);
    expect(await send('POST', path('', other), { teamId, wish: early, note: null }, cal)).toMatchObject({
      status: 404,
    });
    expect(await facts(other)).toEqual([]);
    expect(await facts()).toHaveLength(2);
  });

  it('is refused with a way on where it cannot be', async () => {
    expect(await ask(early, dee)).toMatchObject({
      status: 409,
      body: {
        code: 'already_asked',
        detail:
          'Your team has asked for the same already. See where that request stands, or withdraw it first.',
      },
    });
    expect(await ask(byeOn(-2))).toMatchObject({
      status: 422,
      body: { code: 'day_over', detail: 'Choose a day that is today or later.' },
    });
    for (let n = 0; n < 8; n += 1) expect(await ask(byeOn(20 + n))).toMatchObject({ status: 200 });
    expect(await ask(byeOn(40))).toMatchObject({
      status: 409,
      body: {
        code: 'too_many_requests_of_team',
        detail: 'A team has 10 requests at a time that are open or accepted. Withdraw one that matters less.',
      },
    });
  });

  it('is answered by the staff, with a reason where it is declined', async () => {
    const [first = ''] = await askedIn();
    const { status, body } = await answer(first, { answer: 'declined', reason: null });
    expect([status, body.errors]).toEqual([400, [{ field: 'reason', message: 'Say why' }]]);
    for (const person of [ben, cal, eli])
      expect(await answer(first, { answer: 'accepted', reason: null }, person)).toMatchObject({
        status: 403,
        body: { code: 'not_league_staff' },
      });
    expect(await answer(first, { answer: 'accepted', reason: null }, eve)).toMatchObject({ status: 404 });
    expect(await answer(randomUUID(), { answer: 'accepted', reason: null })).toMatchObject({
      status: 404,
      body: { code: 'schedule_request_unknown' },
    });
    expect(await answer(first, { answer: 'accepted', reason: null })).toMatchObject({ status: 200 });
    expect(await answer(first, { answer: 'declined', reason: 'The field is taken' })).toMatchObject({
      status: 200,
    });
    expect((await facts()).slice(-2)).toMatchObject([
      { type: 'ScheduleRequestAnswered', data: { requestId: first, answer: 'accepted', reason: null } },
      { data: { accountId: ana.accountId, answer: 'declined', reason: 'The field is taken' } },
    ]);
    const stored = (await app.storedEventsOf(`scheduleRequests-${leagueId}`)).at(-1);
    expect(JSON.stringify(stored?.data)).not.toContain('taken');
  });

  it('is withdrawn by who leads the team, and is not answered then', async () => {
    const [, second = ''] = await askedIn();
    expect(await withdraw(second, ana)).toMatchObject({ status: 403, body: { code: 'not_team_captain' } });
    expect(await withdraw(second, eli)).toMatchObject({
      status: 404,
      body: { code: 'schedule_request_unknown' },
    });
    expect(await withdraw(second, eve)).toMatchObject({ status: 404 });
    expect(await withdraw(second)).toMatchObject({ status: 200 });
    expect(await withdraw(second, dee)).toMatchObject({ status: 200 });
    expect((await facts()).filter(({ type }) => type === 'ScheduleRequestWithdrawn')).toHaveLength(1);
    expect(await answer(second, { answer: 'accepted', reason: null })).toMatchObject({
      status: 409,
      body: {
        code: 'schedule_request_withdrawn',
        detail: 'The team has withdrawn this request. There is nothing left to answer.',
      },
    });
  });

  it('keeps to the season that the league has said, and names it', async () => {
    const [startsOn, endsOn] = [day(30), day(90)];
    const body = {
      ...{ ...prospectus, startsOn, endsOn, phases: [], refunds: [] },
      windows: {
        opensAt: new Date(Date.now() + DAY_MS).toISOString(),
        earlyUntil: null,
        regularUntil: new Date(Date.now() + 20 * DAY_MS).toISOString(),
        lateUntil: null,
      },
      prices: { team: { early: null, regular: 0, late: null } },
      ...{ roster: { minimum: 9, freezeOn: null }, placedBy: null, eligibility: [] },
      payment: { depositPercent: null, instalments: [], bearer: 'organizer' },
    };
    await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token: ana.token, body });
    const detail = `The season is from ${calendarDay(startsOn)} to ${calendarDay(endsOn)}. Choose days within it.`;
    for (const wish of [byeOn(29), byeOn(91), { kind: 'avoid_day', from: day(85), to: day(91) }])
      expect(await ask(wish)).toMatchObject({ status: 422, body: { code: 'day_outside_season', detail } });
    expect(await ask(byeOn(90))).toMatchObject({ status: 200 });
  });

  it('is not answered once its team has left, and nothing is asked of a canceled league', async () => {
    const last = (await askedIn()).at(-1) ?? '';
    await app.command('DELETE', `/leagues/${leagueId}/teams/${teamId}`, { token: ana.token });
    expect(await answer(last, { answer: 'accepted', reason: null })).toMatchObject({
      status: 409,
      body: { code: 'team_left' },
    });
    expect(await ask(byeOn(45))).toMatchObject({ status: 404 });
    await app.command('POST', `/leagues/${leagueId}/cancellation`, {
      token: ana.token,
      body: { reason: 'Too few teams' },
    });
    expect(await answer(last, { answer: 'accepted', reason: null })).toMatchObject({
      status: 409,
      body: { code: 'league_cancelled' },
    });
  });
});
