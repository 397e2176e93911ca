import type { NotificationsView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { mailsTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

describe('a team whose only captain erases their account', () => {
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
      ({ kind }) => kind === 'teamCaptain',
    );

  it('is told to the member whose it is now, in the bell and by mail, and to nobody else', async () => {
    const [captain, heir, other] = await Promise.all([
      app.signUp('captain'),
      app.signUp('heir'),
      app.signUp('other'),
    ]);
    const teamId = await createTeam(app, captain);
    for (const one of [heir, other]) await joinTeam(app, teamId, captain, one);
    await erasePerson(app, captain);
    await until('the heir is told', async () => (await toldTo(heir)).length === 1);
    expect(await toldTo(heir)).toMatchObject([{ name: null, teamId }]);
    const mail = async () =>
      (await mailsTo(app, heir.email)).find(({ subject }) => /^You are the captain of .+ now$/.test(subject));
    await until('there is a mail', async () => (await mail()) !== undefined);
    expect((await mail())?.text).toContain('Its captain’s account was erased');
    expect(await toldTo(other)).toEqual([]);
  });
});
