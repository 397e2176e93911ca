import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { AccountDirectory } from '@fieldhouse/platform';
import { shortName } from '@fieldhouse/values';
import { accountAggregate } from '../domain/account.decider';
import type { AccountState, RegisteredAccount } from '../domain/account.state';

/** What other contexts may ask about accounts, as the log has it. */
export const accountDirectory = (store: AggregateStore): AccountDirectory => {
  const of = async (accountId: string): Promise<AccountState> =>
    (await store.load(accountAggregate, accountId)).state;
  return {
    confirmedAddressOf: async (accountId) => {
      const account = await of(accountId);
      return isConfirmed(account) ? account.email.trim().toLowerCase() : null;
    },
    // Whoever is known to have confirmed theirs has done so for good: of them alone the log is not asked again.
    hasConfirmedAddress: async (accountId) =>
      isConfirmed(await store.seen(accountAggregate, accountId)) || isConfirmed(await of(accountId)),
    contactOf: async (accountId) => {
      const account = await of(accountId);
      return account.status === 'registered' ? { email: account.email, firstName: account.firstName } : null;
    },
    shortNameOf: async (accountId) => {
      const account = await of(accountId);
      return account.status === 'registered' ? shortName(account) : null;
    },
    isSiteAdmin: async (accountId) => {
      const account = await of(accountId);
      return account.status === 'registered' && account.roles.includes('site_admin');
    },
    isErased: async (accountId) => (await of(accountId)).status === 'erased',
  };
};

const isConfirmed = (account: AccountState): account is RegisteredAccount =>
  account.status === 'registered' && account.emailConfirmedAt !== null;
