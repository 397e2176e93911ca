import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '../shared/session/session-keeper';
import { useSession } from '../shared/session/use-session';
import { AccountMenu } from './account-menu';
import { Wordmark } from './wordmark';

const LINKS = [{ to: '/draft-leagues', label: 'Draft Leagues' }] as const;

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

/** The bar on top of every page. */
export const TopBar = () => {
  const { status, user } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const onAuthPage = useLocation().pathname === '/auth';
  const leave = (): void => {
    setMenuOpen(false);
    void signOut(dispatch);
    void navigate('/');
  };
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
        <Wordmark to={user ? '/dashboard' : '/'} />
        {user && (
          <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' } }}>
            {LINKS.map(({ to, label }) => (
              <Box key={to} component={NavLink} to={to} sx={linkStyle}>
                {label}
              </Box>
            ))}
          </Box>
        )}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
          <AccountMenu user={user} onSignOut={leave} />
          {status === 'signed-out' && !onAuthPage && (
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
      {user && (
        <Collapse in={menuOpen} id="mobile-menu" sx={{ display: { md: 'none' } }} unmountOnExit>
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: 'grid', p: 2, borderTop: 1, borderColor: 'hairline' }}
          >
            {LINKS.map(({ to, label }) => (
              <Box key={to} component={NavLink} to={to} onClick={() => setMenuOpen(false)} sx={linkStyle}>
                {label}
              </Box>
            ))}
            <Box
              component="button"
              onClick={leave}
              sx={{ ...linkStyle, border: 0, bgcolor: 'transparent', font: 'inherit', cursor: 'pointer' }}
            >
              Sign Out
            </Box>
          </Box>
        </Collapse>
      )}
    </Box>
  );
};
