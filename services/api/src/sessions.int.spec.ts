import type { ProblemView, SessionItemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { AccountEvent } from '@fieldhouse/events/identity';
import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { CommandSender, Metrics, MONGO_DB } from '@fieldhouse/platform';
import { attackSize, keyed, turnOnSecondFactor } from '@fieldhouse/testing';
import type { TestAnswer, TestApp } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { AuthClient, PASSWORD } from './testing/auth-client';
import { startWholeApi } from './testing/whole-api';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const COOKIE = 'fieldhouse_refresh';
const ALLOWANCE = 10;

describe('sessions', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let email: string;
  let browser: AuthClient;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  beforeEach(() => {
    email = `${randomUUID()}@example.org`;
    browser = new AuthClient(app);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const works = async (token: string): Promise<boolean> =>
    (await app.send('GET', '/auth/user', { token })).status === 200;
  const revoked = async (accountId: string): Promise<readonly string[]> =>
    (await app.eventsOf<AccountEvent>(`account-${accountId}`)).flatMap((event) =>
      event.type === 'SessionFamilyRevoked' ? [event.data.cause] : [],
    );

  describe('of one person', () => {
    it('are told by device and place and ended one by one', async () => {
      const { user, access_token: here } = await browser.signUp(email);
      const phone = new AuthClient(app, SAFARI);
      const { access_token: there } = (await phone.signIn(email)).body;
      const list = async (token: string) =>
        (await browser.send<SessionItemView[]>('GET', '/sessions', undefined, token)).body;
      const sessions = await list(here);
      expect(sessions.map(({ device, current, ip }) => [device, current, ip]).sort()).toEqual([
        ['Chrome on Windows', true, '127.0.0.x'],
        ['Safari on iPhone', false, '127.0.0.x'],
      ]);
      const other = sessions.find(({ current }) => !current)?.id ?? '';

      const stranger = await new AuthClient(app).signUp(`${randomUUID()}@example.org`);
      const end = (id: string, token: string) => browser.send('DELETE', `/sessions/${id}`, undefined, token);
      expect((await end(other, stranger.access_token)).status).toBe(404);
      expect((await end(other, here)).status).toBe(204);
      expect((await end(other, here)).status).toBe(404);
      expect([await works(there), await works(here)]).toEqual([false, true]);
      expect((await phone.refresh()).status).toBe(401);
      expect(await list(here)).toHaveLength(1);
      expect(await revoked(user.id)).toEqual(['signed_out']);
    });

    it('end here, elsewhere or everywhere on signing out', async () => {
      await browser.signUp(email);
      const others = [new AuthClient(app), new AuthClient(app)];
      for (const other of others) await other.signIn(email);
      expect((await browser.send('POST', '/logout?scope=others')).status).toBe(204);
      for (const other of others) expect((await other.refresh()).status).toBe(401);
      expect((await browser.refresh()).status).toBe(200);

      const [elsewhere = browser] = others;
      const { access_token: token } = (await elsewhere.signIn(email)).body;
      expect((await browser.send('POST', '/logout?scope=global')).status).toBe(204);
      expect(browser.cookie(COOKIE)).toBeUndefined();
      expect([(await elsewhere.refresh()).status, await works(token)]).toEqual([401, false]);

      const { access_token: last } = (await browser.signIn(email)).body;
      expect((await browser.send('POST', '/logout')).status).toBe(204);
      expect(await works(last)).toBe(false);
      expect((await browser.send('POST', '/logout')).status).toBe(204);
      expect((await browser.send('POST', '/logout?scope=global')).status).toBe(401);
      expect((await browser.send('POST', '/logout?scope=all')).status).toBe(400);
    });

    it('end for good where signing out was interrupted and is told again', async () => {
      const { user } = await browser.signUp(email);
      const headers = keyed();
      const signOut = () => browser.send('POST', '/logout', undefined, undefined, headers);
      const store = app.nest.get<EventStore>(EVENT_STORE);
      const away = jest.spyOn(store, 'append').mockRejectedValue(new Error('away'));
      expect((await signOut()).status).toBe(500);
      away.mockRestore();
      expect([(await signOut()).status, await revoked(user.id)]).toEqual([204, ['signed_out']]);
      expect(browser.cookie(COOKIE)).toBeUndefined();
    });
  });

  describe('and their refresh tokens', () => {
    /** Asks until there is an answer: of a thousand at once some may be told to come again, or lose their connection. */
    const insist = async (thief: AuthClient): Promise<number> => {
      const status = await thief.refresh().then(
        (answer) => answer.status,
        () => null,
      );
      return status === 503 || status === null ? insist(thief) : status;
    };

    it('have one successor however many ask at once', async () => {
      await browser.signUp(email);
      const first = browser.cookie(COOKIE) ?? '';
      const answers = await Promise.all(
        Array.from({ length: attackSize(1_000) }, () => {
          const thief = new AuthClient(app);
          thief.setCookie(COOKIE, first);
          return insist(thief).then((status) => ({ status, successor: thief.cookie(COOKIE) }));
        }),
      );
      const successors = new Set(answers.flatMap((one) => (one.status === 200 ? [one.successor] : [])));
      expect(successors.size).toBeLessThanOrEqual(1);
      expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true);
      process.stdout.write(
        `refresh: ${answers.length} at once with the current token have ${successors.size} successor\n`,
      );
    });

    it('end their session once when a used one comes back a thousand times at once', async () => {
      const { user, access_token: token } = await browser.signUp(email);
      const first = browser.cookie(COOKIE) ?? '';
      const other = new AuthClient(app);
      await other.signIn(email);
      for (let n = 0; n < 2; n += 1) expect((await browser.refresh()).status).toBe(200);
      const statuses = await Promise.all(
        Array.from({ length: attackSize(1_000) }, () => {
          const thief = new AuthClient(app);
          thief.setCookie(COOKIE, first);
          return insist(thief);
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([401]));
      expect((await browser.refresh()).status).toBe(401);
      expect(await works(token)).toBe(false);
      expect(await revoked(user.id)).toEqual(['token_reused']);
      expect((await other.refresh()).status).toBe(200);
      process.stdout.write(
        `refresh: ${statuses.length} at once with a used token end its session once, no successor\n`,
      );
    });

    it('end 30 days after the session began, however often they were traded', async () => {
      const { user } = await browser.signUp(email);
      const families = app.nest.get<Db>(MONGO_DB).collection('identity_sessions');
      const days = async (): Promise<number> => {
        const family = await families.findOne({ accountId: user.id });
        return (Number(family?.['expiresAt']) - Number(family?.['createdAt'])) / 86_400_000;
      };
      expect(await days()).toBe(30);
      expect((await browser.refresh()).status).toBe(200);
      expect(await days()).toBe(30);
      await families.updateOne({ accountId: user.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
      expect((await browser.refresh()).status).toBe(401);
    });

    it('are not guessed from the id of a session', async () => {
      const { access_token: token } = await browser.signUp(email);
      const [sessionId = ''] = (browser.cookie(COOKIE) ?? '').split('.');
      for (const forged of [`${sessionId}.x`, `${sessionId}.x.y`, sessionId]) {
        const thief = new AuthClient(app);
        thief.setCookie(COOKIE, forged);
        expect((await thief.refresh()).status).toBe(401);
        thief.setCookie(COOKIE, forged);
        await thief.send('POST', '/logout');
      }
      expect(await works(token)).toBe(true);
      expect((await browser.refresh()).status).toBe(200);
    });

    it('end their session on signing out, also where a thief has traded them since', async () => {
      await browser.signUp(email);
      const thief = new AuthClient(app);
      thief.setCookie(COOKIE, browser.cookie(COOKIE) ?? '');
      await thief.refresh();
      const { access_token: stolen } = (await thief.refresh()).body;
      expect((await browser.send('POST', '/logout')).status).toBe(204);
      expect(browser.cookie(COOKIE)).toBeUndefined();
      expect([(await thief.refresh()).status, await works(stolen)]).toEqual([401, false]);
    });

    it('end their session when a used one comes back', async () => {
      const { user, access_token: token } = await browser.signUp(email);
      const first = browser.cookie(COOKIE) ?? '';
      expect((await browser.refresh()).status).toBe(200);
      expect((await browser.refresh()).status).toBe(200);
      const thief = new AuthClient(app);
      thief.setCookie(COOKIE, first);
      expect((await thief.refresh()).body.code).toBe('session_missing');
      expect((await browser.refresh()).status).toBe(401);
      expect(await works(token)).toBe(false);
      expect(await revoked(user.id)).toEqual(['token_reused']);
    });
  });

  it('have the roles of this moment, whatever stands in the token', async () => {
    const { user, access_token: token } = await browser.signUp(email);
    const admin = () => app.send('GET', '/admin/contact', { token });
    expect((await admin()).status).toBe(403);
    const change = (type: 'GrantGlobalRole' | 'RevokeGlobalRole') => {
      const request = { type, accountId: user.id, role: 'site_admin', reason: 'on trial' };
      const id = randomUUID();
      return app.nest.get(CommandSender).send(
        { aggregate: 'account', id: user.id, request },
        {
          commandId: id,
          correlationId: id,
          causationId: id,
          requestHash: type,
          actor: { kind: 'process', name: 'test' },
        },
      );
    };
    await turnOnSecondFactor(app, { token });
    await change('GrantGlobalRole');
    expect((await admin()).status).toBe(200);
    await change('RevokeGlobalRole');
    expect((await admin()).status).toBe(403);
  });

  describe('under attack', () => {
    const guess = (client: AuthClient, at: string): Promise<TestAnswer<ProblemView>> =>
      client.signIn(at, 'wrong horse');

    it('are tried with wrong passwords ten times at most by all unknown devices together', async () => {
      await browser.signUp(email);
      const answers = await Promise.all(Array.from({ length: 40 }, () => guess(new AuthClient(app), email)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(ALLOWANCE);
      expect(statuses.filter((status) => status === 429)).toHaveLength(40 - ALLOWANCE);
      const refused = answers.find(({ status }) => status === 429);
      const wait = Number(refused?.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(60);
      expect(wait).toBeLessThanOrEqual(900);
      expect(refused?.body.detail).toMatch(/^Try again in (1[0-5]|\d):\d\d\.$/);
      expect((await new AuthClient(app).signIn(email)).status).toBe(429);
      // The device on which the person signed up is known and has an allowance of its own.
      expect((await browser.signIn(email)).status).toBe(200);
    });

    it('give a known device no more tries than others', async () => {
      await browser.signUp(email);
      for (let n = 0; n < ALLOWANCE; n += 1) expect((await guess(browser, email)).status).toBe(401);
      expect((await guess(browser, email)).status).toBe(429);
      expect((await new AuthClient(app).signIn(email)).status).toBe(200);
    });

    it('do not take a forged device for a known one', async () => {
      await browser.signUp(email);
      const device = browser.cookie('fieldhouse_device') ?? '';
      const forged = new AuthClient(app);
      forged.setCookie('fieldhouse_device', `${device.split('.')[0]}.forged`);
      for (let n = 0; n < ALLOWANCE; n += 1) await guess(forged, email);
      expect((await forged.signIn(email)).status).toBe(429);
      expect((await browser.signIn(email)).status).toBe(200);
    });

    it('lose no allowance by right passwords', async () => {
      await browser.signUp(email);
      for (let n = 0; n < 2 * ALLOWANCE; n += 1)
        expect((await new AuthClient(app).signIn(email)).status).toBe(200);
    });

    it('are counted for alarms, as are other refusals', async () => {
      const { securityEvents } = app.nest.get(Metrics);
      const counts = async (): Promise<Readonly<Record<string, number>>> =>
        Object.fromEntries(
          (await securityEvents.get()).values.map(({ labels, value }) => [String(labels.event), value]),
        );
      const before = await counts();
      const { access_token: token } = await browser.signUp(email);
      for (let n = 0; n <= ALLOWANCE; n += 1) await guess(new AuthClient(app), email);
      await app.send('GET', '/admin/users', { token });
      await app.send('GET', '/leagues', { token: `${token}x` });
      await app.send('POST', '/leagues', { token, headers: { 'sec-fetch-site': 'cross-site' } });
      await app.send('POST', '/account/password', {
        token,
        body: { password: 'no', newPassword: 'another horse' },
      });
      const after = await counts();
      const more = Object.keys(after).flatMap((event) => {
        const added = (after[event] ?? 0) - (before[event] ?? 0);
        return added === 0 ? [] : [[event, added]];
      });
      expect(Object.fromEntries(more)).toEqual({
        signed_in: 1,
        sign_in_failed: ALLOWANCE,
        sign_in_locked: 1,
        not_allowed: 1,
        token_refused: 1,
        cross_site: 1,
        password_wrong: 1,
      });
    });

    it('answer alike for addresses with and without an account', async () => {
      await browser.signUp(email);
      const unknown = `${randomUUID()}@example.org`;
      for (let n = 0; n <= ALLOWANCE; n += 1) {
        const told = await Promise.all(
          [email, unknown].map(async (at) => {
            const { status, body } = await guess(new AuthClient(app), at);
            return [status, body.code, body.title];
          }),
        );
        expect(told[0]).toEqual(told[1]);
      }
    });

    it('tell a crowd to come back instead of keeping it waiting', async () => {
      const crowd = await Promise.all(
        Array.from({ length: 80 }, () => guess(new AuthClient(app), `${randomUUID()}@example.org`)),
      );
      const full = crowd.filter(({ status }) => status === 429);
      expect(crowd.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(52);
      for (const { body, headers } of full) {
        expect(body.code).toBe('too_many_sign_ins');
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
  });

  it('take a password exactly as it was typed, of any signs and up to 200, and keep an argon2id digest of it', async () => {
    const typed = ` ${'Pässwörd 🥎 '.repeat(20)}`.slice(0, 198).concat(' x');
    expect(typed).toHaveLength(200);
    const { user } = await browser.signUp(email, { password: typed });
    const near = [
      typed.trim(),
      typed.slice(0, 72),
      typed.toLowerCase(),
      typed.normalize('NFD').slice(0, 200),
    ];
    for (const other of near) expect((await new AuthClient(app).signIn(email, other)).status).toBe(401);
    expect((await new AuthClient(app).signIn(email, typed)).status).toBe(200);
    const kept = await app.nest
      .get<Db>(MONGO_DB)
      .collection<{ _id: string; passwordHash: string }>('identity_credentials')
      .findOne({ _id: user.id });
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('take any password of six characters', async () => {
    await browser.signUp(email, { password: '123456' });
    expect((await new AuthClient(app).signIn(email, '123456')).status).toBe(200);
    expect((await new AuthClient(app).signIn(email, PASSWORD)).status).toBe(401);
  });
});
