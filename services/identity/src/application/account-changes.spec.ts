import type { AccountEvent } from '@fieldhouse/events/identity';
import { evolve, initialState } from '../domain/account.state';
import type { SecondFactorStore } from '../infrastructure/second-factor.store';
import { AccountChanges } from './account-changes';
import type { Accounts } from './accounts';

const accountId = 'a1';
const [email, askedAt] = ['right@example.org', '2026-05-01T18:00:00.000Z'];
const before: readonly AccountEvent[] = [
  { type: 'AccountRegistered', data: { accountId, email: 'x@example.org', firstName: 'A', lastName: 'R' } },
  { type: 'EmailChangeRequested', data: { accountId, changeId: 'c1', email, requestedAt: askedAt } },
  { type: 'EmailChangeApproved', data: { accountId, changeId: 'c1', side: 'new', approvedAt: askedAt } },
];

afterEach(() => void jest.useRealTimers());

it('shows a change of address for a day, also one that was agreed to and never completed', async () => {
  const accounts = { require: () => Promise.resolve(before.reduce(evolve, initialState)) };
  const factors = { recoveryCodesLeft: () => Promise.resolve(0) } as unknown as SecondFactorStore;
  const none = null as never;
  const changes = new AccountChanges(
    ...([accounts as unknown as Accounts, none, none, none, none, factors, none, none] as const),
  );
  const shownAt = async (now: string) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    return (await changes.view({ accountId } as never)).emailChange?.email;
  };
  expect(await shownAt('2026-05-02T18:00:00.000Z')).toBe(email);
  expect(await shownAt('2026-05-02T18:00:00.001Z')).toBeUndefined();
});
