import type {
  DeliveriesView,
  DeliveryView,
  NoticeSettingsView,
  QuietHours,
  SessionItemView,
  WhyView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { AggregateStore, RetryLater } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { PUSHER, type PushMessage, type Pusher } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import {
  createTeam,
  erasePerson,
  joinTeam,
  postMessage,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import { again } from './testing/again';
import { mailsTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

/** Long enough to do something meanwhile. */
const TOGETHER_SECONDS = 2;

describe('what people are sent who are not looking', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;
  let ben: TestPerson;
  let teamId: string;
  let bens: string;
  let push: jest.SpyInstance<ReturnType<Pusher['push']>, Parameters<Pusher['push']>>;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { NOTICE_TOGETHER_SECONDS: String(TOGETHER_SECONDS) });
    ana = await app.signUp('ana');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });
  beforeEach(async () => {
    push = jest.spyOn(app.nest.get<Pusher>(PUSHER), 'push').mockResolvedValue('sent');
    ben = await app.signUp(`ben-${randomUUID()}`);
    teamId = await createTeam(app, ana, { name: 'Night Hawks', privacy: 'private' });
    bens = await joinTeam(app, teamId, ana, ben);
  });
  afterEach(() => jest.restoreAllMocks());

  const says = (text: string, by: TestPerson = ana) => postMessage(app, teamId, by, text);
  const mention = (text: string): Promise<string> => says(`<@${ben.accountId}> ${text}`);
  const logOf = async ({ token }: TestPerson, query = ''): Promise<DeliveriesView> =>
    (await app.send<DeliveriesView>('GET', `/notifications/deliveries${query}`, { token })).body;
  /** Waits until something has become of all that was planned for Ben, so many things. */
  const ended = async (count = 1): Promise<readonly DeliveryView[]> => {
    let deliveries: readonly DeliveryView[] = [];
    await until(`${count} things have ended`, async () => {
      ({ deliveries } = await logOf(ben));
      return deliveries.length >= count && deliveries.every(({ endedAt }) => endedAt !== null);
    });
    return deliveries;
  };
  const planned = async (): Promise<DeliveryView> => {
    let first: DeliveryView | undefined;
    await until('something is planned', async () => {
      [first] = (await logOf(ben)).deliveries;
      return first !== undefined;
    });
    if (!first) throw new Error('nothing is planned');
    return first;
  };
  const sets = (path: string, body: object, { token } = ben): Promise<unknown> =>
    app.command('PUT', `/notification-settings/${path}`, { token, body });
  const settings = async (): Promise<NoticeSettingsView> =>
    (await app.send<NoticeSettingsView>('GET', '/notification-settings', { token: ben.token })).body;
  const hasDevices = (count: number): Promise<void> =>
    until(`there are ${count} devices`, async () => (await settings()).devices.length === count);
  const addsDevice = async (deviceId = 'phone', by = ben): Promise<void> => {
    const { devices } = await settings();
    const device = {
      name: 'Chrome on Android',
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    await sets(`devices/${deviceId}`, device, by);
    await hasDevices(devices.length + 1);
  };
  const pushed = (): readonly PushMessage[] => push.mock.calls.map(([, message]) => message);

  it('waits until it is known whose address is confirmed', async () => {
    const isKnown = jest.spyOn(app.nest.get(PeopleDirectory), 'atLeast').mockResolvedValueOnce(false);
    await mention('has just joined');
    const [delivery] = await ended();
    expect(delivery).toMatchObject({ kind: 'mention', state: 'sent' });
    expect(isKnown.mock.calls.length).toBeGreaterThan(1);
  });

  it('waits for what is built anew when it is due: nobody knows then that there is nothing to tell', async () => {
    await mention('is about to be told');
    await planned();
    const isKnown = jest.spyOn(app.nest.get(PeopleDirectory), 'atLeast').mockResolvedValue(false);
    await until('it was looked at', () => isKnown.mock.calls.length > 1);
    expect(await planned()).toMatchObject({ endedAt: null });
    isKnown.mockRestore();
    const [delivery] = await ended();
    expect(delivery).toMatchObject({ kind: 'mention', state: 'sent' });
  });

  it('is a mail for a mention, with what was said and where', async () => {
    const messageId = await mention('brings the bats');
    await postMessage(app, teamId, ana, 'An answer is another message', messageId);
    const [delivery] = await ended();
    expect(delivery).toMatchObject({
      id: `email:mention:${messageId}`,
      kind: 'mention',
      teamName: 'Night Hawks',
      by: ana.accountId,
      state: 'sent',
      held: 'together',
      together: 1,
    });
    const [mail, ...others] = await mailsTo(app, ben.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'ana Example mentioned you in Night Hawks',
      paragraphs: [`ana Example: @${ben.email.split('@')[0]} Example brings the bats`],
    });
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail?.action?.url).toMatch(
      new RegExp(`/teams/${teamId}\\?tab=chat&channel=team&message=${messageId}$`),
    );
    expect(await mailsTo(app, ana.email)).toEqual([]);
  });

  it('is one mail for all mentions that come together', async () => {
    for (const text of ['brings the bats', 'brings the balls', 'brings water']) await mention(text);
    const deliveries = await ended(3);
    expect(deliveries.map(({ state, together }) => [state, together])).toEqual(
      deliveries.map(() => ['sent', 3]),
    );
    const mails = await mailsTo(app, ben.email);
    expect(mails.map(({ subject, paragraphs }) => [subject, paragraphs.length])).toEqual([
      ['Night Hawks: 3 mentions of you', 3],
    ]);
  });

  it('is nothing that they have seen, that is over, or of a team that they have left', async () => {
    const [seen, over] = [await mention('was seen'), await mention('is deleted')];
    await planned();
    await app.command('POST', `/notifications/mention:${seen}/read`, { token: ben.token });
    await app.command('DELETE', `/chats/${teamId}/team/messages/${over}`, { token: ana.token });
    expect((await ended(2)).map(({ state }) => state)).toEqual(['over', 'seen']);
    const gone = await mention('is gone');
    await planned();
    await app.command('POST', `/teams/${teamId}/members/${bens}/remove`, {
      token: ana.token,
      body: { reason: null },
    });
    expect((await ended(3))[0]).toMatchObject({ id: `email:mention:${gone}`, state: 'gone' });
    expect(await mailsTo(app, ben.email)).toEqual([]);
  });

  it('is nothing that they have switched off meanwhile', async () => {
    await mention('hello');
    await planned();
    await sets('channels', { kind: 'mention', channel: 'email', teamId, on: false });
    expect((await ended())[0]).toMatchObject({ state: 'off' });
    await mention('hello again');
    await addsDevice();
    await mention('once more');
    const deliveries = await ended(2);
    expect(deliveries[0]).toMatchObject({ channel: 'push', state: 'sent' });
    expect(deliveries.flatMap(({ channel, state }) => (channel === 'email' ? state : []))).toEqual(['off']);
  });

  it('is nothing for an account that is erased before it is due', async () => {
    await mention('hello');
    await planned();
    // Nothing leaves meanwhile, however long an erasure takes.
    const isKnown = jest.spyOn(app.nest.get(PeopleDirectory), 'atLeast').mockResolvedValue(false);
    await erasePerson(app, ben);
    isKnown.mockRestore();
    await until('the account has nothing that waits', async () => {
      const events = await app.eventsOf(`deliveries-${ben.accountId}.${DateTime.utc().toFormat('yyyyMM')}`);
      return events.at(-1)?.type === 'DeliveriesSkipped';
    });
    expect(await mailsTo(app, ben.email)).toEqual([]);
  });

  it('is a mail at once for who asks to join a team, and for who is on it then', async () => {
    const open = await createTeam(app, ana, { name: 'Day Owls', privacy: 'public', joinPolicy: 'request' });
    await app.command('POST', `/teams/${open}/requests`, {
      token: ben.token,
      body: { message: null },
    });
    const name = ben.email.split('@')[0];
    const subjectsOf = async ({ email }: TestPerson): Promise<readonly string[]> =>
      (await mailsTo(app, email)).map(({ subject }) => subject);
    await until('the captain is told', async () =>
      (await subjectsOf(ana)).includes(`“${name} Example” asks to join Day Owls`),
    );
    const facts = await app.eventsOf<TeamEvent>(`team-${open}`);
    const [first] = facts.flatMap(({ type, data }) => (type === 'JoinRequested' ? [data] : []));
    await app.command('POST', `/teams/${open}/requests/${first?.requestId}/decline`, { token: ana.token });
    await until('whoever asked is told', async () =>
      (await subjectsOf(ben)).includes('“Day Owls” did not accept your request to join'),
    );
    await app.command('POST', `/teams/${open}/requests`, { token: ben.token, body: { message: null } });
    const again = await app.eventsOf<TeamEvent>(`team-${open}`);
    const request = again.flatMap(({ type, data }) => (type === 'JoinRequested' ? [data] : [])).at(-1);
    await app.command('POST', `/teams/${open}/requests/${request?.requestId}/accept`, { token: ana.token });
    await until('the new player is told', async () => (await subjectsOf(ben)).includes('You’re on Day Owls'));
  });

  it('waits for the end of quiet hours', async () => {
    const now = DateTime.utc();
    const [from, to] = [now.minus({ hours: 1 }), now.plus({ hours: 3 })].map((at) => at.toFormat('HH:mm'));
    const quiet: QuietHours = { from: from ?? '', to: to ?? '', zone: 'UTC' };
    await sets('quiet-hours', { quiet });
    await addsDevice();
    await says('Practice is off');
    const delivery = await planned();
    expect(delivery).toMatchObject({ channel: 'push', kind: 'chat', state: 'planned', held: 'quiet' });
    expect(DateTime.fromISO(delivery.dueAt, { zone: 'utc' }).toFormat('HH:mm')).toBe(to);
    expect(push).not.toHaveBeenCalled();
  });

  it('is a push at once for what is said, and the next ones together', async () => {
    await addsDevice();
    for (const text of ['One', 'Two', 'Three']) await says(text);
    await ended(3);
    expect(pushed()).toEqual([
      {
        title: 'Night Hawks: new message',
        body: 'ana Example: One',
        path: expect.stringContaining(`/teams/${teamId}?tab=chat`) as unknown,
        tag: `chat:${teamId}`,
      },
      expect.objectContaining({
        title: 'Night Hawks: 2 new messages',
        body: 'ana Example: Two\nana Example: Three',
      }),
    ]);
    expect(await mailsTo(app, ben.email)).toEqual([]);
  });

  it('reaches no device any more on which they have been signed out', async () => {
    const lost = await again(app, ben);
    await addsDevice('lost', lost);
    await addsDevice('kept');
    expect((await settings()).devices.map((one) => [one.deviceId, one.ofThisSession])).toEqual([
      ['lost', false],
      ['kept', true],
    ]);
    const { body: sessions } = await app.send<SessionItemView[]>('GET', '/auth/sessions', ben);
    for (const { id, current } of sessions)
      if (!current) await app.send('DELETE', `/auth/sessions/${id}`, ben);
    await says('Where is everybody?');
    expect((await ended())[0]).toMatchObject({ channel: 'push', state: 'sent' });
    expect(push).toHaveBeenCalledTimes(1);
    await hasDevices(1);
    expect((await settings()).devices.map(({ deviceId }) => deviceId)).toEqual(['kept']);
  });

  it('reaches every device, and drops the one that is there no more', async () => {
    await addsDevice('phone');
    await addsDevice('laptop');
    push.mockImplementation((_, { title }) => Promise.resolve(title === '' ? 'refused' : 'sent'));
    push.mockResolvedValueOnce('gone');
    await says('Hello');
    expect((await ended())[0]).toMatchObject({ channel: 'push', state: 'sent' });
    expect(push).toHaveBeenCalledTimes(2);
    await hasDevices(1);
  });

  it('leaves once, whatever dies between what is sent and the word that it was', async () => {
    await addsDevice();
    const store = app.nest.get(AggregateStore);
    const { execute } = store;
    const died = new Set<string>();
    jest.spyOn(store, 'execute').mockImplementation((type, id, command, meta) => {
      if (command.type === 'SettleDeliveries' && !died.has(meta.commandId)) {
        died.add(meta.commandId);
        return Promise.reject(new Error('the worker died'));
      }
      return execute.call(store, type, id, command, meta);
    });
    push.mockRejectedValueOnce(new RetryLater(1));
    await mention('hello');
    // The device is told of the mention, and not of the message again.
    expect((await ended(2)).map(({ id, state }) => [id.replace(/:[^:]*$/, ''), state]).sort()).toEqual([
      ['email:mention', 'sent'],
      ['push:mention', 'sent'],
    ]);
    expect(died.size).toBe(2);
    // The first try was put off by the push service.
    expect(push).toHaveBeenCalledTimes(2);
    expect(await mailsTo(app, ben.email)).toHaveLength(1);
  });

  it('says why: what happened, who did it, why this person, and where it went', async () => {
    const messageId = await mention('hello');
    const path = `/notifications/mention:${messageId}/why`;
    await ended();
    const { body } = await app.send<WhyView>('GET', path, { token: ben.token });
    expect(body).toMatchObject({
      kind: 'mention',
      chain: [{ type: 'MessagePosted', by: ana.accountId, name: 'ana Example' }],
      because: 'named',
      teamName: 'Night Hawks',
      deliveries: [{ channel: 'email', state: 'sent' }],
    });
    expect(await app.send('GET', path, { token: ana.token })).toMatchObject({ status: 404 });
  });

  it('is listed by pages, the newest first, to nobody else', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift(`email:mention:${await mention(String(n))}`);
    await ended(3);
    const first = await logOf(ben, '?limit=2');
    const second = await logOf(ben, `?limit=2&before=${first.next}`);
    expect([...first.deliveries, ...second.deliveries].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    const others = (await logOf(ana)).deliveries.map(({ id }) => id);
    expect(others.filter((id) => ids.includes(id))).toEqual([]);
  });
});
