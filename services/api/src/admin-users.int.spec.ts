import type {
  AccountView,
  AdminUsersPage,
  AdminUserView,
  ProblemView,
  SessionItemView,
  UserView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { AccountEvent } from '@fieldhouse/events/identity';
import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { positionText } from '@fieldhouse/kernel';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import { turnOnSecondFactor } from '@fieldhouse/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

const reason = 'Asked for by the owner';

describe('accounts, as site admins look after them', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let boss: TestPerson;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    boss = await app.signUp(SITE_ADMIN);
    await turnOnSecondFactor(app, boss);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const caughtUp = async (): Promise<void> => {
    const end = await app.nest.get<EventStore>(EVENT_STORE).lastPosition();
    await app.projected({ name: 'admin-users', version: 2 }, end ? positionText(end) : '');
  };
  const found = async (query: string): Promise<AdminUsersPage> => {
    await caughtUp();
    return (await app.send<AdminUsersPage>('GET', `/admin/users?${query}`, boss)).body;
  };
  const viewOf = async ({ accountId }: TestPerson): Promise<AdminUserView> => {
    await caughtUp();
    return (await app.send<AdminUserView>('GET', `/admin/users/${accountId}`, boss)).body;
  };
  const changeRole = (
    { accountId }: TestPerson,
    change: 'grant' | 'revoke',
    role: string,
    headers: Record<string, string> = {},
  ) =>
    app.send<ProblemView>('POST', `/admin/users/${accountId}/roles`, {
      token: boss.token,
      body: { change, role, reason },
      headers,
    });
  const rolesOf = async ({ token }: TestPerson) =>
    (await app.send<UserView>('GET', '/auth/user', { token })).body.roles;

  it('are found by the beginning of a name or an address, whatever its case', async () => {
    const name = `zoe${randomUUID().slice(0, 8)}`;
    const { accountId, email } = await app.signUp(name);
    for (const q of [name, name.toUpperCase(), `${name} exa`, email.slice(0, -3), name.slice(0, 9)])
      expect((await found(`q=${encodeURIComponent(q)}`)).users).toMatchObject([{ accountId, email }]);
    expect((await found(`q=${name.slice(1)}`)).users).toEqual([]);
  });

  it('come newest first, a page at a time, and by role', async () => {
    const first = await found('limit=1');
    const second = await found(`limit=1&after=${encodeURIComponent(first.next ?? '')}`);
    expect(first.users[0]?.accountId).not.toBe(second.users[0]?.accountId);
    expect((await found('role=site_admin')).users).toMatchObject([{ accountId: boss.accountId }]);
    const { status, body } = await app.send<ProblemView>('GET', '/admin/users?after=nonsense', boss);
    expect([status, body.code]).toEqual([400, 'cursor_malformed']);
  });

  it('are granted a role and lose it with a reason, which the same token feels at once', async () => {
    const olga = await app.signUp(`owner-${randomUUID()}`);
    expect((await changeRole(olga, 'grant', 'complex_owner')).status).toBe(200);
    expect(await rolesOf(olga)).toEqual(['complex_owner']);
    expect(await viewOf(olga)).toMatchObject({
      roles: ['complex_owner'],
      timeline: expect.arrayContaining([
        expect.objectContaining({
          type: 'GlobalRoleGranted',
          role: 'complex_owner',
          reason,
          by: { accountId: boss.accountId, name: `${SITE_ADMIN} Example` },
        }),
      ]) as unknown,
    });
    expect((await changeRole(olga, 'revoke', 'complex_owner')).status).toBe(200);
    expect(await rolesOf(olga)).toEqual([]);
  });

  it('lets one of two site admins change a role; the other reads that it changed', async () => {
    const olga = await app.signUp(`owner-${randomUUID()}`);
    const headers = { 'if-match': `"${(await viewOf(olga)).revision}"` };
    expect((await changeRole(olga, 'grant', 'complex_owner', headers)).status).toBe(200);
    const second = await changeRole(olga, 'grant', 'site_admin', headers);
    expect([second.status, second.body.code]).toEqual([412, 'stale_revision']);
  });

  it('refuses to let a site admin drop their own role', async () => {
    const { status, body } = await changeRole(boss, 'revoke', 'site_admin');
    expect([status, body.code]).toEqual([409, 'last_site_admin_role']);
  });

  it('have sessions that a site admin ends with a reason', async () => {
    const olga = await app.signUp(`owner-${randomUUID()}`);
    const path = `/admin/users/${olga.accountId}/sessions`;
    const { body: open } = await app.send<SessionItemView[]>('GET', path, boss);
    expect(open).toMatchObject([{ current: false }]);
    const end = () => app.send('POST', `${path}/${open[0]?.id}/end`, { token: boss.token, body: { reason } });
    expect((await end()).status).toBe(204);
    expect((await app.send('GET', '/auth/user', { token: olga.token })).status).toBe(401);
    expect((await end()).status).toBe(404);
    const facts = await app.eventsOf<AccountEvent>(`account-${olga.accountId}`);
    expect(facts.at(-1)).toMatchObject({
      type: 'SessionFamilyRevoked',
      data: { cause: 'ended_by_admin', reason },
      metadata: { actor: { accountId: boss.accountId } },
    });
  });

  it('keep their second factor for a day after a site admin was asked to take it off, and may keep it on', async () => {
    const olga = await app.signUp(`owner-${randomUUID()}`);
    const lift = () =>
      app.send<ProblemView>('POST', `/admin/users/${olga.accountId}/second-factor/lift`, {
        token: boss.token,
        body: { reason },
      });
    expect((await lift()).body.code).toBe('second_factor_off');
    await turnOnSecondFactor(app, olga);
    expect((await lift()).status).toBe(200);
    const liftAt = (await viewOf(olga)).secondFactorLiftAt ?? '';
    expect(Date.parse(liftAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const own = async () => (await app.send<AccountView>('GET', '/account', olga)).body.secondFactor.liftAt;
    expect(await own()).toBe(liftAt);
    const stored = (await app.storedEventsOf(`account-${olga.accountId}`)).at(-1);
    expect(JSON.stringify(stored?.data)).not.toContain(reason);
    expect((await app.send('POST', '/account/second-factor/keep', { token: olga.token })).status).toBe(204);
    expect(await own()).toBeNull();

    expect((await lift()).status).toBe(200);
    const timers = app.nest.get<Db>(MONGO_DB).collection<{ command: object }>('timers');
    await until('its clock is set', async () =>
      JSON.stringify(await timers.find().toArray()).includes('FinishLift'),
    );
    const self = await app.send<ProblemView>('POST', `/admin/users/${boss.accountId}/second-factor/lift`, {
      token: boss.token,
      body: { reason },
    });
    expect(self.body.code).toBe('own_second_factor');
  });

  it('need a code in the session of whoever looks after them, a fresh one for grants', async () => {
    const helper = await app.signUp(`helper-${randomUUID()}`);
    await changeRole(helper, 'grant', 'site_admin');
    const factor = await turnOnSecondFactor(app, helper);
    const db = app.nest.get<Db>(MONGO_DB).collection('identity_sessions');
    const users = () => app.send<ProblemView>('GET', '/admin/users', helper);
    const grant = () =>
      app.send<ProblemView>('POST', `/admin/users/${boss.accountId}/roles`, {
        token: helper.token,
        body: { change: 'grant', role: 'complex_owner', reason },
      });
    const prove = (code: string) =>
      app.send<ProblemView>('POST', '/account/second-factor/prove', { token: helper.token, body: { code } });
    const told = async (answer: Promise<{ status: number; body: ProblemView }>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect((await users()).status).toBe(200);
    const open = { accountId: helper.accountId };
    await db.updateMany(open, { $set: { secondFactorAt: new Date(Date.now() - 16 * 60_000) } });
    expect(await told(grant())).toEqual([403, 'code_required']);
    expect((await users()).status).toBe(200);
    expect(await told(prove('000000'))).toEqual([422, 'code_wrong']);
    expect((await prove(factor.code(1))).status).toBe(204);
    expect((await grant()).status).toBe(200);
    // As a session that was opened before the second factor was there.
    await db.updateMany(open, { $unset: { secondFactorAt: '' } });
    await until('the session has no powers', async () => (await users()).status === 403);
    expect((await users()).body.code).toBe('code_required');
  });

  it('tells what is no account', async () => {
    expect((await app.send('GET', `/admin/users/${randomUUID()}`, boss)).status).toBe(404);
  });
});
