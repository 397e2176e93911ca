import Box from '@mui/material/Box';
import { EmptyState } from '../../shared/ui/empty-state';
import { FrameButton } from '../shell/frame-button';

/** Nobody answered who is signed in, not even after the repeats. */
export const SessionUnreachablePage = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Box role="alert" sx={{ maxWidth: 720, mx: 'auto', px: 4, py: 12 }}>
    <EmptyState
      title="Fieldhouse could not be reached"
      action={
        <FrameButton worded onClick={onRetry}>
          Retry
        </FrameButton>
      }
    >
      We asked four times and got no answer. Check your connection, or try again in a moment.
    </EmptyState>
  </Box>
);
