import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MAILER, MONGO_DB, SentOnce, createLogger, type Mail, type Mailer } from '@fieldhouse/platform';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { startSmtpServer, type SmtpServer } from '@fieldhouse/testing/smtp-server';
import type { Db } from 'mongodb';
import { request } from 'node:http';
import { DurableMailer } from './durable-mailer';
import { LocalInbox } from './local-inbox';
import { MailModule } from './mail.module';
import { smtpTransport } from './smtp-transport';

type Kept = { readonly id: string; readonly to: string; readonly subject: string; readonly html: string };
const NOW = new Date().toISOString();
const mail = (subject: string): Mail => ({
  to: 'ana@example.com',
  subject,
  paragraphs: ['Hello & welcome.'],
});

describe('mail', () => {
  let stack: EmbeddedStack;
  const apps: TestApp[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.stop()));
  });
  afterAll(() => stack.stop());

  const start = async (env: Readonly<Record<string, string>> = {}): Promise<TestApp> => {
    const app = await startTestApp({ stack, modules: [MailModule], events: [], env });
    apps.push(app);
    return app;
  };
  const mailerOf = ({ nest }: TestApp): Mailer => nest.get<Mailer>(MAILER);
  const listed = async (app: TestApp): Promise<readonly Kept[]> =>
    (await app.send<Kept[]>('GET', '/dev/mail')).body;
  const page = (app: TestApp, path: string, headers = {}): Promise<Response> =>
    fetch(`${app.url}/api/dev/mail${path}`, { headers: { accept: 'text/html', ...headers } });

  const list = {
    id: 'mention',
    because: 'You get this because you are told of mentions by e-mail.',
    oneClickUrl: `https://fieldhouse.example/api/unsubscribe/${'t'.repeat(120)}`,
    pageUrl: `https://fieldhouse.example/unsubscribe?token=${'t'.repeat(120)}`,
  };
  const headers = {
    'List-ID': '<mention.fieldhouse.example>',
    'List-Unsubscribe': `<${list.oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

  describe('without a mail server', () => {
    it('is kept once per key and read as JSON or as a page', async () => {
      const app = await start();
      for (let n = 0; n < 3; n += 1)
        await mailerOf(app).send('same-key', NOW, () => Promise.resolve(mail('One')));
      const kept = (await listed(app)).filter(({ subject }) => subject === 'One');
      expect(kept).toEqual([expect.objectContaining({ to: 'ana@example.com', subject: 'One' })]);
      const [{ id } = { id: '' }] = kept;
      expect((await app.send<Kept>('GET', `/dev/mail/${id}`)).body.html).toContain('Hello &amp; welcome.');
      const [list, one] = [await page(app, ''), await page(app, `/${id}`)];
      expect([list.headers.get('content-type'), await list.text()]).toEqual([
        'text/html; charset=utf-8',
        expect.stringContaining(`href="/api/dev/mail/${id}"`),
      ]);
      const shown = await one.text();
      expect(shown).toContain('Hello &amp; welcome.');
      // In the mail itself, which begins with its subject, and not above it once more.
      expect(shown.match(/<h1[^>]*>One<\/h1>/g)).toHaveLength(1);
    });

    it('shows how it ends, where one need not get it', async () => {
      const app = await start();
      await mailerOf(app).send('of-list', NOW, () => Promise.resolve({ ...mail('Of a list'), list }));
      const kept = (await listed(app)).find(({ subject }) => subject === 'Of a list');
      expect(kept).toMatchObject({ list, headers });
      const shown = await (await page(app, `/${kept?.id ?? ''}`)).text();
      expect(shown).toContain(`List-Unsubscribe: &lt;${list.oneClickUrl}&gt;`);
    });

    it('is sent once when many workers are asked at once', async () => {
      const app = await start();
      const db = app.nest.get<Db>(MONGO_DB);
      const log = { error: () => undefined };
      const other = new DurableMailer(new LocalInbox(db), new SentOnce(db, 'mail_deliveries'), log);
      let composed = 0;
      const compose = (): Promise<Mail> => {
        composed += 1;
        return Promise.resolve(mail('Race'));
      };
      const asked = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 === 0 ? mailerOf(app) : other).send('race', NOW, compose),
        ),
      );
      expect(composed).toBe(1);
      for (const outcome of asked)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RetryLater);
    });

    it('is kept in the number of 200 at most, the newest first', async () => {
      const app = await start();
      const inbox = new LocalInbox(app.nest.get<Db>(MONGO_DB));
      for (let n = 0; n < 205; n += 1) await inbox.deliver(mail(`Mail ${n}`));
      const kept = await listed(app);
      expect(kept.length).toBeLessThanOrEqual(200);
      expect(kept.map(({ subject }) => subject)).toContain('Mail 204');
      expect(kept.map(({ subject }) => subject)).not.toContain('Mail 0');
    });

    it('is shown to nobody who comes through a proxy or by another name', async () => {
      const app = await start();
      expect((await page(app, '', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
      expect((await page(app, '', { forwarded: 'for=203.0.113.7' })).status).toBe(404);
      expect((await app.send('GET', '/dev/mail/none')).status).toBe(404);
      expect(await statusBy(app.url, 'fieldhouse.example')).toBe(404);
      expect(await statusBy(app.url, 'localhost:3000')).toBe(200);
    });
  });

  describe('with a mail server', () => {
    let server: SmtpServer;
    afterEach(() => server.stop());

    it('leaves as text and HTML, and the local inbox does not exist', async () => {
      server = await startSmtpServer(() => '250 taken');
      const app = await start({
        LOCAL_INBOX: '0',
        SMTP_URL: server.url,
        MAIL_FROM: 'Fieldhouse <hello@fieldhouse.example>',
      });
      await mailerOf(app).send('smtp-1', NOW, () => Promise.resolve(mail('By SMTP')));
      expect(server.received).toHaveLength(1);
      expect(server.received[0]).toMatch(/From: Fieldhouse <hello@fieldhouse\.example>/);
      expect(server.received[0]).toMatch(/multipart\/alternative/);
      expect((await app.send('GET', '/dev/mail')).status).toBe(404);
    });

    it('tells mail programs how it ends, where one need not get it', async () => {
      server = await startSmtpServer(() => '250 taken');
      const app = await start({ LOCAL_INBOX: '0', SMTP_URL: server.url });
      await mailerOf(app).send('smtp-list', NOW, () => Promise.resolve({ ...mail('Of a list'), list }));
      await mailerOf(app).send('smtp-none', NOW, () => Promise.resolve(mail('Of none')));
      const [ofList = '', ofNone = ''] = server.received;
      for (const [name, value] of Object.entries(headers)) expect(ofList).toContain(`${name}: ${value}\r\n`);
      expect(ofNone).not.toContain('List-');
    });

    it('is tried again later while the server does not take it, and given up when it never will', async () => {
      let answer = '451 not now';
      server = await startSmtpServer(() => answer);
      const app = await start({ LOCAL_INBOX: '0', SMTP_URL: server.url });
      const send = (key: string): Promise<unknown> =>
        mailerOf(app).send(key, NOW, () => Promise.resolve(mail('Greylisted')));
      await expect(send('smtp-2')).rejects.toBeInstanceOf(RetryLater);
      await expect(send('smtp-2')).rejects.toBeInstanceOf(RetryLater);
      answer = '550 no such box';
      await send('smtp-3');
      await send('smtp-3');
      expect(server.received).toHaveLength(2);
    });

    it.each([
      ['its address for now', '250 taken', '450 4.2.0 <ana@example.com>: Greylisted', 'EENVELOPE 450'],
      ['it for now', '451 4.7.1 <ana@example.com>: not now', '250 ok', 'EMESSAGE 451'],
      ['its address for ever', '250 taken', '550 5.1.1 <ana@example.com>: no such box', 'EENVELOPE 550'],
    ])('names nobody in the log where the server refuses %s', async (_, answer, toRecipient, codes) => {
      server = await startSmtpServer(
        () => answer,
        () => toRecipient,
      );
      const lines: string[] = [];
      const log = createLogger('info', 'worker', { write: (line: string) => lines.push(line) });
      const failed = (await smtpTransport(server.url, 'Fieldhouse <hello@fieldhouse.example>')
        .deliver(mail('To Ana'))
        .catch((error: unknown) => error)) as Error;
      log.info({ err: failed, reason: failed.message }, 'timer put off');
      expect(lines.join()).toContain(codes);
      expect(lines.join()).not.toContain('ana@example.com');
    });

    it('says by which code the server cannot be reached', async () => {
      server = await startSmtpServer(() => '250 taken');
      const { url } = server;
      await server.stop();
      await expect(smtpTransport(url, 'hello@fieldhouse.example').deliver(mail('Away'))).rejects.toThrow(
        'ESOCKET ECONNREFUSED',
      );
    });
  });
});

/** What the inbox answers to a browser that reached it by this name. */
const statusBy = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/api/dev/mail`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
