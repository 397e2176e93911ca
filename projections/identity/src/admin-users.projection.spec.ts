import type { AccountEvent } from '@fieldhouse/events/identity';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { adminUsersProjection, type AdminUserDocument } from './admin-users.projection';

const accountId = 'ana';
const AT = '2026-11-21T10:00:00.000Z';
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId, email: 'Ana@Example.org', firstName: 'Ana', lastName: 'Brook' },
};
const fold = (...events: readonly AccountEvent[]): AdminUserDocument | null =>
  events.reduce<AdminUserDocument | null>((document, event, revision) => {
    const metadata = { occurredAt: AT, actor: { kind: 'account', accountId: 'boss' } };
    const recorded = { ...event, revision, metadata } as unknown as RecordedEvent<AccountEvent>;
    return adminUsersProjection.project(document, recorded, accountId);
  }, null);

describe('the account that site admins look up', () => {
  it('is found by names and address, whatever their case', () => {
    expect(fold(registered)?.terms).toEqual(['ana brook', 'ana', 'brook', 'ana@example.org']);
  });

  it('follows its roles, names and address', () => {
    const reason = 'Asked for';
    const after = fold(
      registered,
      { type: 'GlobalRoleGranted', data: { accountId, role: 'complex_owner', reason } },
      { type: 'AccountNamesChanged', data: { accountId, firstName: 'Anna', lastName: 'Brook' } },
      { type: 'EmailChanged', data: { accountId, changeId: 'C1', email: 'anna@example.org', changedAt: AT } },
    );
    expect(after).toMatchObject({ firstName: 'Anna', roles: ['complex_owner'], revision: 3 });
    expect(after?.terms).toEqual(['anna brook', 'anna', 'brook', 'anna@example.org']);
    expect(after?.timeline[2]).toEqual({
      type: 'GlobalRoleGranted',
      at: AT,
      by: 'boss',
      role: 'complex_owner',
      reason,
    });
  });

  it('is dropped with its search words when the person leaves', () => {
    expect(fold(registered, { type: 'AccountErased', data: { accountId, erasedAt: AT } })).toBeNull();
  });
});
