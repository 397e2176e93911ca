import type { ProblemView, UnsubscribeView } from '@fieldhouse/api-contract';
import {
  inboxEvents,
  noticeSettingsEvents,
  type NoticeSettingsEvent,
} from '@fieldhouse/events/notifications';
import type { TestPerson } from '@fieldhouse/testing';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import { NOTICE_RULES, noticeKind, type NoticeKind } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import { MailingLists } from '../application/mailing-lists';
import { NotificationsModule } from '../notifications.module';

let app: FactsApp;
let ana: TestPerson;

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule],
    events: [...inboxEvents, ...noticeSettingsEvents],
    projections: [],
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ana = await app.signUp(`ana-${randomUUID().slice(0, 8)}`);
});

const listOf = (kind: NoticeKind) => app.nest.get(MailingLists).of(kind, ana.accountId);
/** The path of the link in a mail of the kind that a mail program follows. */
const linkOf = (kind: NoticeKind): string => new URL(listOf(kind).oneClickUrl).pathname.replace('/api', '');
/** What a mail program sends, from whatever page and with whatever cookies. */
const click = (
  path: string,
  body: URLSearchParams | FormData = new URLSearchParams('List-Unsubscribe=One-Click'),
) =>
  fetch(`${app.url}/api${path}`, {
    method: 'POST',
    body,
    headers: {
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
      cookie: 'fieldhouse_refresh=of-somebody',
    },
  });
const factsOf = async () =>
  (await app.eventsOf<NoticeSettingsEvent>(`noticeSettings-${ana.accountId}`)).map(({ data }) => data);
const ended = { kind: 'mention', channel: 'email', teamId: null, on: false, by: 'unsubscribe' } as const;

describe('the link of a mail', () => {
  it('ends mails of its kind with one click, however often', async () => {
    const link = linkOf('mention');
    for (let n = 0; n < 3; n += 1) {
      const answer = await click(link);
      expect([answer.status, await answer.json()]).toEqual([200, { kind: 'mention', on: false }]);
    }
    expect(await factsOf()).toEqual([{ accountId: ana.accountId, ...ended }]);
    expect(listOf('draft')).toMatchObject({
      id: 'draft',
      because: 'You get this because you are told of drafts of your leagues by e-mail.',
    });
  });

  it('ends them once for many clicks at once, and for a form of parts too', async () => {
    const link = linkOf('mention');
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    const answers = await Promise.all([click(link), click(link, parts), click(link), click(link, parts)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await factsOf()).toHaveLength(1);
  });

  it.each(noticeKind.options)(
    'of %s shows what it is about, and changes nothing by being looked at',
    async (kind) => {
      const list = listOf(kind);
      const page = new URL(list.pageUrl);
      expect(page.pathname).toBe('/unsubscribe');
      const link = `/unsubscribe/${page.searchParams.get('token') ?? ''}`;
      const { body } = await app.send<UnsubscribeView>('GET', link);
      expect(body).toEqual({ kind, on: NOTICE_RULES[kind].channels.email });
      expect(await factsOf()).toEqual([]);
    },
  );

  it('lets a person begin again on its page, not a page elsewhere', async () => {
    const link = linkOf('mention');
    await click(link);
    const put = (headers: Readonly<Record<string, string>>) =>
      app.send<UnsubscribeView & ProblemView>('PUT', link, { body: { on: true }, headers });
    expect((await put({ 'sec-fetch-site': 'cross-site' })).body.code).toBe('cross_site');
    expect((await put({})).body).toEqual({ kind: 'mention', on: true });
  });

  it('says that mails still come while they do for a single team, and ends these too', async () => {
    const link = linkOf('mention');
    const body = { kind: 'mention', channel: 'email' };
    const say = (more: object) =>
      app.command('PUT', '/notification-settings/channels', { token: ana.token, body: { ...body, ...more } });
    await say({ teamId: null, on: false });
    await say({ teamId: 'own-team', on: true });
    expect((await app.send<UnsubscribeView>('GET', link)).body.on).toBe(true);
    expect(await (await click(link)).json()).toEqual({ kind: 'mention', on: false });
  });

  it('gives back on its page what it has ended for a single team', async () => {
    const link = linkOf('chat');
    const wanted = { kind: 'chat', channel: 'email', teamId: 'own-team', on: true } as const;
    await app.command('PUT', '/notification-settings/channels', { token: ana.token, body: wanted });
    await click(link);
    expect((await app.send('PUT', link, { body: { on: true } })).body).toEqual({ kind: 'chat', on: true });
    const told = (await factsOf()).map((fact) => ('teamId' in fact ? [fact.teamId, fact.on] : []));
    expect(told.slice(-2)).toEqual([
      [null, null],
      ['own-team', true],
    ]);
  });

  it('says nothing of whose it is, and is another each time', async () => {
    const [one, other] = [linkOf('mention'), linkOf('mention')];
    expect(one).not.toBe(other);
    const bytes = Buffer.from(one.split('/').at(-1) ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toContain(ana.accountId);
    expect(bytes).not.toContain('mention');
  });

  it('leads nowhere when it was not made here', async () => {
    const link = linkOf('mention');
    const changed = link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA');
    for (const path of [changed, link.slice(0, -4), '/unsubscribe/none', `/unsubscribe/${'A'.repeat(90)}`])
      for (const [method, body] of [['GET'], ['POST'], ['PUT', { on: false }]] as const)
        expect((await app.send(method, path, { body })).status).toBe(404);
    expect(await factsOf()).toEqual([]);
  });
});
