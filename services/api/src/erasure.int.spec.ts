import { backUp, startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { allProjections, contexts, type Context } from '@fieldhouse/contexts';
import type {
  ChecklistView,
  DraftPlayersView,
  HistoryView,
  LeagueView,
  RoomView,
} from '@fieldhouse/api-contract';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import { EverybodysData, MONGO_DB, REDIS } from '@fieldhouse/platform';
import { collectionOf } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import {
  DECRYPTED_FILES,
  TEST_SECRET,
  erasePerson,
  join as joinLeague,
  plantPerson,
  redisText,
  signUpStaff,
  tracesOf,
  type PlantedPerson,
  type Staff,
  type TestApp,
  type Trace,
} from '@fieldhouse/testing';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { draftSettings, enterTeam, leagueBody } from './testing/draft-league';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

const PEOPLE = 2;
const WITHIN_MS = 120_000;
const EXPORTED_WITHIN_MS = 15_000;

describe('people who were erased', () => {
  let dir: string;
  let data: string;
  let stack: EmbeddedStack;
  let app: TestApp;
  let staff: Staff;
  let stays: PlantedPerson;
  const left: PlantedPerson[] = [];

  const search = async (people: readonly PlantedPerson[], folders: readonly string[]) =>
    tracesOf({
      folders,
      texts: { redis: await redisText(app.nest.get<Redis>(REDIS)) },
      secret: TEST_SECRET,
      planted: people.flatMap(({ planted }) => Object.values(planted)),
      requests: people.flatMap(({ requests }) => requests),
    });

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'erasure-'));
    data = join(dir, 'data');
    stack = await startEmbeddedStack({ dataDir: data });
    app = await startWholeApi(stack);
    staff = await signUpStaff(app, `${SITE_ADMIN}@example.org`);
    stays = await plantPerson(app, staff);
    for (let n = 0; n < PEOPLE; n += 1) left.push(await plantPerson(app, staff));
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('are found in every field before, and take all of it along', async () => {
    const [person] = left;
    if (!person) throw new Error('nobody was planted');
    const values = Object.values(person.planted);
    expect(values.length).toBeGreaterThanOrEqual(30);
    const traces = await search([person], [data]);
    expect(traces).toContainEqual({ where: DECRYPTED_FILES, what: person.planted['chatFile'] });
    const found = new Set(traces.map(({ what }) => what));
    expect(values.filter((text) => !found.has(text))).toEqual([]);
    let missing = values;
    const exported = until(
      'the export has it all',
      async () => {
        const { body } = await app.send('GET', '/account/export', { token: person.token });
        const text = JSON.stringify(body);
        missing = values.filter((one) => !text.includes(one));
        return missing.length === 0;
      },
      EXPORTED_WITHIN_MS,
    );
    await exported.catch(() => expect(missing).toEqual([]));
  });

  it('leave no trace in files, Redis or a backup, nor in what can be decrypted; others stay', async () => {
    for (const person of left) await erasePerson(app, person);
    let traces: readonly Trace[] = [];
    const nothingIsLeft = until(
      'nothing is left of them',
      async () => {
        traces = await search(left, [data]);
        return traces.length === 0;
      },
      WITHIN_MS,
    );
    await nothingIsLeft.catch(() => expect(traces).toEqual([]));
    const copy = join(dir, 'copy');
    await backUp(data, copy);
    expect(await search(left, [copy])).toEqual([]);
    const kept = new Set((await search([stays], [copy])).map(({ what }) => what));
    expect(Object.values(stays.planted).filter((text) => !kept.has(text))).toEqual([]);
  });

  it('are missed by nobody: their drafts go on, and say nothing of their reasons', async () => {
    const GONE = 'Deleted with its author';
    for (const { ownLeagueId } of left) {
      const at = `/leagues/${ownLeagueId}/draft`;
      const as = { token: staff.owner };
      const room = (await app.send<RoomView>('GET', `${at}/room`, as)).body;
      expect(room).toMatchObject({
        status: 'paused',
        pauseAfterPickNo: 2,
        paused: { cause: 'commissioner', reason: GONE },
        lastUndo: { toPickNo: 1, reason: GONE },
        proof: { byHand: { reason: GONE }, rolls: [{ reason: null }, { reason: GONE }] },
      });
      const { rows } = (await app.send<HistoryView>('GET', `${at}/history`, as)).body;
      expect(rows.length).toBeGreaterThan(15);
      expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set([GONE, null]));

      await app.command('POST', `${at}/resume`, { ...as, body: { seconds: null } });
      const { players } = (await app.send<DraftPlayersView>('GET', `${at}/players`, as)).body;
      for (const [index, teamId] of room.order.entries()) {
        const body = { pickNo: index + 1, playerId: players[index]?.playerId, teamId };
        await app.command('POST', `${at}/picks`, { ...as, body });
      }
      const facts = await app.eventsOf<DraftEvent>(`draft-${room.draftId}`);
      expect(facts.at(-1)).toMatchObject({ type: 'DraftPaused', data: { reason: 'Scheduled after pick 2' } });
    }
  });

  it('have no part in their leagues, of which another one is the owner: a draft misses whoever picked', async () => {
    const [olga, cal, ben] = [await app.signUp('olga'), await app.signUp('cal'), await app.signUp('ben')];
    const made = await app.command('POST', '/leagues', { token: olga.token, body: leagueBody });
    const leagueId = made.streamId.slice('league-'.length);
    const teamId = await enterTeam(app, { leagueId, owner: olga }, 'Hawks');
    await joinLeague(app, leagueId, olga, ben, { kind: 'staff', role: 'commissioner' });
    await joinLeague(app, leagueId, olga, cal, { kind: 'team', teamId, role: 'captain' });
    const as = { token: ben.token };
    await app.command('PUT', `/leagues/${leagueId}/draft`, { ...as, body: { settings: draftSettings } });
    const unled = async () => {
      const { body } = await app.send<ChecklistView>('GET', `/leagues/${leagueId}/draft/checklist`, as);
      return body.items.find(({ code }) => code === 'team_without_picker')?.facts['teamIds'];
    };
    // With one team it is not judged yet, but that nobody picks for it would be said.
    expect(await unled()).toBeUndefined();
    for (const one of [cal, olga]) await erasePerson(app, one);
    await until('the draft misses the captain', async () => isDeepStrictEqual(await unled(), [teamId]));
    await until('the league shows neither', async () => {
      const { body } = await app.send<LeagueView>('GET', `/leagues/${leagueId}`, as);
      const roles = body.staff.map(({ accountId, role }) =>
        accountId === ben.accountId ? role : 'of somebody else',
      );
      return roles.join() === 'commissioner,owner' && body.teams.every(({ people }) => people.length === 0);
    });
  });

  /** Kept without anything about people in it, or for a day and under keys that are destroyed. */
  const NOTHING_PERSONAL = [
    'availability_days',
    'command_answers',
    'installation',
    'runner_parked_events',
    'runner_leases',
    'runner_checkpoints',
    'process_states',
    'timers',
  ];

  it('are the matter of a context wherever something is kept: each collection and each key has one', async () => {
    const keepings = app.nest
      .get(EverybodysData)
      .keepers()
      .map(({ keeping }) => keeping);
    const claimed = keepings.flatMap(({ collections }) => Object.keys(collections));
    const projected = allProjections.map((projection) => collectionOf(projection));
    const unclaimed = (await app.nest.get<Db>(MONGO_DB).listCollections().toArray())
      .map(({ name }) => name)
      .filter((name) => ![...claimed, ...projected, ...NOTHING_PERSONAL].includes(name));
    expect(unclaimed).toEqual([]);

    /** The seed of an order is revealed to everybody, and tells of nobody. */
    const seeds = ['drafts.draftId'];
    const erasers = keepings.flatMap(({ context, subjects }) =>
      Object.keys(subjects).map((subject) => `${context}.${subject}`),
    );
    const all: Readonly<Record<string, Context>> = contexts;
    const subjects = Object.entries(all).flatMap(([context, { events }]) =>
      events.flatMap(({ encrypted }) => encrypted.map(({ keyOf }) => `${context}.${keyOf}`)),
    );
    expect(subjects.length).toBeGreaterThan(10);
    expect([...new Set(subjects)].filter((subject) => ![...erasers, ...seeds].includes(subject))).toEqual([]);
  });
});
