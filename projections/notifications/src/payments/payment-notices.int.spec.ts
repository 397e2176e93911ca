import type { DeliveriesView, NotificationSent, NotificationsView, WhyView } from '@fieldhouse/api-contract';
import { draftEvents } from '@fieldhouse/events/drafts';
import { leagueEvents, leaguePlacesEvents } from '@fieldhouse/events/leagues';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import { invoiceEvents, type InvoiceEvent } from '@fieldhouse/events/payments';
import { collectionOf } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import { NotificationsModule } from '@fieldhouse/notifications';
import { MONGO_DB } from '@fieldhouse/platform';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import type { TestPerson } from '@fieldhouse/testing';
import { documentsExamined } from '@fieldhouse/testing/documents-examined';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { NotificationsReadModule, notificationProjections } from '../notifications-read.module';
import { openNewsPage } from '../testing/open-page';
import { toldRegistrationsProjection } from '../registrations/told-registrations.projection';
import { toldInvoicesProjection } from './told-invoices.projection';

let app: FactsApp;
let cap: TestPerson;
let mia: TestPerson;
let tre: TestPerson;
const sockets: Socket[] = [];

const PROCESS = { kind: 'process', name: 'payments' } as const;
const at = () => new Date().toISOString();
const dueOn = '2027-04-01';
/** A league asks the captain of a team for 60.00, and the captain splits it. */
const newInvoice = async () => {
  const invoiceId = randomUUID();
  const books = {
    payee: { kind: 'league', id: randomUUID() },
    payer: { accountId: cap.accountId, teamId: 't1' },
    currency: 'USD',
  } as const;
  const booked = { invoiceId, books };
  const happens = (...facts: readonly InvoiceEvent[]) => app.happened(`invoice-${invoiceId}`, PROCESS, facts);
  const part = { lineId: 'fee', dueOn, amountMinor: 2_000 };
  const paid = (paymentId: string, { accountId: paidBy }: TestPerson): InvoiceEvent => ({
    type: 'CardPaid',
    data: {
      ...{ ...booked, paymentId, paidBy, amountMinor: 2_000, owedMinor: 2_000, earlyMinor: 0, overMinor: 0 },
      ...{ lines: [part], surchargeMinor: 0, feeMinor: 0, intentId: `pi_${paymentId}`, paidAt: at() },
    },
  });
  await happens({
    type: 'InvoiceIssued',
    data: {
      accountId: cap.accountId,
      ...{ ...booked, subject: { kind: 'registration', leagueId: books.payee.id, registrationId: 'r1' } },
      ...{ title: 'Team registration', payeeName: 'Spring League', teamName: 'Tigers' },
      lines: [{ lineId: 'fee', kind: 'registration', label: 'Fee', netMinor: 6_000, taxMinor: 0, dueOn }],
      ...{ secureMinor: 6_000, bearer: 'organizer', holdUntil: null, issuedBy: null, issuedAt: at() },
    },
  });
  const shares = [{ accountId: mia.accountId, amountMinor: 2_000 }];
  await happens({ type: 'InvoiceSplit', data: { invoiceId, shares, splitBy: cap.accountId } });
  const started = (paymentId: string, { accountId: paidBy }: TestPerson): InvoiceEvent => ({
    type: 'CheckoutStarted',
    data: {
      ...{ ...booked, paymentId, paidBy, linkId: null, amountMinor: 2_000 },
      ...{ chargeMinor: 2_000, startedAt: at() },
    },
  });
  const declined = (paymentId: string): InvoiceEvent => ({
    type: 'CardDeclined',
    data: { invoiceId, paymentId, code: 'card_declined', declinedAt: at() },
  });
  return { invoiceId, booked, happens, started, declined, paid };
};
const newsOf = ({ notification }: Pick<NotificationSent, 'notification'>): string => {
  const { payment } = notification;
  return payment ? `${payment.news} ${payment.amountMinor}` : '';
};
const bellOf = async ({ token }: TestPerson): Promise<NotificationsView['notifications']> =>
  (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications;
/** What somebody is told of one invoice, the newest first. */
const listOf = async (person: TestPerson, invoiceId: string): Promise<readonly string[]> =>
  (await bellOf(person))
    .filter(({ payment }) => payment?.invoiceId === invoiceId)
    .map((notification) => newsOf({ notification }));
const pageOf = async (person: TestPerson): Promise<readonly string[]> => {
  const { arrived, socket } = await openNewsPage(app, person, newsOf);
  sockets.push(socket);
  return arrived;
};

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule, NotificationsReadModule],
    events: [
      ...[...leagueEvents, ...leaguePlacesEvents, ...draftEvents, ...invoiceEvents],
      ...[...inboxEvents, ...noticeSettingsEvents],
    ],
    projections: [...notificationProjections, ...teamMemberProjections, ...peopleProjections],
  });
  [cap, mia, tre] = await Promise.all([app.signUp('cap'), app.signUp('mia'), app.signUp('tre')]);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => app.stop());

