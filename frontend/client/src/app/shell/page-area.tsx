import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { LoadingPage } from '../../shared/ui/loading-page';

const SPINNER_AFTER_MS = 150;

/** Where the page is shown: a spinner while its code comes, and its top on every change of address. */
export const PageArea = () => {
  const { pathname } = useLocation();
  const coming = useSlow(useNavigation().state === 'loading');
  useEffect(() => {
    // Its answer, a promise in newer browsers, is no clean-up.
    void window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{
        flex: 1,
        width: '100%',
        minWidth: 0,
        maxWidth: 1200,
        mx: 'auto',
        px: { xs: 4, sm: 6 },
        pb: 16,
        outline: 'none',
      }}
    >
      {coming ? <LoadingPage /> : <Outlet />}
    </Box>
  );
};

// Code that comes at once would only flicker.
const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SPINNER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
};
