import type { AccountEvent } from '@fieldhouse/events';
import { specification } from '@fieldhouse/kernel/testing';
import { accountDecider } from './account.decider';

const { given } = specification(accountDecider);
const at = '2026-05-01T18:00:00.000Z';
const accountId = 'a1';
const person = { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' };
const registered: AccountEvent = { type: 'AccountRegistered', data: person };
const granted: AccountEvent = {
  type: 'GlobalRoleGranted',
  data: { accountId, role: 'site_admin', reason: 'first admin' },
};
const admin = { kind: 'account', accountId: 'boss' } as const;

describe('account', () => {
  it('registers a person once', () => {
    const register = { type: 'RegisterAccount', actor: { kind: 'anonymous' }, at, ...person } as const;
    given().when(register).then(registered);
    given(registered).when(register).then();
  });

  it('grants a role once', () => {
    const grant = {
      type: 'GrantGlobalRole',
      actor: admin,
      at,
      accountId,
      role: 'site_admin',
      reason: 'first admin',
    } as const;
    given(registered).when(grant).then(granted);
    given(registered, granted).when(grant).then();
  });

  it('revokes a role that is held and nothing else', () => {
    const revoke = {
      type: 'RevokeGlobalRole',
      actor: admin,
      at,
      accountId,
      role: 'site_admin',
      reason: 'left',
    } as const;
    given(registered).when(revoke).then();
    given(registered, granted)
      .when(revoke)
      .then({ type: 'GlobalRoleRevoked', data: { accountId, role: 'site_admin', reason: 'left' } });
  });

  it('refuses that a site admin takes the role from themselves', () => {
    given(registered, granted)
      .when({
        type: 'RevokeGlobalRole',
        actor: { kind: 'account', accountId },
        at,
        accountId,
        role: 'site_admin',
        reason: 'oops',
      })
      .thenRefused('last_site_admin_role');
  });

  it('refuses roles for an account that does not exist', () => {
    given()
      .when({ type: 'GrantGlobalRole', actor: admin, at, accountId, role: 'complex_owner', reason: 'beta' })
      .thenRefused('account_unknown');
  });
});
