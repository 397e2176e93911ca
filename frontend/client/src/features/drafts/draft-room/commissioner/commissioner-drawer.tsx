import { CloseRounded } from '../../../../shared/icons/close-rounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { roomActions } from '../draft-room.slice';
import { isOpenRoom } from '../model/room-facts';
import { useRoom, useRoomUi } from '../room-context';
import { AutoControls } from './auto-controls';
import { PauseControls } from './pause-controls';
import { ProxyControl } from './proxy-control';
import { ReplaceControl } from './replace-control';
import { ResetControl } from './reset-control';
import { SpectatorControls } from './spectator-controls';
import { StartControls } from './start-controls';
import { UndoControls } from './undo-controls';

/** What commissioners run the draft with. Everything here is told to the whole room and kept in the history. */
export const CommissionerDrawer = ({ open }: { readonly open: boolean }) => {
  const { facts } = useRoom();
  const { dispatch } = useRoomUi();
  const { room } = facts;
  const close = (): void => void dispatch(roomActions.commissionerToggled(false));
  const running = room.status === 'live' || room.status === 'paused';
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Run the draft', sx: { width: 380, maxWidth: '100vw' } },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 4, py: 3, borderBottom: 1, borderColor: 'hairline' }}
      >
        <Typography variant="h2">Run the draft</Typography>
        <IconButton aria-label="Close" onClick={close} sx={{ ml: 'auto', mr: -2 }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto' }}>
        {room.status === 'lobby' && <StartControls />}
        {running && <PauseControls />}
        {running && <ProxyControl />}
        {(running || room.status === 'completed') && <UndoControls />}
        {(running || room.status === 'completed') && <ReplaceControl />}
        {isOpenRoom(room) && <AutoControls />}
        <SpectatorControls />
        {running && <ResetControl />}
      </Box>
    </Drawer>
  );
};
