import type { NotificationsView, OwnRegistrationView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { again } from './testing/again';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { openLeague, register } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

const DAY_MS = 24 * 3_600_000;

describe('the invitation of a free agent to a team', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let clock: MovedClock;

  beforeAll(async () => {
    clock = movedClock();
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
    clock.restore();
  });

  const shown = async (leagueId: string, who: Pick<TestPerson, 'token'>) => {
    const path = `/leagues/${leagueId}/registration`;
    const { status, body } = await app.send<OwnRegistrationView>('GET', path, who);
    return status === 200 ? body.registrations[0] : undefined;
  };
  const bellOf = async (who: Pick<TestPerson, 'token'>) => {
    const { body } = await app.send<NotificationsView>('GET', '/notifications', who);
    return body.notifications;
  };

  it('ends after a day, as both are told', async () => {
    const [owner, captain, agent] = [
      await app.signUp('own'),
      await app.signUp('cap'),
      await app.signUp('free'),
    ];
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, captain, { name: 'Herons' });
    await register(app, leagueId, captain, { kind: 'team', teamId, person: {} });
    const registrationId = await register(app, leagueId, agent);
    const path = `/leagues/${leagueId}/registrations/${registrationId}/invitations/${teamId}`;
    await until('they are invited', async () => (await app.send('PUT', path, captain)).status === 200);
    await until('they see it', async () => (await shown(leagueId, agent))?.invitations.length === 1);
    const [invitation] = (await shown(leagueId, agent))?.invitations ?? [];
    expect(Date.parse(invitation?.holdUntil ?? '') - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    clock.forward(DAY_MS + 60_000);
    const [cap, free] = await Promise.all([again(app, captain), again(app, agent)]);
    await until('it has ended', async () => (await shown(leagueId, free))?.invitations.length === 0);
    expect((await shown(leagueId, free))?.steps.at(-1)).toMatchObject({ code: 'invitation_expired', teamId });
    await until('they are told', async () =>
      (await bellOf(free)).some(({ registration }) => registration?.news === 'invitation_expired'),
    );
    await until('the captain is told', async () =>
      (await bellOf(cap)).some((one) => one.kind === 'noAnswer' && one.leagueId === leagueId),
    );
    // A day has gone by: they can be asked again.
    expect((await app.send('PUT', path, cap)).status).toBe(200);
  });
});
