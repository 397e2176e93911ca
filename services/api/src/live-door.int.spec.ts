import type { RoomJoined } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { turnOnSecondFactor, watchLoop, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { Manager, type Socket } from 'socket.io-client';
import { buildApps, startApp, type AppProcess } from './testing/app-process';
import { AuthClient, PASSWORD } from './testing/auth-client';
import { startDraftLeague, turnOf, type DraftLeague } from './testing/draft-league';
import { tokenTo } from './testing/mailbox';
import { enterRoom } from './testing/socket';
import { HS256, goodClaims, signedBySecret } from './testing/token-forge';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

/** A connection that has ended, and what was said of it. */
type Ending = { readonly code: string | null };

describe('the door of the live rooms', () => {
  let stack: EmbeddedStack;
  let one: TestApp;
  /** In a process of its own. */
  let other: AppProcess;
  let boss: TestPerson;
  let league: DraftLeague;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    [stack] = await Promise.all([startEmbeddedStack(), buildApps()]);
    [one, other] = [await startWholeApi(stack), await startApp('api', stack)];
    boss = await one.signUp(SITE_ADMIN);
    await turnOnSecondFactor(one, boss);
    league = await startDraftLeague(one, 'door', { players: 8, rounds: 2 });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await stack.stop();
  });

  const enter = async (
    app: { readonly url: string },
    { token }: { readonly token: string },
  ): Promise<Socket> => {
    const socket = await enterRoom(app.url, { token });
    sockets.push(socket);
    return socket;
  };
  /** Resolves when the server has ended the connection. */
  const endOf = (socket: Socket): Promise<Ending> =>
    new Promise((resolve) => {
      let code: string | null = null;
      socket.once('live.ended', (said: { readonly code: string }) => (code = said.code));
      socket.once('disconnect', () => resolve({ code }));
    });
  const someone = async () => {
    const email = `${randomUUID()}@example.org`;
    const browser = new AuthClient(one);
    const { access_token: token, user } = await browser.signUp(email);
    return { email, browser, token, accountId: user.id };
  };
  const join = (socket: Socket, since?: number) =>
    socket.emitWithAck('room.join', { leagueId: league.leagueId, sinceRevision: since }) as Promise<
      RoomJoined & { readonly problem?: { readonly status: number } }
    >;

  describe('ends a connection, in every process, with', () => {
    /** What becomes of a person's connections to two processes when they do something. */
    const connectionsWhen = async (
      what: (person: Awaited<ReturnType<typeof someone>>) => Promise<{ readonly status: number }>,
    ): Promise<readonly Ending[]> => {
      const person = await someone();
      const here = await enter(one, person);
      const there = await enter(other, person);
      const ends = [endOf(here), endOf(there)];
      expect((await what(person)).status).toBeLessThan(300);
      return Promise.all(ends);
    };
    const bothEnded = [{ code: 'not_signed_in' }, { code: 'not_signed_in' }];

    it.each(['local', 'global'])('its session: signed out (%s)', async (scope) => {
      const ends = connectionsWhen(({ browser }) => browser.send('POST', `/logout?scope=${scope}`));
      expect(await ends).toEqual(bothEnded);
    });

    it('its session, ended from another device', async () => {
      const ends = connectionsWhen(async ({ email }) => {
        const phone = new AuthClient(one);
        await phone.signIn(email);
        return phone.send('POST', '/logout?scope=others');
      });
      expect(await ends).toEqual(bothEnded);
    });

    it('a password that is set by the link of a mail', async () => {
      const ends = connectionsWhen(async ({ email, browser }) => {
        await browser.send('POST', '/recover', { email });
        const token = await tokenTo(one, email, 'new-password');
        return browser.send('POST', '/recover/password', { token, password: 'another horse' });
      });
      expect(await ends).toEqual(bothEnded);
    });

    it('a password that is changed on another device', async () => {
      const ends = connectionsWhen(async ({ email }) => {
        const { body } = await new AuthClient(one).signIn(email);
        return one.send('POST', '/account/password', {
          token: body.access_token,
          body: { password: PASSWORD, newPassword: 'another horse' },
        });
      });
      expect(await ends).toEqual(bothEnded);
    });

    it('its account, erased', async () => {
      const ends = connectionsWhen(({ token }) =>
        one.send('POST', '/account/erase', { token, body: { password: PASSWORD, confirmation: 'ERASE' } }),
      );
      expect(await ends).toEqual(bothEnded);
    });

    it('a role that is taken', async () => {
      const ends = connectionsWhen(async ({ accountId }) => {
        const change = (how: 'grant' | 'revoke') =>
          one.send('POST', `/admin/users/${accountId}/roles`, {
            token: boss.token,
            body: { change: how, role: 'complex_owner', reason: 'A season as an owner' },
          });
        expect((await change('grant')).status).toBe(200);
        return change('revoke');
      });
      expect(await ends).toEqual(bothEnded);
    });
  });

  it('keeps the others of an account when one session ends', async () => {
    const person = await someone();
    const phone = new AuthClient(one);
    const { body } = await phone.signIn(person.email);
    const [here, there] = [await enter(one, person), await enter(other, { token: body.access_token })];
    const ended = endOf(there);
    await phone.send('POST', '/logout?scope=local');
    await ended;
    expect(await here.emitWithAck('time', {})).toMatchObject({ ok: true });
  });

  describe('when a token ends', () => {
    const tokenFor = (accountId: string, seconds: number): string => {
      const claims = goodClaims(accountId);
      return signedBySecret(HS256, { ...claims, exp: claims.iat + seconds });
    };

    it('asks for the next one, and lets go of whoever has none', async () => {
      const { accountId } = await someone();
      const short = { token: tokenFor(accountId, 4) };
      const [quiet, renewing] = [await enter(one, short), await enter(one, short)];
      renewing.on('token.renew', (_: unknown, answer: (auth: object) => void) =>
        answer({ token: tokenFor(accountId, 600) }),
      );
      expect(await endOf(quiet)).toEqual({ code: 'not_signed_in' });
      expect(await renewing.emitWithAck('time', {})).toMatchObject({ ok: true });
    });

    it('takes nobody else’s', async () => {
      const [mine, theirs] = [await someone(), await someone()];
      const socket = await enter(one, { token: tokenFor(mine.accountId, 4) });
      socket.on('token.renew', (_: unknown, answer: (auth: object) => void) =>
        answer({ token: theirs.token }),
      );
      expect(await endOf(socket)).toEqual({ code: 'not_signed_in' });
    });
  });

  it('is closed to the pages of other sites', async () => {
    const { token } = await someone();
    const from = (origin: string) => enterRoom(one.url, { token }, { origin });
    await expect(from('https://evil.example')).rejects.toThrow('foreign_origin');
    await expect(from('null')).rejects.toThrow('foreign_origin');
    sockets.push(await from(one.url));
  });

  it('is shut after seconds on whoever opens it and says nothing', async () => {
    const manager = new Manager(one.url, {
      path: '/api/live',
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => manager.once('open', resolve));
    const opened = performance.now();
    await new Promise<void>((resolve) => manager.once('close', () => resolve()));
    // Socket.io itself waits for 45.
    expect(performance.now() - opened).toBeLessThan(30_000);
  });

  it('takes thirty connections of an account over all processes, and one more when one has left', async () => {
    const { token } = await someone();
    for (let n = 0; n < 30; n += 1) await enter(n % 2 === 0 ? one : other, { token });
    for (const app of [one, other])
      await expect(enter(app, { token })).rejects.toThrow('too_many_connections');
    sockets.shift()?.disconnect();
    await until('there is a place again', () => enter(other, { token }).then(Boolean, () => false));
    await enter(one, await someone());
  });

  it('lets go of whoever says too much, while others hear of every pick', async () => {
    const watcher = await enter(one, league.owner);
    await join(watcher);
    const heard = new Promise((resolve) => watcher.once('room.patch', resolve));
    const flooders = await Promise.all(Array.from({ length: 20 }, async () => enter(one, await someone())));
    const ends = flooders.map(endOf);
    const watch = watchLoop();
    // What saying it costs is not the door's: each in a turn of their own.
    for (const flooder of flooders) {
      for (let n = 0; n < 500; n += 1) flooder.emit('time', {});
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(ends)).toEqual(flooders.map(() => ({ code: 'too_fast' })));
    const { pickNo, captain, playerId } = await turnOf(one, league);
    const body = { pickNo, playerId };
    await one.command('POST', `/leagues/${league.leagueId}/draft/picks`, { token: captain.token, body });
    await heard;
    expect(watch.longestMs()).toBeLessThanOrEqual(200);
  });

  it('lets go of whoever knocks at rooms of others sooner', async () => {
    const socket = await enter(one, await someone());
    const ended = endOf(socket);
    const began = performance.now();
    let knocks = 0;
    const knock = (): Promise<unknown> => {
      knocks += 1;
      // Whoever is let go hears no answer.
      return socket.emitWithAck('room.join', { leagueId: league.leagueId }).catch(() => null);
    };
    while (socket.connected) await Promise.race([ended, Promise.all(Array.from({ length: 20 }, knock))]);
    expect(await ended).toEqual({ code: 'too_fast' });
    // So many of another message are no trouble: forty at once, and twenty a second.
    expect(knocks).toBeLessThan(40 + 20 * ((performance.now() - began) / 1_000));
  });

  it('lets a room be entered once a second: who comes sooner waits, and not twice', async () => {
    const socket = await enter(one, league.owner);
    await join(socket);
    const [first, second, third] = await Promise.all([join(socket, 0), join(socket, 0), join(socket, 0)]);
    expect([first.ok, second.ok, third.ok]).toEqual([true, false, false]);
    expect(second.problem?.status).toBe(429);
    expect((await join(socket, 0)).ok).toBe(true);
  });
});
