import type { ContactPage, ContactReceipt } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { contactEvents, type ContactEvent } from '@fieldhouse/events/contact';
import { EVENT_STORE, KEYRING, type EventStore, type Keyring } from '@fieldhouse/kernel/runtime';
import { positionText, type Projection } from '@fieldhouse/kernel';
import type { RequestWithCaller } from '@fieldhouse/platform';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { Injectable, Module, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { ContactModule } from '../../../services/contact/src';
import { contactMessagesProjection } from './contact-messages.projection';
import { ContactReadModule, contactProjections } from './contact-read.module';

const PER_HOUR = 30;
const BOSS = 'the-boss';

/** Whoever names themselves is let in: who may do what is the access test's matter. */
@Injectable()
class Door implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    const accountId = request.headers['x-account'];
    if (typeof accountId === 'string') request.caller = { accountId, roles: ['site_admin'] };
    return true;
  }
}
@Module({ providers: [{ provide: APP_GUARD, useClass: Door }] })
class DoorModule {}

const message = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  topic: 'support',
  message: 'How do I move my team to Tuesday?',
};
const startApp = (stack: EmbeddedStack): Promise<TestApp> =>
  startTestApp({
    stack,
    modules: [DoorModule, ContactModule, ContactReadModule],
    events: contactEvents,
    projections: contactProjections as unknown as readonly Projection[],
    env: { CONTACT_MESSAGES_PER_HOUR: String(PER_HOUR) },
  });

describe('the contact form', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  const asBoss = { headers: { 'x-account': BOSS } };
  const write = (more: object = {}, headers: Record<string, string> = {}) =>
    app.send<ContactReceipt>('POST', '/contact', { body: { ...message, ...more }, headers });
  /** Waits for everything written so far, then reads the inbox. */
  const inbox = async (query = ''): Promise<ContactPage> => {
    const end = await app.nest.get<EventStore>(EVENT_STORE).lastPosition();
    await app.projected(contactMessagesProjection, end ? positionText(end) : '');
    return (await app.send<ContactPage>('GET', `/admin/contact${query}`, asBoss)).body;
  };
  const idOf = async (ticket: string): Promise<string> =>
    (await inbox('?limit=100')).tickets.find((one) => one.ticket === ticket)?.ticketId ?? '';

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startApp(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('answers a ticket number and keeps the message as a fact with its personal fields closed', async () => {
    const { status, body } = await write();
    expect(status).toBe(200);
    expect(body.ticket).toMatch(/^FH-[0-9A-Z]{8}$/);
    const ticketId = await idOf(body.ticket);
    const [fact] = await app.eventsOf<ContactEvent>(`contactTicket-${ticketId}`);
    expect(fact).toMatchObject({ type: 'ContactMessageReceived', data: { ticket: body.ticket, ...message } });
    const stored = JSON.stringify((await app.storedEventsOf(`contactTicket-${ticketId}`))[0]?.data);
    for (const secret of [message.name, message.email, message.message]) expect(stored).not.toContain(secret);
  });

  it('is read as deleted once the key of the ticket is destroyed', async () => {
    const ticketId = await idOf((await write()).body.ticket);
    await app.nest.get<Keyring>(KEYRING).destroy(ticketId);
    const [fact] = await app.eventsOf<ContactEvent>(`contactTicket-${ticketId}`);
    expect(fact?.data).toMatchObject({ name: 'Deleted', email: '', message: '', topic: 'support' });
  });

  it('answers the same ticket to the same Idempotency-Key and keeps one message', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await write({}, key), await write({}, key)];
    expect(second.body).toEqual(first.body);
    const found = (await inbox('?limit=100')).tickets.filter(({ ticket }) => ticket === first.body.ticket);
    expect(found).toHaveLength(1);
    expect(await write({ message: 'Something else entirely' }, key)).toMatchObject({ status: 422 });
  });

  it('answers a filled honeypot like any message and keeps nothing', async () => {
    const { status, body } = await write({ website: 'https://spam.example' });
    expect([status, body.ticket]).toEqual([200, expect.stringMatching(/^FH-/)]);
    expect(await idOf(body.ticket)).toBe('');
  });

  it.each([
    ['name', { name: ' ' }, 'Tell us your name'],
    ['email', { email: 'nobody' }, 'Invalid email address'],
    ['topic', { topic: 'gossip' }, 'Choose a topic'],
    ['message', { message: 'too short' }, 'Write at least 10 characters'],
    ['message', { message: 'x'.repeat(4_001) }, 'Message must be at most 4,000 characters'],
  ])('refuses a wrong %s and says so', async (field, wrong, said) => {
    const answer = await write(wrong);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field, message: said }] },
    });
  });

  it('fills an inbox, newest first, a page at a time', async () => {
    const written: string[] = [];
    for (let n = 0; n < 5; n += 1)
      written.push((await write({ message: `Message number ${n}` })).body.ticket);
    const first = await inbox('?limit=3');
    const second = await inbox(`?limit=3&after=${encodeURIComponent(first.next ?? '')}`);
    const tickets = [...first.tickets, ...second.tickets].map(({ ticket }) => ticket);
    expect(tickets.slice(0, 5)).toEqual(written.toReversed());
    expect(new Set(tickets).size).toBe(6);
    expect(await app.send('GET', '/admin/contact?after=nonsense', asBoss)).toMatchObject({
      status: 400,
      body: { code: 'cursor_malformed' },
    });
  });

  it('has tickets that an admin closes with a note, once', async () => {
    const ticketId = await idOf((await write()).body.ticket);
    const close = () =>
      app.send('POST', `/admin/contact/${ticketId}/close`, { ...asBoss, body: { note: 'Answered' } });
    expect((await close()).status).toBe(200);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'ticket_closed' } });
    const closed = (await inbox('?state=closed')).tickets;
    expect(closed).toEqual([
      expect.objectContaining({
        ticketId,
        closed: { at: expect.any(String) as string, by: BOSS, note: 'Answered' },
      }),
    ]);
    expect((await inbox('?state=open&limit=100')).tickets.map((one) => one.ticketId)).not.toContain(ticketId);
  });

  it('refuses to close what is no ticket', async () => {
    const close = { ...asBoss, body: { note: 'Nothing' } };
    expect(await app.send('POST', `/admin/contact/${randomUUID()}/close`, close)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('refuses the message after the last allowed one of an hour and says when to come back', async () => {
    const answers: Awaited<ReturnType<typeof write>>[] = [];
    for (let n = 0; n <= PER_HOUR; n += 1) answers.push(await write());
    const refused = answers.at(-1);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
