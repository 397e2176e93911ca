import { socketMessages } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { Audience } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, joinTeam, type TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentedOperations,
  registeredRoutes,
  statedMessages,
  wholeLog,
  type Operation,
} from './testing/operations';
import { properRequests, type ProperRequest } from './testing/requests';
import { assembleCast, inTeam, roles, rolesOf, spectatorLinkOf, type Cast, type Role } from './testing/roles';
import { enterRoom, RefusedAtTheDoor } from './testing/socket';
import { startWholeApi } from './testing/whole-api';

/** Routes outside the documentation, with their audience; the pages of the documentation itself are below /api/docs. */
const undocumented: readonly Operation[] = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/openapi.yaml',
  'GET /api/docs',
].map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, audiences: ['anonymous'] };
});
const DOCUMENTATION_PAGE = /^GET \/api\/docs\//;

/** A team's lists are its own: not even commissioners learn that they exist (draft rule 8). */
const PRIVATE = /draft\/plan/;
/** A team's inside is its members', and so is its chat, which has the team's id. */
const OF_A_TEAM = /^\/api\/(?:teams\/{teamId}|chats\/{chatId})/;
const REFUSALS: Readonly<Record<Role, readonly number[]>> = {
  visitor: [401],
  spectator: [401],
  outsider: [404],
  player: [403],
  captain: [403],
  scorekeeper: [403],
  commissioner: [403],
  owner: [403],
  site_admin: [403, 404],
};
const isHidden = ({ path }: Operation, role: Role): boolean =>
  PRIVATE.test(path) || (OF_A_TEAM.test(path) && !inTeam.includes(role));
const NOT_ADMITTED = [400, 401, 403, 404, 405, 413, 415];

const allowed = (audiences: readonly Audience[], role: Role): boolean =>
  audiences.some((audience) => rolesOf[audience].includes(role));

