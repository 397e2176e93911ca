import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { useRoles } from '../../shared/session/use-session';
import { NAV_GROUPS, seenBy, type NavLinkItem } from './nav-groups';

type SideNavProps = {
  /** Icons only. */
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
};

/** The links of the product in their groups; a group that needs a role is there only for who has it. */
export const SideNav = ({ collapsed = false, onNavigate }: SideNavProps) => (
  <Box component="nav" aria-label="Main" sx={{ py: 2 }}>
    {seenBy(NAV_GROUPS, useRoles()).map(({ title, links }) => (
      <Box
        key={title}
        component="section"
        aria-label={title}
        sx={{ pb: 2, ...(collapsed && { '& + &': { borderTop: 1, borderColor: 'hairline', pt: 2 } }) }}
      >
        {!collapsed && (
          <Typography
            component="h2"
            variant="caption"
            sx={{ px: 4, pt: 2, pb: 1, fontWeight: 600, color: 'text.secondary' }}
          >
            {title}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: collapsed ? 0.5 : 2 }}>
          {links.map((link) => (
            <li key={link.to}>
              <SideLink link={link} collapsed={collapsed} onNavigate={onNavigate} />
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

const SideLink = ({
  link: { to, label, icon: Icon, exact },
  collapsed,
  onNavigate,
}: { readonly link: NavLinkItem } & SideNavProps) => (
  <Box
    component={NavLink}
    to={to}
    end={exact === true}
    onClick={onNavigate}
    aria-label={collapsed ? label : undefined}
    title={collapsed ? label : undefined}
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: collapsed ? 'center' : 'flex-start',
      gap: 3,
      minHeight: 36,
      px: collapsed ? 0 : 2,
      borderRadius: 1,
      fontWeight: 550,
      textDecoration: 'none',
      color: 'text.secondary',
      transition: 'background-color 120ms ease-out',
      '@media (pointer: coarse)': { minHeight: 44 },
      '&:hover': { bgcolor: 'sunken', color: 'text.primary' },
      '&.active': { bgcolor: 'primary.light', color: 'primary.main' },
      '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    }}
  >
    <Icon sx={{ fontSize: 20, flexShrink: 0 }} />
    {!collapsed && label}
  </Box>
);
