import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import LinearProgress from '@mui/material/LinearProgress';
import { OfflineBanner } from './offline-banner';
import { TopBar } from './top-bar';

/** The frame of every page but the draft room. */
export const Shell = () => {
  const { state } = useNavigation();
  useEffect(() => {
    document.title = 'Fieldhouse';
  }, []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#main"
        sx={{
          position: 'absolute',
          left: -9999,
          top: 8,
          zIndex: 'tooltip',
          p: 2,
          bgcolor: 'background.paper',
          '&:focus': { left: 8 },
        }}
      >
        Skip to the content
      </Box>
      <TopBar />
      <OfflineBanner />
      <Box sx={{ height: 2, mb: '-2px' }}>
        {state === 'loading' && <LinearProgress sx={{ height: 2 }} aria-label="Loading page" />}
      </Box>
      <Container
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, pb: 16, maxWidth: '1200px !important', outline: 'none' }}
      >
        <Outlet />
      </Container>
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </Box>
  );
};
