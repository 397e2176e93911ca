import type { CreditsView, NotificationsView, StreamChanged } from '@fieldhouse/api-contract';
import { walletIdOf, type WalletEvent } from '@fieldhouse/events/payments';
import { until } from '@fieldhouse/kernel/testing';
import { CommandSender } from '@fieldhouse/platform';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { again } from './testing/again';
import { mailsTo } from './testing/mailbox';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { startPaying } from './testing/paying';
import { enterRoom } from './testing/socket';

const DAY_MS = 86_400_000;
/** Nine o'clock there, and a minute. */
const MORNING_MS = 9 * 3_600_000 + 60_000;
let stop: () => Promise<void>;
let app: TestApp;
let clock: MovedClock;
let captain: TestPerson;
let mia: TestPerson;
let ned: TestPerson;
let eve: TestPerson;
let teamId: string;
const sockets: Socket[] = [];

const walletOf = ({ accountId }: TestPerson): string => walletIdOf({ kind: 'team', id: teamId }, accountId);
const factsOf = (person: TestPerson) => app.eventsOf<WalletEvent>(`wallet-${walletOf(person)}`);
const grantTo = (person: TestPerson, amountMinor: number, lastOn: string | null) =>
  app.command('POST', `/finance/team/${teamId}/credits/${person.accountId}`, {
    token: captain.token,
    body: { currency: 'USD', amountMinor, reason: 'Two games rained out', lastOn },
  });
const toldTo = async ({ token }: Pick<TestPerson, 'token'>) => {
  const { body } = await app.send<NotificationsView>('GET', '/notifications', { token });
  return body.notifications.flatMap(({ payment }) => payment ?? []);
};
const comes = (person: Pick<TestPerson, 'token'>, news: string) =>
  until(`they are told: ${news}`, async () => (await toldTo(person)).some((one) => one.news === news));
const mailed = ({ email }: TestPerson, subject: RegExp) =>
  until(`a mail says ${subject}`, async () =>
    (await mailsTo(app, email)).some((mail) => subject.test(mail.subject)),
  );

beforeAll(async () => {
  clock = movedClock();
  ({ app, stop } = await startPaying());
  [captain, mia, ned, eve] = await Promise.all([
    ...[app.signUp('captain'), app.signUp('mia'), app.signUp('ned'), app.signUp('eve')],
  ] as const);
  teamId = await createTeam(app, captain);
  for (const person of [mia, ned]) await joinTeam(app, teamId, captain, person);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await stop();
  clock.restore();
});

describe('credit', () => {
  it('is told to whom it is granted, in the bell and by mail, and to nobody else', async () => {
    await grantTo(mia, 2_000, null);
    await comes(mia, 'credit_granted');
    expect(await toldTo(mia)).toMatchObject([
      { invoiceId: null, amountMinor: 2_000, currency: 'USD', day: null, payeeName: expect.any(String) },
    ]);
    await mailed(mia, /granted you \$20\.00 of credit$/);
    const [mail] = (await mailsTo(app, mia.email)).filter(({ subject }) => /of credit$/.test(subject));
    expect(mail?.text).toContain('It does not run out.');
    expect(mail?.text).not.toContain('rained out');
    expect(mail?.action?.url).toMatch(/\/player-profile\?tab=payments$/);
    expect([...(await toldTo(captain)), ...(await toldTo(ned))]).toEqual([]);
  });

  it('is followed by its owner and who looks after the money, and by nobody else', async () => {
    const follow = async ({ token }: TestPerson) => {
      const socket = await enterRoom(app.url, { token });
      sockets.push(socket);
      const heard: StreamChanged[] = [];
      socket.on('changed', (changed: StreamChanged) => heard.push(changed));
      const keys = [walletOf(mia)];
      const answer = (await socket.emitWithAck('changes.follow', { kind: 'wallet', keys })) as object;
      return { heard: () => heard.filter(({ kind }) => kind === 'wallet'), answer };
    };
    const [owner, collector, member, stranger] = await Promise.all([mia, captain, ned, eve].map(follow));
    expect([owner?.answer, collector?.answer]).toEqual([{ ok: true }, { ok: true }]);
    for (const one of [member, stranger]) expect(one?.answer).toMatchObject({ problem: { status: 404 } });
    const { position } = await grantTo(mia, 500, null);
    for (const one of [owner, collector])
      await until('it is told', () => one?.heard().some((change) => change.position >= position) === true);
    expect(owner?.heard().find((change) => change.position >= position)?.own).toBe(true);
    expect([...(member?.heard() ?? []), ...(stranger?.heard() ?? [])]).toEqual([]);
  });

  it('is told again a week before the end of its last day, once, and to nobody who has left', async () => {
    const lastOn = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    await grantTo(mia, 1_500, lastOn);
    await grantTo(ned, 700, lastOn);
    await until('she is told until when', async () => (await toldTo(mia)).some(({ day }) => day === lastOn));
    await comes(ned, 'credit_granted');
    await erasePerson(app, ned);
    await until('his wallet is closed', async () =>
      (await factsOf(ned)).some(({ type }) => type === 'WalletClosed'),
    );
    const granted = (await factsOf(mia)).at(-1);
    if (granted?.type !== 'CreditGranted') throw new Error('nothing was granted');
    const { grantId, expiresAt } = granted.data;
    clock.forward(Date.parse(expiresAt ?? '') - 7 * DAY_MS + MORNING_MS - Date.now());
    const soonIn = async (person: TestPerson) =>
      (await factsOf(person)).filter(({ type }) => type === 'CreditRunsOutSoon');
    await until('the log says so', async () => (await soonIn(mia)).length > 0);
    const later = await again(app, mia);
    await comes(later, 'credit_runs_out');
    expect((await toldTo(later)).filter(({ day }) => day === lastOn)).toMatchObject([
      { news: 'credit_runs_out', amountMinor: 1_500, currency: 'USD' },
    ]);
    await mailed(mia, /^\$15\.00 of your credit runs out soon$/);
    for (const [person, ofGrant] of [
      [mia, grantId] as const,
      [ned, grantIdOf(await factsOf(ned))] as const,
    ]) {
      const commandId = randomUUID();
      await app.nest.get(CommandSender).send(
        {
          ...{ aggregate: 'wallet', id: walletOf(person) },
          request: { type: 'TellRunsOut', grantId: ofGrant },
        },
        {
          ...{ commandId, correlationId: commandId, causationId: commandId, requestHash: 'again' },
          actor: { kind: 'process', name: 'timer' },
        },
      );
    }
    expect(await soonIn(mia)).toHaveLength(1);
    expect(await soonIn(ned)).toEqual([]);
    const { body } = await app.send<CreditsView>('GET', '/credits', { token: later.token });
    expect(body.wallets.flatMap((one) => one.balances)).toMatchObject([{ leftMinor: 4_000 }]);
  });
});

const grantIdOf = (facts: readonly WalletEvent[]): string =>
  facts.flatMap((fact) => (fact.type === 'CreditGranted' ? [fact.data.grantId] : []))[0] ?? '';
