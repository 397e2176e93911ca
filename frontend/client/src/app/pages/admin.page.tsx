import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminError } from '../../features/admin/admin-error';
import { BetaInbox } from '../../features/admin/beta/beta-inbox';
import { ContactInbox } from '../../features/admin/contact/contact-inbox';
import { UserSearch } from '../../features/admin/users/user-search';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';
import { RowsSkeleton } from '../../shared/ui/skeletons';
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

type Part = { readonly name: string; readonly label: string; readonly Content: ComponentType };
const BETA: Part = { name: 'beta', label: 'Beta', Content: BetaInbox };
const PARTS: readonly Part[] = [
  BETA,
  { name: 'users', label: 'Users', Content: UserSearch },
  { name: 'contact', label: 'Contact', Content: ContactInbox },
  { name: 'finance', label: 'Finance', Content: Finance },
];

const ROLE = 'site_admin';

/** `/admin?tab=…`: what site admins look after. */
export const AdminPage = () => {
  const [params, setParams] = useSearchParams();
  const { name: tab, Content } = PARTS.find(({ name }) => name === params.get('tab')) ?? BETA;
  return (
    <RoleOnly role={ROLE} title="Site Admin">
      <PageHeader title="Site Admin" />
      <Tabs
        value={tab}
        onChange={(_, next: string) => setParams({ tab: next })}
        aria-label="Parts of the administration"
        sx={{ mb: 5 }}
      >
        {PARTS.map(({ name, label }) => (
          <Tab key={name} value={name} label={label} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Content />
      </Box>
    </RoleOnly>
  );
};
