import type { NotificationsView } from '@fieldhouse/api-contract';
import type { Timer } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB, PUSHER, type Pusher } from '@fieldhouse/platform';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { CARDS, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import type { Db } from 'mongodb';
import { mailsTo } from './testing/mailbox';
import { startPaying, type paying } from './testing/paying';
import { addDevice, deliveriesEndAs, pushedTo, type Pushes } from './testing/told';

let stop: () => Promise<void>;
let cards: PracticeCards;
let app: TestApp;
let captain: TestPerson;
let teamId: string;
let does: ReturnType<typeof paying>;
let push: Pushes;

beforeAll(async () => {
  ({ app, cards, does, stop } = await startPaying());
  captain = await app.signUp('captain');
  teamId = await createTeam(app, captain);
});
afterAll(() => stop());
beforeEach(() => {
  push = jest.spyOn(app.nest.get<Pusher>(PUSHER), 'push').mockResolvedValue('sent');
});
afterEach(() => jest.restoreAllMocks());

const bellOf = async ({ token }: TestPerson) =>
  (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications;
const newsOf = async (person: TestPerson): Promise<readonly string[]> =>
  (await bellOf(person)).flatMap(({ payment }) => payment?.news ?? []);
const comes = (person: TestPerson, news: string): Promise<void> =>
  until(`they are told: ${news}`, async () => (await newsOf(person)).includes(news));
const endsAs = (person: TestPerson, ...states: readonly string[]): Promise<void> =>
  deliveriesEndAs(app, person, (kind) => kind === 'payment', states);
const mails = (count: number): readonly string[] => Array.from({ length: count }, () => 'payment email sent');
const mailOf = async ({ email }: TestPerson, subject: RegExp) =>
  (await mailsTo(app, email)).find((mail) => subject.test(mail.subject));
const asCaptain = (path: string, body: object = {}) =>
  app.command('POST', path, { token: captain.token, body });
/** A member whom the team asks for 45.00. */
const owes = async (name: string, has: { device?: true } = {}) => {
  const person = await app.signUp(name);
  if (has.device) await addDevice(app, person);
  await joinTeam(app, teamId, captain, person);
  const title = `Dues of ${name}`;
  const members = [{ accountId: person.accountId, amountMinor: 4_500 }];
  const fee = { title, currency: 'USD', dueOn: '2027-04-01', bearer: 'organizer', members };
  await asCaptain(`/teams/${teamId}/fees`, fee);
  const { invoiceId } = await does.owedBy(person, (one) => one.title === title);
  await comes(person, 'asked');
  return { person, title, invoiceId, link: `/player-profile?tab=payments&invoice=${invoiceId}` };
};

describe('what people are told of money', () => {
  it('is what they are asked for, in the bell and by mail', async () => {
    const { person, title, invoiceId, link } = await owes('ana');
    await endsAs(person, 'payment email sent');
    const [row] = await bellOf(person);
    expect(row).toMatchObject({
      ...{ kind: 'payment', by: null, name: null, teamId: null },
      payment: { news: 'asked', invoiceId, title, teamId, amountMinor: 4_500, day: '2027-04-01' },
    });
    const mail = await mailOf(person, /asks you for \$45\.00$/);
    expect(mail?.action?.url).toContain(link);
    expect(mail?.text).toContain(`${title}: due by Apr 1, 2027.`);
    expect(mail?.text).toContain(
      'you are told of what you owe, what you have paid and your credit by e-mail',
    );
    expect(await newsOf(captain)).toEqual([]);
  });

  it('is a reminder by hand, a card that was declined, and a receipt in place of what they owed', async () => {
    const { person, title, invoiceId } = await owes('ben');
    await asCaptain(`/invoices/${invoiceId}/reminders`);
    await comes(person, 'reminded');
    expect(await newsOf(person)).toEqual(['reminded', 'asked']);
    await endsAs(person, ...mails(2));
    const { url } = await does.checkout(person, invoiceId, 4_500);
    await cards.pay(url, CARDS.lacksFunds);
    await comes(person, 'declined');
    await endsAs(person, ...mails(3));
    await cards.pay(url);
    await comes(person, 'received');
    expect(await newsOf(person)).toEqual(['received']);
    await endsAs(person, ...mails(4));
    const mail = await mailOf(person, /^You paid \$45\.00 to /);
    expect(mail?.text).toContain(`For ${title}. This is your receipt.`);
    // It leads to where the receipt is as a file.
    expect(mail?.action?.url).toContain(`invoice=${invoiceId}`);
  });

  it('is that it is due soon, once its day has come', async () => {
    const { person, title, invoiceId } = await owes('gil');
    const timers = app.nest.get<Db>(MONGO_DB).collection<Timer>('timers');
    const ofInvoice = { 'command.id': invoiceId, 'command.request.type': 'TellDue' };
    await until('its days have timers', async () => (await timers.countDocuments(ofInvoice)) === 6);
    const [first] = await timers.find(ofInvoice).sort({ at: 1 }).toArray();
    // At nine in Los Angeles, where the team is.
    expect(first?.at).toBe('2027-03-25T16:00:00.000Z');
    await timers.updateOne({ _id: first?._id ?? '' }, { $set: { at: new Date().toISOString() } });
    await comes(person, 'soon');
    await endsAs(person, ...mails(2));
    expect((await mailOf(person, /^Due soon: \$45\.00$/))?.text).toContain(`${title}, by Apr 1, 2027, to `);
  });

  it('is pushed, but for a receipt', async () => {
    const { person, title, invoiceId, link } = await owes('cay', { device: true });
    await until('it is pushed', () => pushedTo(push, person).length > 0);
    expect(pushedTo(push, person)).toMatchObject([{ body: `${title}: due by Apr 1, 2027.`, path: link }]);
    await does.pay(person, invoiceId, 4_500);
    await until('the receipt is sent', async () => (await mailOf(person, /^You paid/)) !== undefined);
    expect(pushedTo(push, person)).toHaveLength(1);
  });

  it('is that nothing is owed any more', async () => {
    const { person, invoiceId } = await owes('dee');
    await asCaptain(`/invoices/${invoiceId}/void`, { reason: 'A mistake' });
    await comes(person, 'voided');
    expect(await newsOf(person)).toEqual(['voided']);
    await until('it is sent', async () => (await mailOf(person, /^Nothing more to pay/)) !== undefined);
    expect((await mailOf(person, /^Nothing more to pay/))?.text).not.toContain('A mistake');
  });

  it('is nothing to somebody who was erased', async () => {
    const [erased, other] = [await owes('eve', { device: true }), await owes('fay')];
    await until('it is pushed', () => pushedTo(push, erased.person).length > 0);
    // Else its mail would be over before it is sent.
    await endsAs(other.person, ...mails(1));
    await erasePerson(app, erased.person);
    const reason = 'A mistake';
    for (const { invoiceId } of [erased, other]) await asCaptain(`/invoices/${invoiceId}/void`, { reason });
    await endsAs(other.person, ...mails(2));
    expect(await mailOf(erased.person, /^Nothing more to pay/)).toBeUndefined();
    expect(pushedTo(push, erased.person)).toHaveLength(1);
  });
});
