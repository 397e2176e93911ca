import { HomeRounded } from '../../shared/icons/home-rounded';
import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useRoles } from '../../shared/session/use-session';
import { crumbsOf, type Crumb } from './crumbs';
import { selectNames } from './shell.slice';

const linkStyle = {
  color: 'text.secondary',
  textDecoration: 'none',
  borderRadius: 0.5,
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

/** Where the page stands: a home icon, then one crumb per segment of the address. Not on the dashboard. */
export const Breadcrumbs = () => {
  const { pathname } = useLocation();
  const names = useSelector(selectNames);
  const crumbs = crumbsOf(pathname, names, useRoles());
  if (crumbs.length === 0) return null;
  return (
    <Box component="nav" aria-label="Breadcrumb" sx={{ minWidth: 0, overflow: 'hidden' }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: '0.8125rem',
        }}
      >
        <li>
          <Box
            component={Link}
            to="/dashboard"
            aria-label="Home"
            sx={{ ...linkStyle, display: 'flex', p: 1 }}
          >
            <HomeRounded sx={{ fontSize: 18 }} />
          </Box>
        </li>
        {crumbs.map((crumb, index) => (
          <CrumbItem key={crumb.path} crumb={crumb} last={index === crumbs.length - 1} />
        ))}
      </Box>
    </Box>
  );
};

const CrumbItem = ({ crumb, last }: { readonly crumb: Crumb; readonly last: boolean }) => (
  <Box
    component="li"
    sx={{
      display: { xs: last ? 'flex' : 'none', sm: 'flex' },
      alignItems: 'center',
      gap: 2,
      minWidth: 0,
      whiteSpace: 'nowrap',
      '&::before': { content: '"/"', color: 'text.secondary', opacity: 0.6 },
    }}
  >
    {crumb.to !== null && !last ? (
      <Box component={Link} to={crumb.to} title={crumb.name} sx={linkStyle}>
        {crumb.label}
      </Box>
    ) : (
      <Box
        component="span"
        title={crumb.name}
        aria-current={last ? 'page' : undefined}
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          color: last ? 'text.primary' : 'text.secondary',
          fontWeight: last ? 600 : 400,
        }}
      >
        {crumb.label}
      </Box>
    )}
  </Box>
);
