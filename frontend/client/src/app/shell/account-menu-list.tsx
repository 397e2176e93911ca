import type { UserView } from '@fieldhouse/api-contract';
import { DashboardRounded } from '../../shared/icons/dashboard-rounded';
import { LogoutRounded } from '../../shared/icons/logout-rounded';
import { PersonRounded } from '../../shared/icons/person-rounded';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSignOut } from './use-sign-out';

type AccountMenuListProps = {
  readonly user: UserView;
  readonly variant: 'frame' | 'top-bar';
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

const VARIANTS = {
  frame: { to: '/player-profile', label: 'Profile', icon: PersonRounded, signOut: 'Sign out' },
  'top-bar': { to: '/dashboard', label: 'Dashboard', icon: DashboardRounded, signOut: 'Sign Out' },
} as const;

/** What hangs from the avatar: who is signed in, one link, and the way out. */
export const AccountMenuList = ({ user, variant, open, anchor, onClose }: AccountMenuListProps) => {
  const { leave, question } = useSignOut();
  const { to, label, icon: Icon, signOut } = VARIANTS[variant];
  const name = `${user.user_metadata.first_name} ${user.user_metadata.last_name}`.trim() || 'Account';
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box
          component="li"
          role="presentation"
          sx={{ px: 4, pt: 2, pb: 3, borderBottom: 1, borderColor: 'hairline', mb: 1, maxWidth: 320 }}
        >
          {variant === 'top-bar' && <Typography sx={{ fontWeight: 600 }}>My Account</Typography>}
          {variant === 'frame' && (
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
          )}
          <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
        <MenuItem component={Link} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            leave();
          }}
        >
          <ListItemIcon>
            <LogoutRounded fontSize="small" />
          </ListItemIcon>
          {signOut}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
};
