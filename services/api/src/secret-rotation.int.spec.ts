import type { InviteView, NoticeSettingsView, ProblemView, UserView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { Secrets, openSealed, seal } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB, Metrics } from '@fieldhouse/platform';
import {
  TEST_SECRET,
  invite,
  requestsTo,
  turnOnSecondFactor,
  type TestApp,
  type TestSecondFactor,
} from '@fieldhouse/testing';
import { MongoClient, type Db } from 'mongodb';
import { execFile } from 'node:child_process';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApps, startApp } from './testing/app-process';
import { AuthClient } from './testing/auth-client';
import { leagueBody } from './testing/draft-league';
import { tokenTo } from './testing/mailbox';
import { photoLinkOf } from './testing/player-photos';
import { startWholeApi } from './testing/whole-api';

const NEXT = 'another secret that is only used in tests, 1234567890';
/** Where something is kept that depends on the secret. */
const KEPT_IN = [
  'contact_addresses',
  'identity_credentials',
  'identity_subject_keys',
  'league_invited_addresses',
  'team_codes',
  'team_invited_addresses',
];
const KINDS = KEPT_IN.length;
const OPS = join(__dirname, '../../../tools/ops.mjs');
const ANA = 'ana@example.org';
const BOB = 'bob@example.org';

type Api = Pick<TestApp, 'send'> & { readonly stop: () => Promise<void> };
type Kept = { readonly _id: string; readonly [field: string]: unknown };

