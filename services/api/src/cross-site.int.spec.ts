import type { ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { AuthClient } from './testing/auth-client';
import { documentedOperations, wholeLog, type Operation } from './testing/operations';
import { properRequests } from './testing/requests';
import { assembleCast, rolesOf, type Cast, type Role } from './testing/roles';
import { startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { startWholeApi } from './testing/whole-api';

const ELSEWHERE = 'https://attacker.example';
/** What browsers say of a request that a page elsewhere makes them send. */
const SAYINGS: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: ELSEWHERE },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://sibling.localhost' },
  { origin: ELSEWHERE },
  { origin: 'null' },
];

describe('requests that another site makes a browser send', () => {
  let stack: EmbeddedStack;
  let cards: PracticeCards;
  let app: TestApp;
  let cast: Cast;
  let writing: readonly Operation[];
  let reading: readonly Operation[];
  let open: readonly Operation[];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    cards = await startPracticeCards();
    app = await startWholeApi(stack, { STRIPE_SECRET_KEY: cards.key, CARD_PROVIDER_URL: cards.url });
    cast = await assembleCast(app);
    const operations = await documentedOperations(app);
    open = operations.filter(({ fromAnywhere }) => fromAnywhere);
    writing = operations.filter((one) => one.method !== 'GET' && !open.includes(one));
    reading = operations.filter(({ method }) => method === 'GET');
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all([cards.stop(), stack.stop()]);
  });

  /** Somebody whom the operation admits. */
  const admitted = ({ audiences = [] }: Operation): Role => {
    const able = audiences.flatMap((audience) => rolesOf[audience]);
    return able.find((role) => role !== 'visitor' && role !== 'spectator') ?? 'visitor';
  };

  /** A proper request of somebody who may, and what tells its facts in the log. */
  const requestOf = async (operation: Operation, saying: Readonly<Record<string, string>>) => {
    const role = admitted(operation);
    const person = role === 'visitor' || role === 'spectator' ? undefined : cast.people[role];
    const { params = {}, query = {}, body } = (await properRequests[operation.name]?.(cast, role)) ?? {};
    const filled = operation.path.replace(
      /{(\w+)}/g,
      (_, name: string) => ({ leagueId: cast.league.leagueId, ...params })[name] ?? '',
    );
    const path = `${filled.replace('/api', '')}?${new URLSearchParams(query).toString()}`;
    const correlationId = randomUUID();
    const headers = { ...saying, 'x-correlation-id': correlationId };
    return { correlationId, path, token: person?.token, body, headers };
  };
  const writtenBy = async (sent: ReadonlySet<string>): Promise<readonly string[]> =>
    (await wholeLog(app))
      .filter(({ metadata }) => sent.has(metadata.$correlationId))
      .map(({ type, streamId }) => `${type} in ${streamId}`);

  it('change nothing, whoever is signed in there and whatever they ask', async () => {
    const wrong: string[] = [];
    const sent = new Set<string>();
    for (const operation of writing) {
      for (const saying of SAYINGS) {
        const { correlationId, path, ...request } = await requestOf(operation, saying);
        sent.add(correlationId);
        const { status, body } = await app.send<ProblemView | null>(operation.method, path, request);
        if (status !== 403 || body?.code !== 'cross_site')
          wrong.push(`${operation.name} with ${JSON.stringify(saying)}: ${status} ${body?.code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(writing.length).toBeGreaterThan(50);
    expect(await writtenBy(sent)).toEqual([]);
    process.stdout.write(
      `cross-site: ${sent.size} requests to ${writing.length} routes that change something, all refused\n`,
    );
  });

  it('may end mails, whose link is all the right that is needed, and nothing else', async () => {
    expect(open.map(({ name }) => name)).toEqual(['POST /api/unsubscribe/{token}']);
    for (const operation of open)
      for (const saying of SAYINGS) {
        const { path, ...request } = await requestOf(operation, saying);
        const { status } = await app.send(operation.method, path, { ...request, token: undefined });
        expect(status).toBe(200);
      }
  });

  it('may read, and no reading writes into the log', async () => {
    const wrong: string[] = [];
    const sent = new Set<string>();
    for (const operation of reading) {
      const crossSite = { 'sec-fetch-site': 'cross-site' };
      const { correlationId, path, token, headers } = await requestOf(operation, crossSite);
      sent.add(correlationId);
      const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { status } = await fetch(`${app.url}/api${path}`, { headers: { ...headers, ...bearer } });
      if (status >= 500 || status === 403) wrong.push(`${operation.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(reading.length).toBeGreaterThan(20);
    expect(await writtenBy(sent)).toEqual([]);
  });

  it('carry no session: its cookies stay with our own pages', async () => {
    const browser = new AuthClient(app);
    const body = {
      email: `${randomUUID()}@example.org`,
      password: 'correct horse',
      firstName: 'Ana',
      lastName: 'Diaz',
    };
    const { headers } = await browser.send('POST', '/signup', body);
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  });

  it.each([
    ['a page of ours', (url: string) => ({ 'sec-fetch-site': 'same-origin', origin: url })],
    ['a page of ours in an older browser', (url: string) => ({ origin: url })],
    ['somebody who typed the address', () => ({ 'sec-fetch-site': 'none' })],
    ['what is no browser', () => ({})],
  ])('are told apart from those of %s', async (_, saying) => {
    const { token } = await app.signUp(randomUUID());
    const headers = saying(app.url);
    const answer = await app.send('POST', '/auth/confirm/resend', { token, headers });
    expect(answer.status).not.toBe(403);
    expect(answer.status).toBeLessThan(500);
  });
});
