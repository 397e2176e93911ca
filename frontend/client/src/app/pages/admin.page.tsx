import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BetaInbox } from '../../features/admin/beta/beta-inbox';
import { ContactInbox } from '../../features/admin/contact/contact-inbox';
import { UserSearch } from '../../features/admin/users/user-search';
import { PageHeader } from '../../shared/ui/page-header';
import { RoleOnly } from '../role-only';

type Part = { readonly name: string; readonly label: string; readonly Content: ComponentType };
const BETA: Part = { name: 'beta', label: 'Beta', Content: BetaInbox };
const PARTS: readonly Part[] = [
  BETA,
  { name: 'users', label: 'Users', Content: UserSearch },
  { name: 'contact', label: 'Contact', Content: ContactInbox },
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
