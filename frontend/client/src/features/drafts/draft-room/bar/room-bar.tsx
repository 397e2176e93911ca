import { ArrowBackRounded } from '../../../../shared/icons/arrow-back-rounded';
import { GavelRounded } from '../../../../shared/icons/gavel-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useObservable } from '../../../../shared/live/use-observable';
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
import './bar.css';

/** The top of the room: where the draft stands, who is on the clock, and the clock. */
export const RoomBar = memo(function RoomBar() {
  const { facts, standing, viewer, isCommissioner } = useRoom();
  const { room } = facts;
  const wide = useWide();
  const onDeck = standing === 'on_deck';
  return (
    <header className="bar">
      <Where />
      <div className="bar-middle">
        <OnTheClock />
        <div className="bar-clock" data-ticks={ticks(room)}>
          <Time />
          {wide && <ClockWords />}
        </div>
        {wide && (
          <div className="bar-next">
            <NextPicks facts={facts} />
            <MyNext facts={facts} pulse={onDeck} />
          </div>
        )}
      </div>
      {!wide && (
        <div className="bar-mine">
          <MyNext facts={facts} pulse={onDeck} />
          <ClockWords />
        </div>
      )}
      <div className="bar-menu">
        {isCommissioner && <CommissionerButton />}
        <RoomMenu viewer={viewer} />
      </div>
    </header>
  );
});

/** Greyed while nobody can tell whether it is still this team's turn. */
const Time = () => {
  const { facts, link } = useRoom();
  const { room } = facts;
  const cutOff = useObservable(link.sync) === 'reconnecting';
  return (
    <div className="bar-time" data-cut-off={cutOff}>
      {ticks(room) && <PickClock room={room} clock={link.socket.clock} size="bar" />}
      {!isOver(room) && <SyncDot link={link} />}
    </div>
  );
};

const ticks = ({ status, paused }: RoomView): boolean =>
  status === 'live' || (paused?.remainingSeconds ?? null) !== null;

const Where = () => {
  const { facts, viewer } = useRoom();
  const { room } = facts;
  const { turn, status, leagueName, board } = room;
  return (
    <div className="bar-where">
      {viewer.spectator === undefined && <LeaveButton leagueId={viewer.leagueId} />}
      <div className="bar-texts">
        <span className="bar-league">{leagueName}</span>
        {turn ? (
          <h1 className="bar-pick">
            {pickLabel(turn)}
            <span className="bar-of"> of {board.length}</span>
          </h1>
        ) : (
          <h1 className="bar-status">
            <StatusChip state={status} />
          </h1>
        )}
      </div>
    </div>
  );
};

const LeaveButton = memo(function LeaveButton({ leagueId }: { readonly leagueId: string }) {
  return (
    <IconButton
      component={RouterLink}
      to={`/complex/leagues/${leagueId}/draft`}
      aria-label="Leave the room: to the draft's page"
      size="small"
      sx={{ ml: -1 }}
    >
      <ArrowBackRounded fontSize="small" />
    </IconButton>
  );
});

const CommissionerButton = memo(function CommissionerButton() {
  const { dispatch } = useRoomUi();
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
});
