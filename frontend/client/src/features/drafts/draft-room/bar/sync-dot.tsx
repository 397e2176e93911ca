import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import type { RoomLink } from '../live/room-links';

/** A dot that shows that the clock is in step with the server: full when it is, hollow when not; in words on hover. */
export const SyncDot = memo(function SyncDot({ link }: { readonly link: RoomLink }) {
  const sync = useObservable(link.sync);
  const { offsetMs, uncertaintyMs } = useObservable(link.socket.clock);
  const inStep = sync === 'live' && offsetMs !== null;
  const words = inStep
    ? `In step with the server's clock, to ${Math.max(1, Math.round(uncertaintyMs ?? 0))} ms`
    : 'Not in step with the server right now';
  return (
    <Tooltip title={words}>
      <Box
        component="span"
        role="img"
        aria-label={words}
        tabIndex={0}
        sx={{
          flexShrink: 0,
          width: 10,
          height: 10,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: inStep ? 'primary.main' : 'warning.main',
          bgcolor: inStep ? 'primary.main' : 'transparent',
        }}
      />
    </Tooltip>
  );
});
