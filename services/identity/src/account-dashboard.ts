import { dashboardPart } from '@fieldhouse/platform';
import { Accounts } from './application/accounts';
import { CurrentCallers } from './application/current-callers';
import { IdentityModule } from './identity.module';

/** What an account still lacks. */
export const accountDashboard = [
  dashboardPart({
    name: 'confirm-email',
    kinds: ['account'],
    module: IdentityModule,
    by: Accounts,
    read: async (accounts, { accountId }) => {
      const { email, email_confirmed_at: confirmedAt } = await accounts.view(accountId);
      return confirmedAt === null ? email : null;
    },
  }),
  dashboardPart({
    name: 'admin-proof',
    kinds: ['account'],
    module: IdentityModule,
    by: CurrentCallers,
    read: async (callers, caller) => {
      const missing = await callers.missingForSiteAdmin(caller);
      return missing === 'role' ? null : missing;
    },
  }),
];
