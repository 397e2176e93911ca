import type { LeagueView, ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import {
  createTeam,
  joinTeam,
  newMessageId,
  teamBody,
  type TestAnswer,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import type { SavedRegistration } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { leagueBody } from './testing/draft-league';
import { openLeague, register, savedBody } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

const LIMITS = {
  LEAGUES_PER_DAY: '3',
  LEAGUES_PER_MONTH: '5',
  INVITATIONS_PER_DAY: '2',
  CONTACT_MESSAGES_PER_DAY: '3',
  DISCOUNT_CODES_PER_HOUR: '3',
  REGISTRATIONS_PER_DAY: '4',
  JOIN_REQUESTS_PER_DAY: '2',
  MESSAGES_PER_10_SECONDS: '3',
  CHAT_ACTIONS_PER_MINUTE: '2',
  NOTICE_SETTINGS_PER_MINUTE: '3',
  PUSH_TESTS_PER_MINUTE: '2',
  UNSUBSCRIBES_PER_MINUTE: '2',
  CARD_WEBHOOKS_PER_MINUTE: '2',
  TRUST_PROXY: '1',
};
type Answer = TestAnswer<ProblemView>;

describe('what one may bring about in a day', () => {
  let stack: EmbeddedStack;
  let app: TestApp;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, LIMITS);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const statuses = (answers: readonly Answer[]): readonly number[] => answers.map(({ status }) => status);
  /** One after the other. */
  const ask = async (times: number, request: () => Promise<Answer>): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for (let n = 0; n < times; n += 1) answers.push(await request());
    return answers;
  };

  it('three discount codes of an account, looked at or sent, wherever there are none', async () => {
    const { token } = await app.signUp('guesser');
    const league = `/leagues/${randomUUID()}`;
    const look = (): Promise<Answer> =>
      app.send('POST', `${league}/registration/price`, { token, body: { kind: 'team', code: 'GUESS-1' } });
    const send = (code?: string): Promise<Answer> =>
      app.send('POST', `${league}/registrations`, { token, body: { total: 0, code } });
    expect(statuses([...(await ask(2, look)), await send('GUESS-2')])).toEqual([404, 404, 404]);
    expect(statuses([await look(), await send('GUESS-3'), await send()])).toEqual([429, 429, 404]);
  });

  it('three discount codes of an account, and a registration that is sent again tries no other', async () => {
    const [owner, ann] = [await app.signUp('coder'), await app.signUp('coded')];
    const prices = { free_agent: { early: null, regular: 5_000, late: null } };
    const leagueId = await openLeague(app, owner, { format: 'individual', prices });
    const code = { code: 'HALF', discount: { kind: 'percent', percent: 50 }, kinds: ['free_agent'] };
    await app.command('POST', `/leagues/${leagueId}/codes`, {
      token: owner.token,
      body: { ...code, limit: null, oncePerPerson: true, validUntil: null, note: '' },
    });
    await app.command('PUT', `/leagues/${leagueId}/registration`, { token: ann.token, body: savedBody() });
    const key = randomUUID();
    const send = (): Promise<Answer> =>
      app.send('POST', `/leagues/${leagueId}/registrations`, {
        ...{ token: ann.token, body: { total: 2_500, code: 'HALF' } },
        headers: { 'idempotency-key': key },
      });
    expect(statuses(await ask(5, send))).toEqual([200, 200, 200, 200, 200]);
  });

  it('four registrations of an account, two of which ask a captain, and a repetition sends no other', async () => {
    const [owner, cap, ann] = [await app.signUp('runs'), await app.signUp('leads'), await app.signUp('asks')];
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, cap);
    await register(app, leagueId, cap, { kind: 'team', teamId, person: {} });
    const path = `/leagues/${leagueId}/registrations`;
    const send = (key: string): Promise<Answer> =>
      app.send('POST', path, {
        ...{ token: ann.token, body: { total: 0 }, headers: { 'idempotency-key': key } },
      });
    /** Sends it, and withdraws it again. */
    const round = async (change: Partial<SavedRegistration>, key: string = randomUUID()): Promise<Answer> => {
      const body = savedBody(change);
      await app.command('PUT', `/leagues/${leagueId}/registration`, { token: ann.token, body });
      const answer = await send(key);
      const sent = await app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`);
      const last = sent.findLast(({ type }) => type === 'RegistrationSubmitted');
      if (answer.status === 200 && last?.type === 'RegistrationSubmitted')
        await app.command('POST', `${path}/${last.data.registrationId}/withdrawal`, {
          ...{ token: ann.token, body: {} },
        });
      return answer;
    };
    const member = { kind: 'member' as const, teamId };
    await until('the team is in', async () => {
      const { body } = await app.send<LeagueView>('GET', `/leagues/${leagueId}`, owner);
      return body.teams.some((one) => one.teamId === teamId);
    });
    expect((await round(member)).status).toBe(200);
    const key = randomUUID();
    expect((await round(member, key)).status).toBe(200);
    expect(statuses(await ask(3, () => send(key)))).toEqual([200, 200, 200]);
    const refused = await round(member);
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toBe('You have asked many captains within a day. Try again in 24 hours.');
    expect(statuses([await round({}), await round({})])).toEqual([200, 429]);
  });

  it('three leagues of an account, and a repetition makes no other', async () => {
    const { token } = await app.signUp('founder');
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const create = (key: string): Promise<Answer> =>
      app.send('POST', '/leagues', { token, body: leagueBody, headers: { 'idempotency-key': key } });
    const made: Answer[] = [];
    for (const key of keys) made.push(await create(key));
    expect(statuses(made)).toEqual([200, 200, 200, 429]);
    expect(made[3]?.body).toMatchObject({
      code: 'too_many_requests',
      title: 'Too many leagues',
      detail: 'You have created many leagues within a day. Try again in 24 hours.',
    });
    expect((await create(keys[0] ?? '')).status).toBe(200);
    const other = await app.signUp('other-founder');
    expect((await app.send('POST', '/leagues', { token: other.token, body: leagueBody })).status).toBe(200);
  });

  it('three changes of settings and two tests of devices by an account in a minute', async () => {
    const [ana, ben] = [await app.signUp('settling'), await app.signUp('settled')];
    const [path, deviceId] = ['/notification-settings', randomUUID()];
    const quiet = (token: string, to: string) => (): Promise<Answer> =>
      app.send('PUT', `${path}/quiet-hours`, {
        token,
        body: { quiet: { from: '22:00', to, zone: 'America/Chicago' } },
      });
    const body = {
      ...{ name: 'Chrome', endpoint: `${app.url}/api/contact` },
      ...{ p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    };
    const added = await app.send<ProblemView>('PUT', `${path}/devices/${deviceId}`, {
      token: ana.token,
      body,
    });
    const answers = [added, ...(await ask(3, quiet(ana.token, '07:00')))];
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    expect((await quiet(ben.token, '07:00')()).status).toBe(200);
    const test = (): Promise<Answer> =>
      app.send('POST', `${path}/devices/${deviceId}/test`, { token: ana.token });
    const tests = await ask(3, test);
    expect(statuses(tests)).toEqual([200, 200, 429]);
    expect(tests[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('two requests of a network with links that end mails in a minute', async () => {
    const look = (ip: string) => (): Promise<Answer> =>
      app.send('GET', '/unsubscribe/none', { headers: { 'x-forwarded-for': ip } });
    expect(statuses(await ask(3, look('203.0.113.9')))).toEqual([404, 404, 429]);
    expect((await look('198.51.100.9')()).status).toBe(404);
  });

  it('two webhooks of a network in a minute, signed or not', async () => {
    const send = (ip: string) => (): Promise<Answer> =>
      app.send('POST', '/webhooks/card-provider', { body: {}, headers: { 'x-forwarded-for': ip } });
    expect(statuses(await ask(3, send('203.0.113.10')))).toEqual([400, 400, 429]);
    expect((await send('198.51.100.10')()).status).toBe(400);
  });

  it('three messages of an account in ten seconds, changes among them, and two other acts in a minute', async () => {
    const [ana, ben] = [await app.signUp('chatting'), await app.signUp('listening')];
    const teamId = await createTeam(app, ana);
    await joinTeam(app, teamId, ana, ben);
    const path = `/chats/${teamId}/team`;
    const messageId = newMessageId();
    const write = (by: TestPerson, id: string, text: string) => (): Promise<Answer> =>
      app.send('PUT', `${path}/messages/${id}`, { token: by.token, body: { text, replyTo: null } });
    const answers = [
      await write(ana, messageId, 'Hi')(),
      ...(await ask(1, () =>
        app.send('PUT', `${path}/messages/${messageId}/text`, { token: ana.token, body: { text: 'Ho' } }),
      )),
      ...(await ask(2, write(ana, newMessageId(), 'Ha'))),
    ];
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.body.detail).toMatch(
      /^You have sent many messages within a few seconds\. Try again in \d+ seconds?\.$/,
    );
    expect((await write(ben, newMessageId(), 'Hi')()).status).toBe(200);
    const acts = await ask(3, () =>
      app.send('POST', `${path}/read`, { token: ana.token, body: { key: '9' } }),
    );
    expect(statuses(acts)).toEqual([200, 200, 429]);
  });

  it('two invitations by an account', async () => {
    const { token } = await app.signUp('inviter');
    const made = await app.command('POST', '/leagues', { token, body: leagueBody });
    const answers = await ask(3, () =>
      app.send('POST', `/${made.streamId.replace('-', 's/')}/invitations`, {
        token,
        body: { email: `${randomUUID()}@example.org`, offer: { kind: 'staff', role: 'treasurer' } },
      }),
    );
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers[2]?.body.detail).toBe(
      'You have sent many invitations within a day. Try again in 24 hours.',
    );
  });

  it.each([
    ['league', '/leagues', leagueBody, { offer: { kind: 'staff', role: 'treasurer' } }],
    ['team', '/teams', teamBody, {}],
  ])('two invitations to a %s, and a repetition sends no other', async (kind, base, body, more) => {
    const { token } = await app.signUp(`repeats-${kind}`);
    const made = await app.command('POST', base, { token, body });
    const path = `/${made.streamId.replace('-', 's/')}/invitations`;
    const key = randomUUID();
    const invite = (email: string, idempotencyKey: string = randomUUID()): Promise<Answer> =>
      app.send('POST', path, {
        ...{ token, body: { email, emails: [email], ...more } },
        headers: { 'idempotency-key': idempotencyKey },
      });
    const again = (): Promise<Answer> => invite('first@example.org', key);
    const answers = await ask(4, again);
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect(answers[3]?.body).toEqual(answers[0]?.body);
    expect(statuses([await invite('second@example.org'), await invite('third@example.org')])).toEqual([
      200, 429,
    ]);
    expect((await again()).status).toBe(200);
  });

  it('two requests to join teams, and a repetition asks no other', async () => {
    const [captain, { token }] = [await app.signUp('asked'), await app.signUp('asking')];
    const teams = await Promise.all(
      ['Owls', 'Bears', 'Cats'].map((name) =>
        createTeam(app, captain, { name, privacy: 'public', joinPolicy: 'request' }),
      ),
    );
    const request = (teamId = '', key: string = randomUUID()): Promise<Answer> =>
      app.send('POST', `/teams/${teamId}/requests`, {
        ...{ token, body: { message: null }, headers: { 'idempotency-key': key } },
      });
    const key = randomUUID();
    expect(statuses(await ask(3, () => request(teams[0], key)))).toEqual([200, 200, 200]);
    expect(statuses([await request(teams[1]), await request(teams[2])])).toEqual([200, 429]);
  });

  it('two invitations of free agents by a captain, and a repetition sends no other', async () => {
    const [owner, cap] = [await app.signUp('hosts'), await app.signUp('scouts')];
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, cap);
    await register(app, leagueId, cap, { kind: 'team', teamId, person: {} });
    const agents: string[] = [];
    for (const name of ['one', 'two', 'three'])
      agents.push(await register(app, leagueId, await app.signUp(name)));
    await until('the team is in', async () => {
      const { body } = await app.send<LeagueView>('GET', `/leagues/${leagueId}`, owner);
      return body.teams.some((one) => one.teamId === teamId);
    });
    const invite = (registrationId = ''): Promise<Answer> =>
      app.send('PUT', `/leagues/${leagueId}/registrations/${registrationId}/invitations/${teamId}`, cap);
    expect(statuses(await ask(3, () => invite(agents[0])))).toEqual([200, 200, 200]);
    expect(statuses([await invite(agents[1]), await invite(agents[2])])).toEqual([200, 429]);
  });

  it('three messages from a network, which for IPv6 is all that one customer has', async () => {
    let host = 0;
    const write = (network: string) => () =>
      app.send<ProblemView>('POST', '/contact', {
        body: {
          name: 'Ana Diaz',
          email: 'ana@example.org',
          topic: 'support',
          message: 'How do I invite my captains?',
          website: '',
        },
        headers: { 'x-forwarded-for': `${network}:${(host += 1)}` },
      });
    const answers = await ask(4, write('2001:db8:1:2:'));
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.body.detail).toBe('Several messages came from your network. Try again in 24 hours.');
    expect(statuses(await ask(1, write('2001:db8:1:3:')))).toEqual([200]);
  });

  it('ten refusals at once: what is asked for beyond them waits for others, a second at most', async () => {
    const [asker, other] = [await app.signUp('asks-again'), await app.signUp('another')];
    for (const { token } of [asker, other]) await app.send('GET', '/account', { token });
    const request = await beginRequest(app.url, other);
    const refused = async (): Promise<number> => {
      const began = performance.now();
      const { status } = await app.send('GET', `/teams/${randomUUID()}`, { token: asker.token });
      expect(status).toBe(404);
      return performance.now() - began;
    };
    // What takes long is forgiven meanwhile.
    let longest = 0;
    for (let n = 0; n < 50 && longest < 990; n += 1) longest = await refused();
    expect(longest).toBeGreaterThanOrEqual(990);
    request.destroy();
  });
});

/** Sends the head of a request and nothing of its body. @returns its connection once the body is waited for */
const beginRequest = async (url: string, { token }: TestPerson): Promise<Socket> => {
  const { port, host } = new URL(url);
  const head = [
    ...['POST /api/leagues HTTP/1.1', `host: ${host}`, `authorization: Bearer ${token}`],
    ...['content-type: application/json', 'content-length: 2', 'expect: 100-continue'],
  ];
  const socket = connect(Number(port), 'localhost');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
};
