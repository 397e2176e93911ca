import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { report } from '../../shared/lib/log';

/** Any path that is not one of ours. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = 'Page not found · Fieldhouse';
    report('there is no page at this address', pathname);
  }, [pathname]);
  return (
    <Box
      sx={{
        minHeight: '60dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 3,
      }}
    >
      <Typography variant="figure" sx={{ fontSize: '6rem', color: 'text.secondary' }} aria-hidden>
        404
      </Typography>
      <Typography variant="h1">Oops! Page not found</Typography>
      <Button component={Link} to="/" variant="contained">
        Return to Home
      </Button>
    </Box>
  );
};
