import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { positionText } from '@fieldhouse/kernel';
import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { teamProjections } from '@fieldhouse/read-teams';
import type { TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { documentedOperations, wholeLog, type Operation } from './testing/operations';
import { leagueBody } from './testing/draft-league';
import { properRequests, type ProperRequest } from './testing/requests';
import { assembleCast, rolesOf, type Cast, type Role } from './testing/roles';
import { startWholeApi } from './testing/whole-api';

type Answer = { readonly status: number; readonly body: unknown };

/** Each opens a session or makes a token, and another one when it is asked again. */
const NEW_EACH_TIME = [
  'POST /api/auth/token',
  'POST /api/account/second-factor',
  'POST /api/account/password',
];
/** Their second time is refused, as the first was or for what the first did. */
const ONCE = ['POST /api/auth/signup'];
/** It changes nothing: what was done before it must be in what it reads when it is asked first. */
const READING = 'POST /api/teams/{teamId}/roster-list';
const ASKING: readonly Role[] = ['site_admin', 'captain', 'owner', 'player', 'outsider', 'visitor'];

describe('commands sent twice under one key', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let cast: Cast;
  let operations: readonly Operation[];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    cast = await assembleCast(app);
    operations = (await documentedOperations(app)).filter(({ method }) => method !== 'GET');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const ask = async (
    { method, path }: Operation,
    role: Role,
    { params = {}, query = {}, body }: ProperRequest,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> => {
    const { leagueId } = cast.league;
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => ({ leagueId, ...params })[name] ?? '');
    const search = new URLSearchParams(query).toString();
    const token = role === 'visitor' || role === 'spectator' ? undefined : cast.people[role].token;
    return app.send(method, `${filled.slice('/api'.length)}?${search}`, { token, body, headers });
  };
  const teamsAreRead = async (): Promise<void> => {
    const end = await app.nest.get<EventStore>(EVENT_STORE).lastPosition();
    if (end === null) return;
    const position = positionText(end);
    await Promise.all(teamProjections.map((model) => app.projected(model, position)));
  };
  const comparable = ({ status, body }: Answer): Answer => ({
    status,
    body: typeof body === 'object' && body !== null ? { ...body, correlationId: '' } : body,
  });

  it('act once and are answered alike', async () => {
    const repeats = new Set<string>();
    const wrong: string[] = [];
    const inOrder = Object.keys(properRequests).flatMap((name) =>
      operations.filter((one) => one.name === name),
    );
    expect(inOrder).toHaveLength(operations.length);
    // What is one's own alone nobody here has anything of: registrations have a spec of their own.
    const ofOthers = inOrder.filter(({ audiences }) => !audiences?.every((audience) => audience === 'self'));
    expect(inOrder.length - ofOthers.length).toBe(7);
    for (const operation of ofOthers) {
      const role = ASKING.find((one) =>
        operation.audiences?.some((audience) => rolesOf[audience].includes(one)),
      );
      if (role === undefined) throw new Error(`nobody may ask for ${operation.name}`);
      const request = (await properRequests[operation.name]?.(cast, role)) ?? {};
      const key = { 'idempotency-key': randomUUID() };
      const again = randomUUID();
      if (operation.name === READING) await teamsAreRead();
      const first = await ask(operation, role, request, key);
      const second = await ask(operation, role, request, { ...key, 'x-correlation-id': again });
      repeats.add(again);
      if (ONCE.includes(operation.name)) continue;
      const [one, two] = [comparable(first), comparable(second)];
      const alike = NEW_EACH_TIME.includes(operation.name)
        ? one.status === two.status
        : JSON.stringify(one) === JSON.stringify(two);
      if (!alike)
        wrong.push(`${operation.name} to ${role}: ${JSON.stringify(one)}, then ${JSON.stringify(two)}`);
    }
    expect(wrong).toEqual([]);
    const acted = (await wholeLog(app)).filter(({ metadata }) => repeats.has(metadata.$correlationId));
    expect(acted.map(({ type, streamId }) => `${type} in ${streamId}`)).toEqual([]);
  });

  it('save the settings of a draft that they have just made', async () => {
    const { owner } = cast.foreign;
    const made = await app.command('POST', '/leagues', { token: owner.token, body: leagueBody });
    const path = `/leagues/${made.streamId.slice('league-'.length)}/draft`;
    const { settings } = ((await properRequests['PUT /api/leagues/{leagueId}/draft']?.(cast, 'owner'))
      ?.body ?? {}) as { settings: unknown };
    const request = {
      token: owner.token,
      body: { settings },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await app.command('PUT', path, request);
    expect(await app.command('PUT', path, request)).toEqual(first);
  });

  it('do not meet when two people use the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const made = await Promise.all(
      [cast.people.owner, cast.people.outsider].map(({ token }) =>
        app.command('POST', '/leagues', { token, body: leagueBody, headers }),
      ),
    );
    expect(new Set(made.map(({ streamId }) => streamId)).size).toBe(2);
  });
});
