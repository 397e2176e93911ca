import { socketMessages, type ProblemView, type RoomPatch } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import { until } from '@fieldhouse/kernel/testing';
import {
  attackSample,
  attackSeed,
  inFull,
  watchLoop,
  type LoopWatch,
  type TestApp,
} from '@fieldhouse/testing';
import type { Socket } from 'socket.io-client';
import { faultOf, planAttacks, type Attack } from './testing/attacks';
import { goodToken } from './testing/bad-tokens';
import { turnOf } from './testing/draft-league';
import { rawRequests, wrongHandshakes, wrongMessages } from './testing/hostile';
import { documentedOperations, type Operation } from './testing/operations';
import { sendRaw } from './testing/raw-http';
import { assembleCast, type Cast } from './testing/roles';
import { enterRoom } from './testing/socket';
import { startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { startWholeApi } from './testing/whole-api';

const AT_ONCE = 12;
const ANSWER_WITHIN_MS = 3_000;

describe('hostile input', () => {
  let stack: EmbeddedStack;
  let cards: PracticeCards;
  let app: TestApp;
  let cast: Cast;
  let attacks: Awaited<ReturnType<typeof planAttacks>>;
  let watcher: Socket | undefined;
  let loop: LoopWatch;
  const patches: RoomPatch[] = [];
  const routes = new Set<string>();
  let documented: readonly Operation[];
  let sent = 0;
  let failed = 0;
  let picks = 0;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    cards = await startPracticeCards();
    app = await startWholeApi(stack, { STRIPE_SECRET_KEY: cards.key, CARD_PROVIDER_URL: cards.url });
    cast = await assembleCast(app);
    attacks = await planAttacks(cast, attackSeed);
    documented = await documentedOperations(app);
    watcher = await enterRoom(app.url, { token: cast.foreign.owner.token });
    watcher.on('room.patch', (patch: RoomPatch) => patches.push(patch));
    await watcher.emitWithAck('room.join', { leagueId: cast.foreign.leagueId });
    loop = watchLoop();
  });
  afterAll(async () => {
    process.stdout.write(
      `hostile input: ${sent.toLocaleString('en')} requests and messages, seed ${attackSeed}, answers of 5xx: ${failed}\n`,
    );
    // Whatever was not started: else each later file of this process fails too.
    watcher?.disconnect();
    await app.stop();
    await Promise.all([cards.stop(), stack.stop()]);
  });

  // Another league drafts in the same application all the while.
  afterEach(async () => {
    const { pickNo, captain, playerId } = await turnOf(app, cast.foreign);
    const path = `/leagues/${cast.foreign.leagueId}/draft/picks`;
    const { status } = await app.send('POST', path, { token: captain.token, body: { pickNo, playerId } });
    expect({ pickNo, status }).toEqual({ pickNo: picks + 1, status: 200 });
    picks += 1;
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  /** Sends them all and names every answer that the product would not give. */
  const sendAll = async (
    planned: readonly Attack[],
    isRight: (status: number) => boolean = () => true,
  ): Promise<readonly string[]> => {
    const all = attackSample(planned, ({ name }) => name.split(' with ')[0] ?? '');
    const wrong: string[] = [];
    const queue = all.values();
    const sendRest = async (): Promise<void> => {
      for (const { name, method, path, headers, body } of queue) {
        routes.add(name.split(' with ')[0] ?? '');
        const answer = await fetch(`${app.url}${path}`, {
          method,
          headers,
          body: method === 'GET' ? undefined : body,
        });
        const fault = faultOf(answer.status, answer.headers.get('content-type'), await answer.text());
        if (answer.status >= 500) failed += 1;
        if (fault !== null || !isRight(answer.status)) wrong.push(`${name}: ${fault ?? answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
    sent += all.length;
    return wrong;
  };
  const isRefusal = (status: number): boolean => status >= 400;

  it('in ids is refused', async () => {
    // Taking a role from an account that does not have it is no mistake, and a browser calls itself what it likes.
    const absent = ({ name }: Attack): boolean => / with (?:accountId|deviceId|role) /.test(name);
    expect(
      await sendAll(
        attacks.ids.filter((one) => !absent(one)),
        isRefusal,
      ),
    ).toEqual([]);
    expect(await sendAll(attacks.ids.filter(absent))).toEqual([]);
  });

  it('in queries is never taken for an operator', async () => {
    expect(await sendAll(attacks.queries)).toEqual([]);
  });

  it('in the fields of a body is taken as it is or refused with the field named', async () => {
    expect(await sendAll(attacks.fields)).toEqual([]);
  });

  it('that is not JSON, too large, or of another type is refused', async () => {
    expect(await sendAll(attacks.bodies)).toEqual([]);
  });

  it('in uploaded lists and their mappings is refused or read as text', async () => {
    expect(await sendAll(attacks.uploads)).toEqual([]);
  });

  it('in headers is refused', async () => {
    expect(await sendAll(attacks.headers)).toEqual([]);
  });

  it('in place of an access token opens no door', async () => {
    expect(await sendAll(attacks.tokens, (status) => status === 401)).toEqual([]);
    const good = await app.send('GET', '/auth/user', { token: goodToken(cast.league.owner.accountId) });
    expect(good.status).toBe(200);
  });

  it('is told apart from what comes too late or twice', async () => {
    const { leagueId, owner } = cast.league;
    const enter = async (name: string, headers: Record<string, string>): Promise<readonly unknown[]> => {
      const body = { name, color: '#0B6B4A' };
      const request = { token: owner.token, headers, body };
      const answer = await app.send<{ code?: string }>('POST', `/leagues/${leagueId}/teams`, request);
      return [answer.status, answer.body.code];
    };
    const key = { 'idempotency-key': 'the-same-key-twice' };
    expect(await enter('Late', { 'if-match': '"0"' })).toEqual([412, 'stale_revision']);
    expect(await enter('First', key)).toEqual([200, undefined]);
    expect(await enter('First', key)).toEqual([200, undefined]);
    expect(await enter('Second', key)).toEqual([422, 'idempotency_key_reused']);
  });

  it('below HTTP is answered as a problem too', async () => {
    const wrong: string[] = [];
    for (const text of rawRequests(`/api/leagues/${cast.league.leagueId}`)) {
      const { status, type, body } = await sendRaw(app.url, text);
      const fault = faultOf(status, type, body);
      if (fault !== null || status < 400) wrong.push(`${text.slice(0, 60)}: ${fault ?? status}`);
      sent += 1;
    }
    expect(wrong).toEqual([]);
  });

  it('in socket messages is refused', async () => {
    const enter = (): Promise<Socket> => enterRoom(app.url, { token: cast.league.owner.token });
    const wrong: string[] = [];
    for (const name of ['room.join', 'room.leave'] as const) {
      const messages = wrongMessages(cast.league.leagueId);
      for (const message of messages.filter(
        (one) => !socketMessages[name].safeParse(one).success || name === 'room.join',
      )) {
        // Nobody may send that many wrong ones.
        const sender = await enter();
        const answer = (await sender.timeout(ANSWER_WITHIN_MS).emitWithAck(name, message)) as {
          readonly ok: boolean;
          readonly problem?: ProblemView;
        };
        const told = JSON.stringify(answer.problem ?? null);
        const fault = answer.ok
          ? 'accepted'
          : faultOf(answer.problem?.status ?? 0, 'application/problem+json', told);
        sender.disconnect();
        if (fault !== null) wrong.push(`${name} ${JSON.stringify(message)}: ${fault}`);
        sent += 1;
      }
    }
    expect(wrong).toEqual([]);
    const socket = await enter();
    socket.emit('no.such.message', {});
    socket.emit('room.join', 'nobody waits for this answer');
    expect(await socket.timeout(ANSWER_WITHIN_MS).emitWithAck('time', { $gt: '' })).toMatchObject({
      ok: true,
    });
    const cutOff = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('room.join', { leagueId: 'x'.repeat(100_000) });
    await cutOff;
    for (const auth of wrongHandshakes)
      await expect(enterRoom(app.url, auth)).rejects.toThrow('not_signed_in');
  });

  it('was thousands of requests, to every route there is', () => {
    expect(sent).toBeGreaterThan(inFull ? 10_000 : 1_000);
    expect([...routes].sort()).toEqual(documented.map(({ name }) => name).sort());
  });

  it('has never held the loop that everybody shares', () => {
    const longest = loop.longestMs();
    process.stdout.write(`hostile input: the longest that one thing held the loop, ${longest} ms\n`);
    expect(longest).toBeLessThanOrEqual(200);
  });

  it('has not cost the room of the other draft a single event', async () => {
    const events = await app.eventsOf<DraftEvent>(`draft-${cast.foreign.draftId}`);
    const last = events.at(-1)?.revision ?? -1;
    await until('the room has heard of the last event', () => patches.at(-1)?.revision === last);
    expect(picks).toBe(12);
    expect(patches.slice(1).map(({ from }) => from)).toEqual(
      patches.slice(0, -1).map(({ revision }) => revision),
    );
    const shown = patches.flatMap(({ changes }) => changes.filter(([path]) => path[0] === 'picks'));
    expect(shown).toHaveLength(picks);
  });
});