describe('who may do what', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let cast: Cast;
  let operations: readonly Operation[];
  let spectatorLink: string;
  let chatTeamId: string;
  const refused = new Set<string>();
  const table: string[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    cast = await assembleCast(app);
    spectatorLink = await spectatorLinkOf(app, cast.league);
    operations = [...undocumented, ...(await documentedOperations(app))];
  });
  afterAll(async () => {
    const head = `| | ${roles.join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
    const folder = join(__dirname, '../../../reports');
    mkdirSync(folder, { recursive: true });
    const page = `# Role × route\n\nStatus of a proper request; what is allowed is in bold.\n\n${head}\n${table.join('\n')}\n`;
    writeFileSync(join(folder, 'access-matrix.md'), page);
    await app.stop();
    await stack.stop();
  });

  const ask = async (
    { method, path }: Operation,
    role: Role,
    { params = {}, query = {}, body }: ProperRequest,
    leagueId = cast.league.leagueId,
  ): Promise<{ readonly status: number; readonly correlationId: string }> => {
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => ({ leagueId, ...params })[name] ?? '');
    const search = new URLSearchParams(role === 'spectator' ? { ...query, spectator: spectatorLink } : query);
    const correlationId = randomUUID();
    const headers = new Headers({ 'x-correlation-id': correlationId });
    if (role !== 'visitor' && role !== 'spectator')
      headers.set('authorization', `Bearer ${cast.people[role].token}`);
    const form = body instanceof FormData;
    if (body !== undefined && !form) headers.set('content-type', 'application/json');
    const answer = await fetch(`${app.url}${filled}?${search.toString()}`, {
      method,
      headers,
      body: form ? body : JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return { status: answer.status, correlationId };
  };

  it('states an audience for every route that the server answers', () => {
    const known = new Set(operations.map(({ name }) => name));
    const hidden = registeredRoutes(app).filter(
      (route) => !known.has(route) && !DOCUMENTATION_PAGE.test(route),
    );
    expect(hidden).toEqual([]);
    expect(operations.filter(({ audiences }) => !audiences?.length).map(({ name }) => name)).toEqual([]);
    expect(registeredRoutes(app)).toEqual(expect.arrayContaining([...known]));
  });

  it('has a proper request to every route', () => {
    expect(Object.keys(properRequests).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it('admits those whom each route names and refuses everybody else', async () => {
    const wrong: string[] = [];
    const inOrder = Object.keys(properRequests).flatMap((name) =>
      operations.filter((one) => one.name === name),
    );
    for (const operation of inOrder) {
      const audiences = operation.audiences ?? [];
      const statuses = new Map<Role, number>();
      const deniedFirst = [...roles].sort(
        (a, b) => Number(allowed(audiences, a)) - Number(allowed(audiences, b)),
      );
      for (const role of deniedFirst) {
        const request = await properRequests[operation.name]?.(cast, role);
        const { status, correlationId } = await ask(operation, role, request ?? {});
        statuses.set(role, status);
        if (allowed(audiences, role)) {
          if (status >= 500 || NOT_ADMITTED.includes(status))
            wrong.push(`${operation.name} answers ${status} to ${role}`);
          continue;
        }
        refused.add(correlationId);
        const forAdmins = audiences.every((audience) => audience === 'site_admin');
        const right =
          forAdmins && role === 'outsider'
            ? [403]
            : isHidden(operation, role) && role !== 'visitor' && role !== 'spectator'
              ? [404]
              : REFUSALS[role];
        if (!right.includes(status))
          wrong.push(`${operation.name} answers ${status} instead of ${right.join('/')} to ${role}`);
      }
      const cells = roles.map((role) =>
        allowed(audiences, role) ? `**${statuses.get(role)}**` : statuses.get(role),
      );
      table.push(`| ${operation.name} | ${cells.join(' | ')} |`);
    }
    expect(wrong).toEqual([]);
  });

  it('knows nothing of a league for those who have no part in it, whatever they are elsewhere', async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ path }) => path.includes('{leagueId}'))) {
      const anywhere = operation.audiences?.some(
        (audience) => audience === 'spectator' || audience === 'league_member',
      );
      for (const role of roles.filter((one) => !(anywhere && one === 'site_admin'))) {
        const request = await properRequests[operation.name]?.(cast, role);
        const { status, correlationId } = await ask(operation, role, request ?? {}, cast.foreign.leagueId);
        refused.add(correlationId);
        const anonymous =
          role === 'visitor' || (role === 'spectator' && !operation.audiences?.includes('spectator'));
        const right = anonymous ? [401] : role === 'site_admin' ? REFUSALS.site_admin : [404];
        if (!right.includes(status))
          wrong.push(`${operation.name} answers ${status} to ${role} of another league`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('knows nothing of a private team for those who are not of it, whatever they are elsewhere', async () => {
    const wrong: string[] = [];
    const ofTeams = operations.filter(({ path }) => OF_A_TEAM.test(path));
    for (const operation of ofTeams)
      for (const role of roles) {
        const { params, ...request } = (await properRequests[operation.name]?.(cast, role)) ?? {};
        const { status, correlationId } = await ask(operation, role, {
          ...request,
          params: { ...params, teamId: cast.team.foreignId, chatId: cast.team.foreignId },
        });
        refused.add(correlationId);
        const asksWhoIsThere = !operation.audiences?.includes('anonymous');
        const isNobody = role === 'visitor' || role === 'spectator';
        if (status !== (isNobody && asksWhoIsThere ? 401 : 404))
          wrong.push(`${operation.name} answers ${status} to ${role} of another team`);
      }
    expect(ofTeams.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('takes each socket message from those whom it names, and from nobody else', async () => {
    const messages = statedMessages(app);
    expect([...messages.keys()].sort()).toEqual(Object.keys(socketMessages).sort());
    const { leagueId } = cast.league;
    // Everybody was invited to the cast's team by now, and some have left it.
    const { captain, player } = cast.people;
    chatTeamId = await createTeam(app, captain);
    await joinTeam(app, chatTeamId, captain, player);
    await until('the player is of the team', async () => {
      const { status } = await app.send('GET', `/chats/${chatTeamId}`, player);
      return status === 200;
    });
    spectatorLink = await spectatorLinkOf(app, cast.league);
    const wrong: string[] = [];
    for (const [name, audiences] of messages) {
      const answers = await Promise.all(
        roles.map(async (role) => [role, await answerTo(name, role, leagueId)] as const),
      );
      for (const [role, answer] of answers) {
        const right = allowed(audiences, role)
          ? ['ok']
          : role === 'visitor'
            ? ['not_signed_in']
            : ['403', '404'];
        if (!right.includes(answer)) wrong.push(`${name} answers ${answer} to ${role}`);
      }
      const cells = answers.map(([role, answer]) => (allowed(audiences, role) ? `**${answer}**` : answer));
      table.push(`| ${name} (socket) | ${cells.join(' | ')} |`);
    }
    for (const role of roles.filter((one) => one !== 'site_admin')) {
      const answer = await answerTo('room.join', role, cast.foreign.leagueId);
      if (!['404', 'not_signed_in'].includes(answer))
        wrong.push(`room.join answers ${answer} to ${role} of another league`);
    }
    expect(wrong).toEqual([]);
  });

  it('wrote nothing into the log on behalf of anybody whom it refused', async () => {
    const events = await wholeLog(app);
    const unwelcome = events.filter(({ metadata }) => refused.has(metadata.$correlationId));
    expect(refused.size).toBeGreaterThan(500);
    expect(unwelcome.map(({ type, streamId }) => `${type} in ${streamId}`)).toEqual([]);
  });

  const answerTo = async (
    name: keyof typeof socketMessages,
    role: Role,
    leagueId: string,
  ): Promise<string> => {
    const auth =
      role === 'visitor'
        ? {}
        : role === 'spectator'
          ? { spectator: spectatorLink, leagueId: cast.league.leagueId }
          : { token: cast.people[role].token };
    try {
      const socket = await enterRoom(app.url, auth);
      const body = name.startsWith('chat.')
        ? { chatId: chatTeamId, channel: 'team' }
        : name === 'changes.follow'
          ? { kind: 'league', keys: [leagueId] }
          : { leagueId };
      // Only where one is can one write.
      if (name === 'chat.typing') await socket.emitWithAck('chat.join', body);
      const answer = (await socket.emitWithAck(name, body)) as {
        ok: boolean;
        problem?: { status: number };
      };
      socket.disconnect();
      return answer.ok ? 'ok' : String(answer.problem?.status);
    } catch (error) {
      if (error instanceof RefusedAtTheDoor) return error.message;
      throw error;
    }
  };
});
