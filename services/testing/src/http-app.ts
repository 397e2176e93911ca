import { randomUUID } from 'node:crypto';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import { positionText, type CommandResult } from '@fieldhouse/kernel';
import { EVENT_STORE, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { EventCatalog } from '@fieldhouse/kernel/runtime';
import type { DomainEvent, EventDefinition } from '@fieldhouse/kernel';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { BEHIND, createHttpApp } from '@fieldhouse/platform';
import { ProblemFilter } from '@fieldhouse/platform';
import { readConfig } from '@fieldhouse/platform';
import { KernelModule, MONGO_DB, REDIS } from '@fieldhouse/platform';
import { createLogger } from '@fieldhouse/platform';
import type { Projection } from '@fieldhouse/kernel';
import { LogReader, ProjectionRunner, ReadModelReader, RunnerOffice } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';

export type TestAppOptions = {
  /** The servers, as the embedded stack names them. */
  readonly stack: {
    readonly eventStoreUrl: string;
    readonly mongoUrl: string;
    readonly redisUrl: string;
    readonly filesDir?: string;
  };
  readonly modules: readonly (Type | DynamicModule)[];
  readonly events: readonly EventDefinition[];
  /** Read models that run beside the app. */
  readonly projections?: readonly Projection[];
  /** Settings that differ from those of every test. */
  readonly env?: Readonly<Record<string, string>>;
};

export type TestRequest = {
  readonly token?: string;
  /** Sent as JSON unless it is a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** That a store does not answer, or not yet, is what the test is about. */
  readonly once?: true;
};
export type TestAnswer<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
};
/** A person who has signed up. */
export type TestPerson = { readonly accountId: string; readonly email: string; readonly token: string };

/** A running application over real stores, and what tests do with it. */
export type TestApp = {
  readonly url: string;
  /** The application itself, for what no request can ask. */
  readonly nest: NestFastifyApplication;
  /** Sends a request to a path below `/api`. */
  readonly send: <Body = unknown>(
    method: string,
    path: string,
    request?: TestRequest,
  ) => Promise<TestAnswer<Body>>;
  /** Sends a command and gives its result. @throws unless it was accepted */
  readonly command: (method: string, path: string, request?: TestRequest) => Promise<CommandResult>;
  /** Signs up through the auth routes; the address is `<name>@example.org` and counts as confirmed. */
  readonly signUp: (name: string) => Promise<TestPerson>;
  /** The decoded events of a stream. */
  readonly eventsOf: <E extends DomainEvent>(streamId: string) => Promise<RecordedEvent<E>[]>;
  /** The same as they are stored, personal fields closed; from a revision on (inclusive). */
  readonly storedEventsOf: (streamId: string, fromRevision?: number) => Promise<StoredEvent[]>;
  /** Waits until a read model holds everything up to a position (20-digit text). */
  readonly projected: (model: Pick<Projection, 'name' | 'version'>, position: string) => Promise<void>;
  /**
   * Waits until all read models and processes that run here have taken in everything that is in the log now; only where
   * each process has the contexts that it asks.
   */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What every test application signs with. */
export const TEST_SECRET = 'a secret that is only used in tests, 1234567890';
const PLENTY = '100000';
/** Settings with which no limit stands in the way of a suite. */
export const WITHOUT_LIMITS = {
  AUTH_ATTEMPTS_PER_MINUTE: PLENTY,
  CONTACT_MESSAGES_PER_HOUR: PLENTY,
  CONTACT_MESSAGES_PER_DAY: PLENTY,
  INVITATIONS_PER_HOUR: PLENTY,
  INVITATIONS_PER_DAY: PLENTY,
  LEAGUES_PER_DAY: PLENTY,
  LEAGUES_PER_MONTH: PLENTY,
  REGISTRATIONS_PER_DAY: PLENTY,
  LEAGUE_SEARCHES_PER_MINUTE: PLENTY,
  TEAMS_PER_DAY: PLENTY,
  JOIN_REQUESTS_PER_DAY: PLENTY,
  MESSAGES_PER_10_SECONDS: PLENTY,
  MESSAGES_PER_DAY: PLENTY,
  NEW_CHATS_PER_DAY: PLENTY,
  CHAT_ACTIONS_PER_MINUTE: PLENTY,
  FILES_MB_PER_DAY: PLENTY,
  TEAM_CODES_PER_HOUR: PLENTY,
  DISCOUNT_CODES_PER_HOUR: PLENTY,
  NOTICE_SETTINGS_PER_MINUTE: PLENTY,
  PUSH_TESTS_PER_MINUTE: PLENTY,
  UNSUBSCRIBES_PER_MINUTE: PLENTY,
  IMPORTS_PER_HOUR: PLENTY,
  CARD_WEBHOOKS_PER_MINUTE: PLENTY,
} as const;
const PROJECTED_WITHIN_MS = 120_000;
const SEEN_WITHIN_MS = 1_000;
const EARLY_AT_MOST_MS = 30_000;

/** Starts modules as one HTTP application on a free port, over running stores. */
export const startTestApp = async ({
  stack,
  modules,
  events,
  projections = [],
  env = {},
}: TestAppOptions): Promise<TestApp> => {
  const config = readConfig({
    NODE_ENV: 'test',
    EVENTSTORE_URL: stack.eventStoreUrl,
    MONGODB_URL: stack.mongoUrl,
    REDIS_URL: stack.redisUrl,
    FILES_DIR: stack.filesDir,
    FIELDHOUSE_SECRET: TEST_SECRET,
    LOG_LEVEL: 'error',
    ...WITHOUT_LIMITS,
    CONFIRMED_EMAIL_DOMAINS: 'example.org',
    PUSH_HOSTS: '127.0.0.1',
    LOCAL_INBOX: '1',
    ...env,
  });
  const logger = createLogger(config.LOG_LEVEL, 'test');
  @Module({
    imports: [KernelModule.forRoot(config, logger, events), ...modules],
    providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
  })
  class Root {}
  const app = await createHttpApp(Root, config, logger);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const redis = app.get<Redis>(REDIS);
  await until('the app has reached Redis', () => redis.status === 'ready');
  const store = app.get<EventStore>(EVENT_STORE);
  const catalog = app.get(EventCatalog);
  const runners = projections.map(
    (projection) =>
      new ProjectionRunner(projection, {
        db: app.get<Db>(MONGO_DB),
        reader: app.get(LogReader),
        catalog,
        log: logger,
      }),
  );
  for (const runner of runners) runner.start();

  const storedEventsOf = async (streamId: string, fromRevision = 0): Promise<StoredEvent[]> => {
    const found: StoredEvent[] = [];
    for await (const event of store.read(streamId, fromRevision)) found.push(event);
    return found;
  };
  return {
    url,
    nest: app,
    ...requestsTo(url),
    eventsOf: async <E extends DomainEvent>(streamId: string) =>
      Promise.all((await storedEventsOf(streamId)).map((event) => catalog.decode<E>(event))),
    storedEventsOf,
    projected: (model, position) =>
      until(
        `${model.name} has seen ${position}`,
        () => new ReadModelReader(app.get<Db>(MONGO_DB), model).atLeast(position),
        PROJECTED_WITHIN_MS,
      ),
    caughtUp: async () => {
      const end = await store.lastPosition();
      const position = end ? positionText(end) : '';
      const { ours, active, distant } = RunnerOffice.of(app.get<Db>(MONGO_DB));
      const hasSeen = async (key: string): Promise<boolean> =>
        (await active.get(key)?.reaches(position, SEEN_WITHIN_MS)) ??
        (await distant.of(key, position, SEEN_WITHIN_MS)) >= position;
      await until(
        `all have seen ${position}`,
        async () => (await Promise.all([...ours].map(hasSeen))).every(Boolean),
        PROJECTED_WITHIN_MS,
      );
    },
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await app.close();
    },
  };
};

