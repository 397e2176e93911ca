import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { report } from '../shared/lib/log';
import { EmptyState } from '../shared/ui/empty-state';
import { FrameButton } from './shell/frame-button';

/** What a page that broke leaves behind: usually a chunk that could not be loaded. */
export const RouteError = () => {
  const error = useRouteError();
  useEffect(() => report('a page could not be shown', error), [error]);
  return (
    <Box role="alert" sx={{ maxWidth: 720, mx: 'auto', px: 4, py: 12 }}>
      <EmptyState
        title="This page could not be shown"
        action={
          <>
            <FrameButton worded onClick={() => window.location.reload()}>
              Retry
            </FrameButton>
            <Box sx={{ mt: 4 }}>
              <Box component={Link} to="/" sx={{ color: 'primary.main' }}>
                Return to Home
              </Box>
            </Box>
          </>
        }
      >
        Part of it did not arrive. Check your connection and try again.
      </EmptyState>
    </Box>
  );
};
