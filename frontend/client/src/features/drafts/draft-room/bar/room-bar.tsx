import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import GavelRounded from '@mui/icons-material/GavelRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { roomActions } from '../draft-room.slice';
import { isOver, pickLabel } from '../model/room-facts';
import { useRoom, useRoomUi } from '../room-context';
import { useWide } from '../use-wide';
import { RoomMenu } from '../settings/room-menu';
import { ClockWords } from './clock-words';
import { MyNext } from './my-next';
import { NextPicks } from './next-picks';
import { OnTheClock } from './on-the-clock';
import { PickClock } from './pick-clock';
import { SyncDot } from './sync-dot';

/** The top of the room: where the draft stands, who is on the clock, and the clock. */
export const RoomBar = memo(function RoomBar() {
  const { facts, link, standing, viewer } = useRoom();
  const { room } = facts;
  const wide = useWide();
  const onDeck = standing === 'on_deck';
  const ticks = room.status === 'live' || (room.paused?.remainingSeconds ?? null) !== null;
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        alignItems: 'center',
        gridTemplateColumns: { xs: 'auto 1fr auto', lg: 'minmax(200px, 1fr) auto minmax(200px, 1fr)' },
        gridTemplateAreas: { xs: '"where team clock" "mine menu menu"', lg: '"where middle menu"' },
        columnGap: { xs: 3, lg: 6 },
        px: { xs: 3, lg: 4 },
        pt: { xs: 1.5, lg: 0 },
        minHeight: { lg: 84 },
        borderBottom: 1,
        borderColor: 'hairline',
        bgcolor: 'background.paper',
      }}
    >
      <Where />
      <Box
        sx={{
          display: { xs: 'contents', lg: 'flex' },
          gridArea: { lg: 'middle' },
          alignItems: 'center',
          gap: 6,
        }}
      >
        <OnTheClock />
        <Box sx={{ gridArea: { xs: 'clock', lg: 'auto' }, minWidth: { lg: ticks ? 132 : 0 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}>
            {ticks && (
              <PickClock room={room} clock={link.socket.clock} size={{ xs: '2.75rem', lg: '3.75rem' }} />
            )}
            {!isOver(room) && <SyncDot link={link} />}
          </Box>
          {wide && <ClockWords />}
        </Box>
        {wide && (
          <Box sx={{ display: 'grid', gap: 1, minWidth: 150 }}>
            <NextPicks facts={facts} />
            <MyNext facts={facts} pulse={onDeck} />
          </Box>
        )}
      </Box>
      {!wide && (
        <Box sx={{ gridArea: 'mine', display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 }}>
          <MyNext facts={facts} pulse={onDeck} />
          <ClockWords />
        </Box>
      )}
      <Box
        sx={{ gridArea: 'menu', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}
      >
        <CommissionerButton />
        <RoomMenu viewer={viewer} />
      </Box>
    </Box>
  );
});

const Where = () => {
  const { facts, viewer } = useRoom();
  const { room } = facts;
  const { turn, status, leagueName, board } = room;
  return (
    <Box sx={{ gridArea: 'where', display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {viewer.spectator === undefined && (
        <IconButton
          component={RouterLink}
          to={`/complex/leagues/${viewer.leagueId}/draft`}
          aria-label="Leave the room: to the draft's page"
          size="small"
          sx={{ ml: -1 }}
        >
          <ArrowBackRounded fontSize="small" />
        </IconButton>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="caption"
          noWrap
          sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' } }}
        >
          {leagueName}
        </Typography>
        {turn ? (
          <Typography
            component="h1"
            variant="figure"
            noWrap
            sx={{ fontSize: { xs: '1.125rem', lg: '1.5rem' } }}
          >
            {pickLabel(turn)}
            <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'inline' } }}>
              {' '}
              of {board.length}
            </Box>
          </Typography>
        ) : (
          <Box component="h1" sx={{ m: 0, display: 'flex' }}>
            <StatusChip state={status} />
          </Box>
        )}
      </Box>
    </Box>
  );
};

const CommissionerButton = () => {
  const { isCommissioner } = useRoom();
  const { dispatch } = useRoomUi();
  if (!isCommissioner) return null;
  const open = (): void => void dispatch(roomActions.commissionerToggled(true));
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      aria-label="Run the draft"
      onClick={open}
      sx={{ px: { xs: 2, lg: 3 }, gap: 2, minWidth: 0 }}
    >
      <GavelRounded fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        Run the draft
      </Box>
    </Button>
  );
};
