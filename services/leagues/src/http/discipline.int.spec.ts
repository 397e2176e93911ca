import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import { join, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let sam: TestPerson;
let cal: TestPerson;
let eve: TestPerson;
let leagueId: string;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, sam, cal, eve] = await Promise.all([
    app.signUp('ana'),
    app.signUp('sam'),
    app.signUp('cal'),
    app.signUp('eve'),
  ]);
  leagueId = await app.createLeague(ana);
  await join(app, leagueId, ana, sam, { kind: 'staff', role: 'scorekeeper' });
  const teamId = await app.enterTeam(ana, leagueId, 'Hawks');
  await join(app, leagueId, ana, cal, { kind: 'team', teamId, role: 'captain' });
});
afterAll(() => app.stop());

type Answer = { code: string; detail: string; errors?: { field: string; message: string }[] };
const ask = (at: string, body: unknown, { token }: TestPerson = ana, key: string = randomUUID()) =>
  app.send<Answer>('POST', `/leagues/${leagueId}/discipline${at}`, {
    token,
    body,
    headers: { 'idempotency-key': key },
  });
const incident = (more: object = {}) => ({
  ...{
    accountId: cal.accountId,
    day: '2026-05-01',
    kind: 'abuse_of_official',
    words: ' Threw a bat.\nTwice. ',
  },
  ...more,
});
const suspension = (more: object = {}) => ({
  ...{ accountId: cal.accountId, firstDay: '2026-05-02', lastDay: null, reason: 'For the bat' },
  incidentId: null,
  ...more,
});
const facts = () => app.eventsOf<LeagueDisciplineEvent>(`leagueDiscipline-${leagueId}`);
const last = async () => (await facts()).at(-1);

describe('an incident', () => {
  it('is recorded by a scorekeeper, once for a key, and sealed', async () => {
    const key = randomUUID();
    expect(await ask('/incidents', incident(), sam, key)).toMatchObject({ status: 200 });
    expect(await ask('/incidents', incident(), sam, key)).toMatchObject({ status: 200 });
    const told = { accountId: cal.accountId, by: sam.accountId, words: 'Threw a bat.\nTwice.' };
    expect(await facts()).toMatchObject([{ type: 'IncidentRecorded', data: { leagueId, ...told } }]);
    const [stored] = await app.storedEventsOf(`leagueDiscipline-${leagueId}`);
    expect(JSON.stringify(stored?.data)).not.toContain('bat');
  });

  it.each([
    ['a day', { day: '2026-02-30' }, 'day', 'Enter a day'],
    ['words', { words: '  ' }, 'words', 'Say what happened'],
    [
      'no more than there is room for',
      { words: 'x'.repeat(1_001) },
      'words',
      'Keep it under 1000 characters',
    ],
    [
      ...(['what can be seen', { words: 'No \u202Egames' }, 'words'] as const),
      'This has characters that cannot be seen. Type it in again',
    ],
  ])('has %s', async (_, more, field, message) => {
    const { status, body } = await ask('/incidents', incident(more));
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('is of somebody of the league, and of no day that has not come', async () => {
    expect(await ask('/incidents', incident({ accountId: eve.accountId }))).toMatchObject({
      status: 404,
      body: { code: 'person_unknown' },
    });
    // Who keeps the record alone does not play.
    expect(await ask('/incidents', incident({ accountId: sam.accountId }))).toMatchObject({
      body: { code: 'person_unknown' },
    });
    expect(await ask('/incidents', incident({ day: '2999-01-01' }))).toMatchObject({
      status: 422,
      body: { code: 'day_ahead' },
    });
    expect(await facts()).toHaveLength(1);
  });

  it('is the staff’s: a captain is told so, and strangers learn of no league', async () => {
    expect(await ask('/incidents', incident(), cal)).toMatchObject({
      status: 403,
      body: { code: 'not_scorekeeper' },
    });
    expect(await ask('/incidents', incident(), eve)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await facts()).toHaveLength(1);
  });
});

describe('a suspension', () => {
  it('is decided by who runs the league, for what is on record, once at a time', async () => {
    const recorded = await last();
    const incidentId = recorded?.type === 'IncidentRecorded' ? recorded.data.incidentId : '';
    expect(await ask('/suspensions', suspension(), sam)).toMatchObject({
      status: 403,
      body: { code: 'not_league_staff' },
    });
    expect(await ask('/suspensions', suspension(), eve)).toMatchObject({ status: 404 });
    expect(await ask('/suspensions', suspension({ lastDay: '2026-05-01' }))).toMatchObject({
      status: 422,
      body: { code: 'days_reversed' },
    });
    expect(await ask('/suspensions', suspension({ incidentId }))).toMatchObject({ status: 200 });
    expect(await ask('/suspensions', suspension({ firstDay: '2999-01-01' }))).toMatchObject({
      status: 409,
      body: {
        code: 'already_suspended',
        detail:
          'They are suspended from May 2, 2026 until it is lifted. Choose other days, or lift that suspension first.',
      },
    });
    expect(await last()).toMatchObject({ type: 'PersonSuspended', data: { incidentId, lastDay: null } });
  });

  it('is lifted with a reason, and an incident taken back, by who runs the league', async () => {
    const [recorded, suspended] = await facts();
    const at = suspended?.type === 'PersonSuspended' ? `/suspensions/${suspended.data.suspensionId}` : '';
    const of = recorded?.type === 'IncidentRecorded' ? `/incidents/${recorded.data.incidentId}` : '';
    expect(await ask(`${at}/lifting`, { reason: '' })).toMatchObject({ status: 400 });
    expect(await ask(`${at}/lifting`, { reason: 'Apologized' }, cal)).toMatchObject({ status: 403 });
    expect(await ask(`${at}/lifting`, { reason: 'Apologized' })).toMatchObject({ status: 200 });
    expect(await ask(`${at}/lifting`, { reason: 'Apologized' })).toMatchObject({
      status: 409,
      body: { code: 'suspension_over' },
    });
    expect(await ask(`${of}/withdrawal`, { reason: 'Another one' }, sam)).toMatchObject({ status: 403 });
    expect(await ask(`${of}/withdrawal`, { reason: 'Another one' })).toMatchObject({ status: 200 });
    expect(await ask(`${of}/withdrawal`, { reason: 'Another one' })).toMatchObject({
      status: 409,
      body: { code: 'incident_taken_back' },
    });
    const stored = await app.storedEventsOf(`leagueDiscipline-${leagueId}`);
    expect(stored.map(({ type }) => type)).toEqual([
      ...['IncidentRecorded', 'PersonSuspended', 'SuspensionLifted', 'IncidentTakenBack'],
    ]);
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toMatch(/Apologized|Another/);
  });
});

it('is not judged by whom it is about', async () => {
  await join(app, leagueId, ana, cal, { kind: 'staff', role: 'commissioner' });
  for (const [at, body] of [
    ['/incidents', incident()],
    ['/suspensions', suspension()],
  ] as const)
    expect(await ask(at, body, cal)).toMatchObject({ status: 403, body: { code: 'own_case' } });
  expect(await facts()).toHaveLength(4);
});
