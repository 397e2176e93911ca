import type { RoomView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/empty-state';
import { StatusChip } from '../../../shared/ui/status-chip';
import type { Viewer } from '../api/drafts.api';

const WORDS: Partial<Readonly<Record<RoomView['status'], string>>> = {
  configuring: 'The league is still setting up its draft. This page opens by itself when the lobby does.',
  order_committed:
    'The order is committed and waits to be revealed. This page opens by itself when the lobby does.',
  order_locked: 'The order is locked. This page opens by itself when the lobby does.',
  cancelled: 'The league cancelled this draft. Its history says why.',
};

/** Before the lobby, and after a cancellation. */
export const RoomNotOpen = ({ room, viewer }: { readonly room: RoomView; readonly viewer: Viewer }) => {
  const { leagueName, status, me } = room;
  const cancelled = status === 'cancelled';
  useEffect(() => {
    document.title = `Draft room · ${leagueName}`;
  }, [leagueName]);
  const setUp = me.role === 'commissioner' && !cancelled;
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 16, display: 'grid', gap: 5, justifyItems: 'start' }}>
      <Typography variant="h1">{leagueName}</Typography>
      <StatusChip state={status} />
      <EmptyState
        title={cancelled ? 'This draft was cancelled' : 'The room is not open yet'}
        action={
          viewer.spectator === undefined && (
            <Button
              component={RouterLink}
              to={`/complex/leagues/${viewer.leagueId}/draft${cancelled ? '?tab=history' : setUp ? '?tab=checklist' : ''}`}
              variant="contained"
            >
              {cancelled ? 'Read the history' : setUp ? 'Finish the set-up' : "To the draft's page"}
            </Button>
          )
        }
      >
        {WORDS[status]}
      </EmptyState>
    </Container>
  );
};