describe('the secret of an installation', () => {
  let stack: EmbeddedStack;
  const running = new Set<TestApp>();
  const ends: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    stack = await startEmbeddedStack();
  });
  afterEach(async () => {
    await Promise.all([...running].map(stop));
    await Promise.all(ends.splice(0).map((end) => end()));
    await stack.stop();
  });
  const start = async (secret: string, previous = ''): Promise<TestApp> => {
    const env = { FIELDHOUSE_SECRET: secret, FIELDHOUSE_SECRET_PREVIOUS: previous };
    const app = await startWholeApi(stack, env);
    running.add(app);
    return app;
  };
  const stop = async (app: TestApp): Promise<void> => {
    running.delete(app);
    await app.stop();
  };
  /** Waits for the run after the start. */
  const renewed = (app: TestApp): Promise<void> =>
    until('everything that is kept is under the present secret', async () => {
      const { values } = await app.nest.get(Metrics).underOtherSecret.get();
      return values.length === KINDS && values.every(({ value }) => value === 0);
    });
  const everyOf = (app: TestApp, collection: string): Promise<readonly Kept[]> =>
    app.nest.get<Db>(MONGO_DB).collection<Kept>(collection).find().toArray();

  /** People with everything that depends on the secret. */
  type People = {
    readonly ana: AuthClient;
    readonly token: string;
    readonly unconfirmed: string;
    readonly confirmingToken: string;
    readonly confirmToken: string;
    readonly factor: TestSecondFactor;
    readonly ticket: string;
    readonly link: string;
    readonly photo: string;
  };
  const peopleOf = async (app: TestApp): Promise<People> => {
    const ana = new AuthClient(app);
    const { access_token: token } = await ana.signUp(ANA);
    const { access_token: bobs } = await new AuthClient(app).signUp(BOB, { firstName: 'Bob' });
    const factor = await turnOnSecondFactor(app, { token: bobs });
    const unconfirmed = `${randomUUID()}@corp.example`;
    const { access_token: confirmingToken } = await new AuthClient(app).signUp(unconfirmed);
    const made = await app.command('POST', '/leagues', { token, body: leagueBody });
    const leagueId = made.streamId.slice('league-'.length);
    const staff = { kind: 'staff', role: 'commissioner' } as const;
    const message = { name: 'Ana', email: ANA, topic: 'support', message: 'Hello there, all of you' };
    expect((await app.send('POST', '/contact', { body: message })).status).toBeLessThan(300);
    const { photoId, until: holds, sig } = await photoLinkOf(app, { token });
    return {
      ana,
      token,
      unconfirmed,
      confirmingToken,
      confirmToken: await tokenTo(app, unconfirmed, 'confirm'),
      factor,
      ticket: await ticketOf(app),
      link: await invite(app, leagueId, { token }, 'cal@example.org', staff),
      photo: `/players/photos/${photoId}?until=${holds}&sig=${sig}`,
    };
  };
  const ticketOf = async (app: TestApp): Promise<string> => {
    const { body } = await new AuthClient(app).signIn(BOB);
    expect(body.code).toBe('second_factor_required');
    return String(body.facts?.['ticket']);
  };
  const signUpAgain = async (app: Pick<TestApp, 'send'>, email: string): Promise<string> => {
    const person = { email, password: 'correct horse', firstName: 'Eve', lastName: 'Diaz' };
    return (await new AuthClient(app).send('POST', '/signup', person)).body.code;
  };
  const looked = (app: TestApp, link: string) => app.send<InviteView>('GET', `/leagues/invites/${link}`);
  const proven = (app: TestApp, ticket: string, code: string | undefined) =>
    new AuthClient(app).send<ProblemView>('POST', '/token?grant_type=second_factor', { ticket, code });
  const nameAt = async (app: Pick<TestApp, 'send'>, token: string): Promise<unknown> =>
    (await app.send<UserView>('GET', '/auth/user', { token })).body.user_metadata?.first_name;
  /** What browsers are bound to that have agreed to be told. */
  const pushKeyAt = async (app: TestApp, token: string): Promise<string> =>
    (await app.send<NoticeSettingsView>('GET', '/notification-settings', { token })).body.pushKey;
  const photoAt = async (app: TestApp, path: string): Promise<number> =>
    (await fetch(`${app.url}/api${path}`)).status;

  it('is changed while people stay signed in, and the one before opens nothing afterwards', async () => {
    const before = await start(TEST_SECRET);
    const people = await peopleOf(before);
    const pushKey = await pushKeyAt(before, people.token);
    expect(pushKey).toMatch(/^[\w-]{87}$/);
    await stop(before);

    const between = await start(NEXT, TEST_SECRET);
    await renewed(between);
    expect(await nameAt(between, people.token)).toBe('Ana');
    expect((await looked(between, people.link)).body.leagueName).toBe(leagueBody.name);
    expect(await photoAt(between, people.photo)).toBe(200);
    expect((await proven(between, people.ticket, people.factor.recoveryCodes[0])).status).toBe(200);
    const device = (client: AuthClient) => client.cookie('fieldhouse_device')?.split('.')[0];
    const known = people.ana.on(between);
    expect((await known.signIn(ANA)).status).toBe(200);
    expect(device(known)).toBe(device(people.ana));
    expect(await signUpAgain(between, ANA)).toBe('email_taken');
    const confirmed = await between.send('POST', '/auth/confirm', {
      token: people.confirmingToken,
      body: { token: people.confirmToken },
    });
    expect(confirmed.status).toBeLessThan(300);
    const ana = people.ana.on(between);
    const { status, body } = await ana.refresh();
    expect(status).toBe(200);
    await stop(between);

    const after = await start(NEXT);
    await renewed(after);
    expect(await nameAt(after, body.access_token)).toBe('Ana');
    expect(await pushKeyAt(after, body.access_token)).toBe(pushKey);
    const later = await ana.on(after).refresh();
    expect(later.status).toBe(200);
    expect((await new AuthClient(after).signIn(ANA)).status).toBe(200);
    expect((await proven(after, await ticketOf(after), people.factor.recoveryCodes[1])).status).toBe(200);
    // What the previous secret signed is gone with it; the invitation itself is not.
    expect((await after.send('GET', '/auth/user', { token: people.token })).status).toBe(401);
    expect((await looked(after, people.link)).status).toBe(404);
    expect(await photoAt(after, people.photo)).toBe(404);
    const old = new Secrets(TEST_SECRET).keysOf('subject-keys');
    for (const { sealedKey } of await everyOf(after, 'identity_subject_keys'))
      for (const key of old) expect(() => openSealed(key, String(sealedKey))).toThrow();
    const digests = new Secrets(TEST_SECRET).digests('email-digest', ANA);
    for (const { emailDigest } of await everyOf(after, 'identity_credentials'))
      expect(digests).not.toContain(emailDigest);
  });

  it('is changed one process after the other, where each knows both', async () => {
    await buildApps();
    const api = async (secret: string, previous: string): Promise<Api> => {
      const env = { FIELDHOUSE_SECRET: secret, FIELDHOUSE_SECRET_PREVIOUS: previous };
      const { url, stop: end } = await startApp('api', stack, env);
      ends.push(end);
      const metrics = async (): Promise<readonly string[]> =>
        (await (await fetch(`${url}/metrics`)).text()).match(/^fieldhouse_under_other_secret\{.*/gm) ?? [];
      const settled = until('everything that is kept is under the present secret', async () => {
        const lines = await metrics();
        return lines.length === KINDS && lines.every((line) => line.endsWith(' 0'));
      });
      await settled;
      return { ...requestsTo(url), stop: end };
    };
    const first = await api(TEST_SECRET, NEXT);
    const ana = new AuthClient(first);
    const { access_token: token } = await ana.signUp(ANA);
    const second = await api(NEXT, TEST_SECRET);
    expect([await nameAt(first, token), await nameAt(second, token)]).toEqual(['Ana', 'Ana']);
    // The answer of one is lost: the other gives the same.
    const again = ana.on(second);
    expect([(await ana.refresh()).status, (await again.refresh()).status]).toEqual([200, 200]);
    expect(again.cookie('fieldhouse_refresh')).toBe(ana.cookie('fieldhouse_refresh'));
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      const email = `${randomUUID()}@example.org`;
      const { access_token: theirs } = await new AuthClient(from).signUp(email);
      expect(await nameAt(to, theirs)).toBe('Ana');
      expect((await new AuthClient(to).signIn(email)).status).toBe(200);
      expect(await signUpAgain(to, email)).toBe('email_taken');
    }
    // What the first has written in the meantime is renewed when it starts with the next secret too.
    await first.stop();
    await api(NEXT, TEST_SECRET);
    await expect(api(TEST_SECRET, '')).rejects.toThrow(/FIELDHOUSE_SECRET/);
    const alone = await api(NEXT, '');
    expect((await new AuthClient(alone).signIn(ANA)).status).toBe(200);
    expect((await again.on(alone).refresh()).status).toBe(200);
  });

  it('keeps opening what was made before each purpose had a key of its own', async () => {
    const made = await start(TEST_SECRET);
    const { factor } = await peopleOf(made);
    await renewed(made);
    await asBefore(made);
    await stop(made);

    const upgraded = await start(TEST_SECRET);
    expect((await new AuthClient(upgraded).signIn(ANA)).status).toBe(200);
    await renewed(upgraded);
    const { status, body } = await new AuthClient(upgraded).signIn(ANA);
    expect([status, body.user.user_metadata.first_name]).toEqual([200, 'Ana']);
    expect((await proven(upgraded, await ticketOf(upgraded), factor.recoveryCodes[2])).status).toBe(200);
    expect(await everyOf(upgraded, 'contact_addresses')).toMatchObject([
      { emailDigest: new Secrets(TEST_SECRET).digest('contact-address', ANA) },
    ]);
  });

  it('is asked about with a tool, of everything that is kept', async () => {
    const client = new MongoClient(stack.mongoUrl);
    ends.push(() => client.close());
    const db = client.db('fieldhouse');
    for (const name of KEPT_IN) await db.collection(name).insertOne({ secretId: 'first', sealedKey: 'key' });
    const env = { ...process.env, MONGODB_URL: stack.mongoUrl };
    const told = async (): Promise<readonly string[]> =>
      (await promisify(execFile)(process.execPath, [OPS, 'secret'], { env })).stdout.trimEnd().split('\n');
    const lines = KEPT_IN.map((name) => `${name}  secret first  1`);
    const [last, ...before] = [...(await told())].reverse();
    expect([before.sort(), last]).toEqual([lines, 'all under one secret']);
    await db.collection('team_codes').insertOne({ secretId: 'second' });
    expect((await told()).at(-1)).toBe('under several secrets: keep the previous one');
  });

  /** Makes of what is kept what the versions before had kept. */
  const asBefore = async (app: TestApp): Promise<void> => {
    const db = app.nest.get<Db>(MONGO_DB);
    const secrets = new Secrets(TEST_SECRET);
    const digest = (purpose: string, email: string): string =>
      createHmac('sha256', `${purpose}|${TEST_SECRET}`).update(email).digest('base64url');
    const master = createHash('sha256').update(`subject-keys|${TEST_SECRET}`).digest();
    for (const { _id, sealedKey } of await everyOf(app, 'identity_subject_keys'))
      await db.collection<Kept>('identity_subject_keys').updateOne(
        { _id },
        {
          $set: { sealedKey: seal(master, openSealed(secrets.keysOf('subject-keys')[0], String(sealedKey))) },
          $unset: { secretId: '' },
        },
      );
    for (const email of [ANA, BOB])
      await db
        .collection('identity_credentials')
        .updateOne(
          { emailDigest: secrets.digest('email-digest', email) },
          { $set: { emailDigest: digest('email-digest', email) }, $unset: { secretId: '' } },
        );
    await db
      .collection('contact_addresses')
      .updateMany({}, { $set: { emailDigest: digest('contact-address', ANA) }, $unset: { secretId: '' } });
  };
});
