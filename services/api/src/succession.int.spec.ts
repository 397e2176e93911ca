import type { NotificationKind, NotificationsView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, erasePerson, join, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { mailsTo } from './testing/mailbox';
import { openLeague } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

describe('what somebody led who erases their account', () => {
  let stack: EmbeddedStack;
  let app: TestApp;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const toldTo = async (kind: NotificationKind, person: TestPerson) =>
    (await app.send<NotificationsView>('GET', '/notifications', person)).body.notifications.filter(
      (one) => one.kind === kind,
    );

  it('is told to the commissioner whose league it is now, in the bell and by mail, and to nobody else', async () => {
    const [owner, heir, other] = await Promise.all([
      app.signUp('owner'),
      app.signUp('heir'),
      app.signUp('other'),
    ]);
    const leagueId = await openLeague(app, owner);
    await join(app, leagueId, owner, heir, { kind: 'staff', role: 'commissioner' });
    await join(app, leagueId, owner, other, { kind: 'staff', role: 'commissioner' });
    await erasePerson(app, owner);
    await until('the heir is told', async () => (await toldTo('leagueOwner', heir)).length === 1);
    expect(await toldTo('leagueOwner', heir)).toMatchObject([
      { name: null, broadcast: { leagueId, text: null } },
    ]);
    const subject = 'You are the owner of Tuesday League now';
    const mail = async () => (await mailsTo(app, heir.email)).find((one) => one.subject === subject);
    await until('there is a mail', async () => (await mail()) !== undefined);
    expect((await mail())?.text).toContain('Its owner’s account was erased');
    expect(await toldTo('leagueOwner', other)).toEqual([]);
  });

  it('is told to the member whose team it is now, in the bell and by mail, and to nobody else', async () => {
    const [captain, heir, other] = await Promise.all([
      app.signUp('captain'),
      app.signUp('team-heir'),
      app.signUp('team-other'),
    ]);
    const teamId = await createTeam(app, captain);
    for (const one of [heir, other]) await joinTeam(app, teamId, captain, one);
    await erasePerson(app, captain);
    await until('the heir is told', async () => (await toldTo('teamCaptain', heir)).length === 1);
    expect(await toldTo('teamCaptain', heir)).toMatchObject([{ name: null, teamId }]);
    const mail = async () =>
      (await mailsTo(app, heir.email)).find(({ subject }) => /^You are the captain of .+ now$/.test(subject));
    await until('there is a mail', async () => (await mail()) !== undefined);
    expect((await mail())?.text).toContain('Its captain’s account was erased');
    expect(await toldTo('teamCaptain', other)).toEqual([]);
  });
});
