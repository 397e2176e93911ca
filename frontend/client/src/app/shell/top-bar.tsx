import { MenuRounded } from '../../shared/icons/menu-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useRoles, useSession } from '../../shared/session/use-session';
import { AccountMenu } from './account-menu';
import { seenBy, TOP_LINKS } from './nav-groups';
import { ThemeButton } from './theme-button';
import { useHome } from './use-home';
import { useSignOut } from './use-sign-out';
import { Wordmark } from './wordmark';

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 3,
  borderRadius: 1,
  fontWeight: 600,
  textDecoration: 'none',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'primary.main' },
} as const;
const buttonStyle = {
  ...linkStyle,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** The bar on top of the pages outside the product; it stays in sight. */
export const TopBar = () => {
  const { status, user } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const home = useHome();
  const links = seenBy(TOP_LINKS, useRoles());
  const leave = useSignOut();
  const onAuthPage = useLocation().pathname === '/auth';
  const close = (): void => setMenuOpen(false);
  const signIn = status === 'signed-out' && !onAuthPage;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <Container
        sx={{ maxWidth: '1200px !important', display: 'flex', alignItems: 'center', gap: 4, minHeight: 56 }}
      >
        <Wordmark to={home} />
        {user && (
          <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' } }}>
            {links.map(({ to, label }) => (
              <Box key={to} component={NavLink} to={to} sx={linkStyle}>
                {label}
              </Box>
            ))}
          </Box>
        )}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
          <ThemeButton />
          {user && <AccountMenu user={user} variant="top-bar" />}
          {signIn && (
            <Button component={Link} to="/auth" variant="contained">
              Sign In
            </Button>
          )}
          {user && (
            <IconButton
              aria-label="Menu"
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              onClick={() => setMenuOpen((open) => !open)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuRounded />
            </IconButton>
          )}
        </Box>
      </Container>
      {user && menuOpen && (
        <Box
          component="nav"
          id="mobile-menu"
          aria-label="Mobile"
          sx={{ display: { xs: 'grid', md: 'none' }, p: 2, borderTop: 1, borderColor: 'hairline' }}
        >
          {links.map(({ to, label }) => (
            <Box key={to} component={NavLink} to={to} onClick={close} sx={linkStyle}>
              {label}
            </Box>
          ))}
          <Box
            component="button"
            onClick={() => {
              close();
              leave();
            }}
            sx={buttonStyle}
          >
            Sign Out
          </Box>
        </Box>
      )}
    </Box>
  );
};
