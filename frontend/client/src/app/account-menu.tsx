import type { UserView } from '@fieldhouse/api-contract';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SettingsBrightnessRounded from '@mui/icons-material/SettingsBrightnessRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { initialsOf } from '../shared/lib/words';
import { ThemeChoice } from './theme-choice';

type AccountMenuProps = { readonly user: UserView | null; readonly onSignOut: () => void };

/** The person's menu; without a person, only the theme. */
export const AccountMenu = ({ user, onSignOut }: AccountMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const name = user
    ? `${user.user_metadata.first_name} ${user.user_metadata.last_name}`.trim() || 'Account'
    : '';
  return (
    <>
      <IconButton
        aria-label={user ? 'Account menu' : 'Theme'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {user ? (
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: '0.8125rem',
              fontWeight: 650,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initialsOf({
              firstName: user.user_metadata.first_name,
              lastName: user.user_metadata.last_name,
              email: user.email,
            })}
          </Avatar>
        ) : (
          <SettingsBrightnessRounded />
        )}
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {user && (
          <Box
            component="li"
            role="presentation"
            sx={{ px: 4, pt: 2, pb: 3, borderBottom: 1, borderColor: 'hairline', mb: 1 }}
          >
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              My Account
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {user.email}
            </Typography>
          </Box>
        )}
        <ThemeChoice onChosen={close} />
        {user && (
          <MenuItem
            onClick={() => {
              close();
              onSignOut();
            }}
          >
            <ListItemIcon>
              <LogoutRounded fontSize="small" />
            </ListItemIcon>
            Sign Out
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
