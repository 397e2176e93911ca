import type {
  BroadcastsView,
  NotificationsView,
  ReceiptView,
  ReceiptsView,
  WhyView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { PUSHER, type Pusher } from '@fieldhouse/platform';
import { erasePerson, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { enterTeam } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { openLeague, register } from './testing/open-league';
import { addDevice, deliveriesEndAs, deliveriesTo, pushedTo, type Pushes } from './testing/told';
import { startWholeApi } from './testing/whole-api';

const HOUR_MS = 3_600_000;
const LEAGUE = 'Tuesday League';
const TEXT = 'Rain: no games tonight.\nSee you on Tuesday.';

describe('a message of a league’s staff', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let captain: TestPerson;
  let waiter: TestPerson;
  let stranger: TestPerson;
  let leagueId: string;
  let push: Pushes;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    [owner, captain, waiter, stranger] = await Promise.all([
      app.signUp('owner'),
      app.signUp('captain'),
      app.signUp('waiter'),
      app.signUp('stranger'),
    ]);
    leagueId = await openLeague(app, owner);
    const teamId = await enterTeam(app, { leagueId, owner }, 'Hawks');
    await join(app, leagueId, owner, captain, { kind: 'team', teamId, role: 'captain' });
    await register(app, leagueId, waiter);
    await addDevice(app, captain);
    const [from, to] = [-HOUR_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(11, 16));
    await app.command('PUT', '/notification-settings/quiet-hours', {
      token: captain.token,
      body: { quiet: { from, to, zone: 'UTC' } },
    });
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });
  beforeEach(() => {
    push = jest.spyOn(app.nest.get<Pusher>(PUSHER), 'push').mockResolvedValue('sent');
  });
  afterEach(() => jest.restoreAllMocks());

  const path = () => `/leagues/${leagueId}/broadcasts`;
  const bellOf = async ({ token }: TestPerson) =>
    (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications;
  const messagesTo = async (person: TestPerson) =>
    (await bellOf(person)).filter(({ kind }) => kind === 'broadcast');
  const endsAs = (person: TestPerson, ...states: readonly string[]): Promise<void> =>
    deliveriesEndAs(app, person, (kind) => kind === 'broadcast', states);
  /** Sends it. @returns the id of the message */
  const send = async (audience: 'captains' | 'everybody', text = TEXT): Promise<string> => {
    const { token } = owner;
    const { position } = await app.command('POST', path(), { token, body: { audience, text } });
    const { body } = await app.send<BroadcastsView>('GET', `${path()}?atLeast=${position}`, { token });
    return body.broadcasts[0]?.broadcastId ?? '';
  };
  const receiptOf = async (id: string, { accountId }: TestPerson): Promise<ReceiptView | undefined> => {
    const { token } = owner;
    const { body } = await app.send<ReceiptsView>('GET', `${path()}/${id}/receipts`, { token });
    return body.receipts.find((one) => one.accountId === accountId);
  };

  it('reaches captains in the bell, by push and by mail at once, and the list says who has read it', async () => {
    const id = await send('captains');
    await endsAs(captain, 'broadcast push sent', 'broadcast email sent');
    const words = {
      title: `Message from ${LEAGUE}`,
      body: TEXT.replace('\n', ' '),
      path: `/leagues/${leagueId}/teams`,
    };
    expect(pushedTo(push, captain)).toEqual([expect.objectContaining(words)]);
    const mail = (await mailsTo(app, captain.email)).find(({ subject }) => subject === words.title);
    expect(mail?.text).toContain(TEXT);
    const [row] = await messagesTo(captain);
    expect(row).toMatchObject({
      ...{ kind: 'broadcast', isRead: false, by: owner.accountId },
      broadcast: { leagueId, leagueName: LEAGUE, registered: false, text: TEXT },
    });
    const why = await app.send<WhyView>('GET', `/notifications/${row?.id}/why`, captain);
    expect(why.body).toMatchObject({ because: 'league', teamName: LEAGUE });
    expect(await receiptOf(id, captain)).toMatchObject({ state: 'sent' });
    await app.command('POST', `/notifications/${row?.id}/read`, { token: captain.token });
    await until('it is read', async () => (await receiptOf(id, captain))?.state === 'read');
    expect([...((await receiptOf(id, captain))?.sent ?? [])].sort()).toEqual(['email', 'push']);
    expect(await messagesTo(waiter)).toEqual([]);
    expect(await messagesTo(owner)).toEqual([]);
  });

  it('reaches everybody who is registered, and leads them to their registration', async () => {
    const id = await send('everybody', 'The park is open again.');
    await endsAs(waiter, 'broadcast email sent');
    expect(await messagesTo(waiter)).toMatchObject([
      { broadcast: { registered: true, text: 'The park is open again.' } },
    ]);
    expect(await receiptOf(id, waiter)).toMatchObject({ state: 'sent', sent: ['email'] });
    expect((await messagesTo(captain)).map(({ broadcast }) => broadcast?.text)).toEqual([
      ...['The park is open again.', TEXT],
    ]);
    expect(await deliveriesTo(app, stranger)).toEqual([]);
  });

  it('is in the bell alone for whoever wants no mails of the kind', async () => {
    const { token } = waiter;
    await app.command('PUT', '/notification-settings/channels', {
      token,
      body: { kind: 'broadcast', channel: 'email', teamId: null, on: false },
    });
    const id = await send('everybody', 'Bring water.');
    await until('they have it', async () => (await messagesTo(waiter)).length === 2);
    // As soon as everybody else has it, it is known that they are sent nothing.
    await until('the captain has it', async () => (await receiptOf(id, captain))?.state === 'sent');
    expect((await receiptOf(id, waiter))?.sent).toEqual([]);
  });

  it('is listed for the staff alone, with how many it would reach', async () => {
    const { body } = await app.send<BroadcastsView>('GET', path(), owner);
    expect(body).toMatchObject({ leagueId, reach: { captains: 1, everybody: 2 } });
    expect(body.broadcasts.map(({ text, recipients, by }) => [text, recipients, by])).toEqual([
      ['Bring water.', 2, owner.accountId],
      ['The park is open again.', 2, owner.accountId],
      [TEXT, 1, owner.accountId],
    ]);
    const receipts = `${path()}/${body.broadcasts[0]?.broadcastId}/receipts`;
    for (const at of [path(), receipts]) {
      expect(await app.send('GET', at, captain)).toMatchObject({ status: 403 });
      expect(await app.send('GET', at, stranger)).toMatchObject({ status: 404 });
    }
    const other = await openLeague(app, stranger);
    const elsewhere = receipts.replace(leagueId, other);
    expect(await app.send('GET', elsewhere, stranger)).toMatchObject({ status: 404 });
    expect(await app.send('GET', elsewhere, owner)).toMatchObject({ status: 404 });
    expect(await app.send('GET', `${path()}/${randomUUID()}/receipts`, owner)).toMatchObject({ status: 404 });
  });

  it('goes with the account of who wrote it, and stays without its words', async () => {
    const [writer, reader] = await Promise.all([app.signUp('writer'), app.signUp('reader')]);
    const league = await openLeague(app, writer);
    await join(app, league, writer, owner, { kind: 'staff', role: 'commissioner' });
    await register(app, league, reader);
    const at = `/leagues/${league}/broadcasts`;
    await app.command('POST', at, { token: writer.token, body: { audience: 'everybody', text: TEXT } });
    await until('it is told', async () => (await messagesTo(reader)).length === 1);
    await erasePerson(app, writer);
    await until('it has no text any more', async () => {
      const { body } = await app.send<BroadcastsView>('GET', at, owner);
      return body.broadcasts[0]?.text === null;
    });
    expect(await messagesTo(reader)).toMatchObject([{ broadcast: { text: null } }]);
  });
});