describe('what people are told of money', () => {
  it('is what each owes, until it is paid, and nothing to anybody else', async () => {
    const { invoiceId, booked, happens, paid } = await newInvoice();
    expect(await listOf(cap, invoiceId)).toEqual(['asked 6000']);
    expect(await listOf(mia, invoiceId)).toEqual(['shared 2000']);
    const recipientIds = [cap.accountId, mia.accountId];
    await happens({
      type: 'PaymentFellDue',
      data: { ...booked, lineId: 'fee', dueOn, openMinor: 6_000, step: 'soon', recipientIds, toldAt: at() },
    });
    expect(await listOf(cap, invoiceId)).toEqual(['soon 6000', 'asked 6000']);
    expect(await listOf(mia, invoiceId)).toEqual(['soon 2000', 'shared 2000']);
    await happens(paid('p1', mia));
    expect(await listOf(mia, invoiceId)).toEqual(['received 2000']);
    expect(await listOf(cap, invoiceId)).toEqual(['soon 4000', 'asked 6000']);
    expect(await listOf(tre, invoiceId)).toEqual([]);
  });

  it('arrives at once at the pages of whom it is for, and at no other', async () => {
    const { invoiceId, happens, started, declined, paid } = await newInvoice();
    const [hers, his, theirs] = await Promise.all([pageOf(cap), pageOf(mia), pageOf(tre)]);
    await happens(started('p1', mia), declined('p1'));
    await until('it is told', () => his.includes('declined 2000'));
    expect(await listOf(mia, invoiceId)).toEqual(['declined 2000', 'shared 2000']);
    await happens(paid('p1', mia));
    await until('the receipt is there', () => his.includes('received 2000'));
    expect(await listOf(mia, invoiceId)).toEqual(['received 2000']);
    await until('both have come', () => his.length >= 2);
    expect([hers, theirs]).toEqual([[], []]);
  });

  it('is that money has gone back to whoever paid it, or has not to whoever sent it', async () => {
    const { invoiceId, booked, happens, paid } = await newInvoice();
    const refund = { ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 500, fromOverMinor: 0 };
    await happens(
      paid('p1', mia),
      {
        type: 'RefundAsked',
        data: {
          ...{ ...refund, needsApproval: false, payerId: cap.accountId, reason: 'Rain' },
          ...{ askedBy: tre.accountId, askedAt: at() },
        },
      },
      { type: 'RefundPaid', data: { ...refund, fromDepositMinor: 0, lines: [], way: 'card', paidAt: at() } },
    );
    // What was owed stays paid: nobody is asked for their share again.
    expect(await listOf(mia, invoiceId)).toEqual(['refunded 500', 'received 2000']);
    await happens({
      type: 'RefundReturned',
      data: { ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 500, returnedAt: at() },
    });
    expect(await listOf(tre, invoiceId)).toEqual(['refund_failed 500']);
    expect(await listOf(mia, invoiceId)).toEqual(['received 2000']);
  });

  it('says to whoever looks after the money that they do', async () => {
    const { invoiceId, booked, happens } = await newInvoice();
    await happens({
      type: 'RefundAsked',
      data: {
        ...{ ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 500, fromOverMinor: 0 },
        ...{ payerId: cap.accountId, reason: 'Rain', needsApproval: true, recipientIds: [mia.accountId] },
        ...{ askedBy: cap.accountId, askedAt: at() },
      },
    });
    const [row] = await bellOf(mia);
    expect(row).toMatchObject({ payment: { invoiceId, news: 'refund_asked' } });
    const why = await app.send<WhyView>('GET', `/notifications/${row?.id}/why`, { token: mia.token });
    expect(why.body.because).toBe('treasurer');
  });

  it('says why, and names nobody', async () => {
    const { invoiceId, booked, happens } = await newInvoice();
    const recipientIds = [cap.accountId, mia.accountId];
    const remindedBy = tre.accountId;
    await happens({ type: 'PayerReminded', data: { ...booked, recipientIds, remindedBy, remindedAt: at() } });
    const [row] = await bellOf(mia);
    expect(row).toMatchObject({ by: null, name: null, payment: { invoiceId, news: 'reminded', day: dueOn } });
    const path = `/notifications/${row?.id}/why`;
    const why = await app.send<WhyView>('GET', path, { token: mia.token });
    expect(why.body).toMatchObject({ because: 'payment', teamName: 'Spring League' });
    expect(JSON.stringify([row, why.body])).not.toMatch(new RegExp(`${remindedBy}|${cap.accountId}`));
    expect((await app.send('GET', path, { token: tre.token })).status).toBe(404);
    const sent = await app.send<DeliveriesView>('GET', '/notifications/deliveries', { token: tre.token });
    expect(sent.body.deliveries).toEqual([]);
  });

  it.each([toldInvoicesProjection, toldRegistrationsProjection])(
    'is found with the newest of what somebody had to do with, without looking at the others: $name',
    async (model) => {
      const { accountId } = tre;
      const collection = collectionOf(model);
      const former = Array.from({ length: 300 }, (_, n) => ({
        ...{ _id: `former-${n}`, accountIds: [accountId, `a${n}`], accountId, leagueId: `l${n}` },
        _position: `${n}`.padStart(20, '0'),
      }));
      await app.nest.get<Db>(MONGO_DB).collection<(typeof former)[number]>(collection).insertMany(former);
      expect(await documentsExamined(collection, () => bellOf(tre))).toBe(50);
    },
  );
});
