import { dashboardPart } from '@fieldhouse/platform';
import { BetaApplicationsQuery } from './beta-applications.query';
import { BetaReadModule } from './beta-read.module';

const query = { module: BetaReadModule, by: BetaApplicationsQuery, kinds: ['betaApplication'] };

/** Somebody's own application, and what waits for a decision. */
export const betaDashboard = [
  dashboardPart({
    ...query,
    name: 'beta',
    read: (applications, { accountId, roles }, atLeast) =>
      roles.includes('complex_owner') ? Promise.resolve(null) : applications.newest(accountId, atLeast),
  }),
  dashboardPart({
    ...query,
    name: 'beta-inbox',
    for: 'site_admin',
    keysOf: () => 'all',
    read: (applications, _, atLeast) => applications.waiting(atLeast),
  }),
];
