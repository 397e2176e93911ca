import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminError } from '../../features/admin/admin-error';
import { BetaInbox } from '../../features/admin/beta/beta-inbox';
import { ContactInbox } from '../../features/admin/contact/contact-inbox';
import { ReportsInbox } from '../../features/admin/reports/reports-inbox';
import { UserSearch } from '../../features/admin/users/user-search';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';
import { RowsSkeleton } from '../../shared/ui/skeletons';
import { TabPages } from '../../shared/ui/tab-pages';
import { RoleOnly } from '../role-only';

const SiteFinance = lazyPart(async () => (await import('../../features/finance/site-finance')).SiteFinance, {
  name: 'the finances of everybody',
  waiting: <RowsSkeleton rows={8} />,
});
const Finance = () => (
  <SiteFinance
    door={(error, onRetry) => (
      <AdminError what="The books could not be loaded" error={error} onRetry={onRetry} />
    )}
  />
);

type Part = { readonly name: string; readonly word: string; readonly Content: ComponentType };
const BETA: Part = { name: 'beta', word: 'Beta', Content: BetaInbox };
const PARTS: readonly Part[] = [
  BETA,
  { name: 'users', word: 'Users', Content: UserSearch },
  { name: 'contact', word: 'Contact', Content: ContactInbox },
  { name: 'reports', word: 'Reports', Content: ReportsInbox },
  { name: 'finance', word: 'Finance', Content: Finance },
];

const ROLE = 'site_admin';

/** `/admin?tab=…`: what site admins look after. */
export const AdminPage = () => {
  const [params, setParams] = useSearchParams();
  const { name: tab, Content } = PARTS.find(({ name }) => name === params.get('tab')) ?? BETA;
  return (
    <RoleOnly role={ROLE} title="Site Admin">
      <PageHeader title="Site Admin" />
      <TabPages
        label="Parts of the administration"
        id="admin"
        tabs={PARTS}
        shown={tab}
        onShow={(next) => setParams({ tab: next })}
      >
        <Content />
      </TabPages>
    </RoleOnly>
  );
};
