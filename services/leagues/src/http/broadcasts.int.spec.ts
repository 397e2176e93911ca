import type { LeagueBroadcastEvent } from '@fieldhouse/events/leagues';
import { join, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let cal: TestPerson;
let eve: TestPerson;
let leagueId: string;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, cal, eve] = await Promise.all([app.signUp('ana'), app.signUp('cal'), app.signUp('eve')]);
  leagueId = await app.createLeague(ana);
});
afterAll(() => app.stop());

const rain = { audience: 'captains', text: '  Rain: no games tonight.\nSee you on Thursday. ' };
const send = (body: unknown, { token }: TestPerson = ana, key: string = randomUUID(), league = leagueId) =>
  app.send<{ code: string; detail: string; errors?: { field: string; message: string }[] }>(
    'POST',
    `/leagues/${league}/broadcasts`,
    { token, body, headers: { 'idempotency-key': key } },
  );
const facts = (league = leagueId) => app.eventsOf<LeagueBroadcastEvent>(`leagueBroadcasts-${league}`);

describe('a message of a league’s staff', () => {
  it('is refused with a way on while there is nobody to tell', async () => {
    expect(await send(rain)).toMatchObject({
      status: 409,
      body: {
        code: 'nobody_to_tell',
        detail: 'No team has a captain with an account yet. Invite captains first, or write to everybody.',
      },
    });
    expect(await send({ ...rain, audience: 'everybody' })).toMatchObject({
      status: 409,
      body: { detail: 'Nobody but you is in the league yet. Invite captains or open registration first.' },
    });
    expect(await facts()).toEqual([]);
  });

  it.each([
    ['empty', ' \n ', 'Write the message'],
    ['too long', 'x'.repeat(501), 'Keep the message under 500 characters'],
    ['unseen in part', 'No \u202Egames', 'This has characters that cannot be seen. Type it in again'],
  ])('is not %s', async (_, text, message) => {
    const { status, body } = await send({ audience: 'captains', text });
    expect([status, body.errors]).toEqual([400, [{ field: 'text', message }]]);
  });

  it('goes to the captains as the league has them then, once for a key', async () => {
    const teamId = await app.enterTeam(ana, leagueId, 'Hawks');
    await join(app, leagueId, ana, cal, { kind: 'team', teamId, role: 'captain' });
    const key = randomUUID();
    expect(await send(rain, ana, key)).toMatchObject({ status: 200 });
    expect(await send(rain, ana, key)).toMatchObject({ status: 200 });
    expect(await facts()).toMatchObject([
      {
        type: 'LeagueBroadcastSent',
        data: {
          ...{ leagueId, accountId: ana.accountId, audience: 'captains', accountIds: [cal.accountId] },
          text: 'Rain: no games tonight.\nSee you on Thursday.',
        },
      },
    ]);
    const [stored] = await app.storedEventsOf(`leagueBroadcasts-${leagueId}`);
    expect(JSON.stringify(stored?.data)).not.toContain('Rain');
  });

  it('is the staff’s: a captain is told so, and strangers learn of no league', async () => {
    expect(await send(rain, cal)).toMatchObject({ status: 403, body: { code: 'not_league_staff' } });
    expect(await send(rain, eve)).toMatchObject({ status: 404 });
    const other = await app.createLeague(eve);
    expect(await send(rain, ana, randomUUID(), other)).toMatchObject({ status: 404 });
    expect(await facts(other)).toEqual([]);
    expect(await facts()).toHaveLength(1);
  });

  it('is one of ten within an hour', async () => {
    for (let n = 1; n < 10; n += 1) expect(await send(rain)).toMatchObject({ status: 200 });
    expect(await send(rain)).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_broadcasts',
        detail: expect.stringMatching(
          /^A league sends 10 messages within an hour at most\. Try again in \d+ minutes\.$/,
        ) as unknown,
      },
    });
    expect(await facts()).toHaveLength(10);
  });
});