/** What is asked of an application over HTTP, wherever it runs. */
export const requestsTo = (url: string): Pick<TestApp, 'send' | 'command' | 'signUp'> => {
  const once: TestApp['send'] = async <Body>(
    method: string,
    path: string,
    { token, body, headers = {} }: TestRequest = {},
  ) => {
    const json = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: json ? JSON.stringify(body) : body,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as Body,
    };
  };
  /**
   * What a client asks again: a read that was too early for its `atLeast`, and what the stores of a busy machine were
   * too slow for.
   */
  const send: TestApp['send'] = async <Body>(method: string, path: string, request?: TestRequest) => {
    const isToAskAgain = ({ body, headers }: TestAnswer): boolean =>
      request?.once !== true && (isTooBusy(body) || headers.has(BEHIND));
    const end = Date.now() + EARLY_AT_MOST_MS;
    let answer = await once<Body>(method, path, request);
    while (isToAskAgain(answer) && Date.now() < end) answer = await once<Body>(method, path, request);
    return answer;
  };
  return {
    send,
    command: async (method, path, request) => {
      const headers = { ...keyed(), ...request?.headers };
      const { status, body } = await send<CommandResult>(method, path, { ...request, headers });
      if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    signUp: async (name) => {
      const email = `${name}@example.org`;
      const person = { email, password: 'correct horse', firstName: name, lastName: 'Example' };
      const { body, status } = await send<{ access_token: string; user: { id: string } }>(
        'POST',
        '/auth/signup',
        { body: person, headers: keyed() },
      );
      if (status !== 200) throw new Error(`signing up ${name} answered ${status}: ${JSON.stringify(body)}`);
      return { accountId: body.user.id, email, token: body.access_token };
    },
  };
};

/** What makes asking again safe: what was too slow to be answered may have been done. */
export const keyed = (): Readonly<Record<string, string>> => ({ 'idempotency-key': randomUUID() });

const isTooBusy = (body: unknown): boolean =>
  body !== null &&
  typeof body === 'object' &&
  'code' in body &&
  (body.code === 'store_unavailable' || body.code === 'not_there_yet');
