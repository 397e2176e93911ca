import type { NotificationsView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { erasePerson, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { mailsTo } from './testing/mailbox';
import { openLeague } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

describe('a league whose owner erases their account', () => {
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

  const toldTo = async (person: TestPerson) =>
    (await app.send<NotificationsView>('GET', '/notifications', person)).body.notifications.filter(
      ({ kind }) => kind === 'leagueOwner',
    );

  it('is told to the commissioner whose it is now, in the bell and by mail, and to nobody else', async () => {
    const [owner, heir, other] = await Promise.all([
      app.signUp('owner'),
      app.signUp('heir'),
      app.signUp('other'),
    ]);
    const leagueId = await openLeague(app, owner);
    await join(app, leagueId, owner, heir, { kind: 'staff', role: 'commissioner' });
    await join(app, leagueId, owner, other, { kind: 'staff', role: 'commissioner' });
    await erasePerson(app, owner);
    await until('the heir is told', async () => (await toldTo(heir)).length === 1);
    expect(await toldTo(heir)).toMatchObject([{ name: null, broadcast: { leagueId, text: null } }]);
    const subject = 'You are the owner of Tuesday League now';
    const mail = async () => (await mailsTo(app, heir.email)).find((one) => one.subject === subject);
    await until('there is a mail', async () => (await mail()) !== undefined);
    expect((await mail())?.text).toContain('Its owner’s account was erased');
    expect(await toldTo(other)).toEqual([]);
  });
});
