import type { Audience } from '@fieldhouse/api-contract';
import { startEmbeddedStack } from '@fieldhouse/embedded';
import type { TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { documentedOperations, wholeLog, type Operation } from './operations';
import type { ProperRequest } from './requests';
import { assembleCast, rolesOf, spectatorLinkOf, type Cast, type Role } from './roles';
import { startWholeApi } from './whole-api';

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

/** What each role is answered where it may not be. */
export const REFUSALS: Readonly<Record<Role, readonly number[]>> = {
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

/** A team’s inside is its members’, and so are its chat, which has the team’s id, and its books. */
export const OF_A_TEAM = /^\/api\/(?:teams\/{teamId}|chats\/{chatId}|finance\/{payeeKind})/;

export const allowed = (audiences: readonly Audience[], role: Role): boolean =>
  audiences.some((audience) => rolesOf[audience].includes(role));

/** The whole API with its stores, somebody of each role, and what each may ask. */
export type Stage = {
  readonly app: TestApp;
  readonly cast: Cast;
  readonly operations: readonly Operation[];
  readonly ask: (
    operation: Operation,
    role: Role,
    request: ProperRequest,
    leagueId?: string,
  ) => Promise<{ readonly status: number; readonly correlationId: string }>;
  /** A fresh link for a spectator of the cast's league. */
  readonly spectatorLink: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

export const setStage = async (): Promise<Stage> => {
  const stack = await startEmbeddedStack();
  const app = await startWholeApi(stack);
  const cast = await assembleCast(app);
  const link = await spectatorLinkOf(app, cast.league);
  const ask: Stage['ask'] = async (
    { method, path },
    role,
    { params = {}, query = {}, headers: more = {}, body },
    leagueId = cast.league.leagueId,
  ) => {
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => ({ leagueId, ...params })[name] ?? '');
    const search = new URLSearchParams(role === 'spectator' ? { ...query, spectator: link } : query);
    const correlationId = randomUUID();
    const headers = new Headers({ ...more, 'x-correlation-id': correlationId });
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

  return {
    app,
    cast,
    operations: [...undocumented, ...(await documentedOperations(app))],
    ask,
    spectatorLink: () => spectatorLinkOf(app, cast.league),
    stop: async () => {
      await app.stop();
      await stack.stop();
    },
  };
};

/** What stands in the log on behalf of requests that were refused: nothing, one hopes. */
export const writtenFor = async (app: TestApp, refused: ReadonlySet<string>): Promise<string[]> => {
  const events = await wholeLog(app);
  return events
    .filter(({ metadata }) => refused.has(metadata.$correlationId))
    .map(({ type, streamId }) => `${type} in ${streamId}`);
};
