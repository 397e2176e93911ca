import type { AccountEvent } from '@fieldhouse/events/identity';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { peopleProjection } from './people.projection';

const accountId = 'a1';
const at = '2026-05-01T18:00:00.000Z';
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId, email: 'Cal@Example.org', firstName: 'Cal', lastName: 'Diaz' },
};
const after = (...events: readonly AccountEvent[]) =>
  documentsAfter(peopleProjection, [registered, ...events]).get(accountId);

describe('people', () => {
  it('have an address that nobody has confirmed at first', () => {
    expect(after()).toMatchObject({ name: 'Cal Diaz', email: 'Cal@Example.org', confirmed: false });
  });

  it('follow names, the confirmation and a change of address', () => {
    expect(
      after(
        { type: 'AccountNamesChanged', data: { accountId, firstName: 'Carla', lastName: 'Diaz' } },
        { type: 'EmailConfirmed', data: { accountId, confirmedAt: at } },
      ),
    ).toMatchObject({ name: 'Carla Diaz', email: 'Cal@Example.org', confirmed: true });
    expect(
      after({
        type: 'EmailChanged',
        data: { accountId, changeId: 'c1', email: 'New@example.org', changedAt: at },
      }),
    ).toMatchObject({ email: 'New@example.org', confirmed: true });
  });

  it('lose name and address when they leave', () => {
    const erased: AccountEvent = { type: 'AccountErased', data: { accountId, erasedAt: at } };
    expect(after({ type: 'EmailConfirmed', data: { accountId, confirmedAt: at } }, erased)).toMatchObject({
      name: 'Deleted player',
      email: '',
      confirmed: false,
    });
  });
});
