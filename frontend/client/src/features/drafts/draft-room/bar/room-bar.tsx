import { ArrowBackRounded } from '../../../../shared/icons/arrow-back-rounded';
import { GavelRounded } from '../../../../shared/icons/gavel-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useObservable } from '../../../../shared/live/use-observable';
import { Button } from '../../../../shared/ui/button';
import { DraftChip } from '../../../../shared/ui/draft-chip';
import { roomActions } from '../draft-room.slice';
import { connectionWords } from '../model/connection-words';
import { isOver, pickLabel } from '../model/room-facts';
import { useRoom, useRoomUi } from '../room-context';
import { PauseButton } from '../commissioner/pause-button';
import { useShape } from '../use-shape';
import { RoomMenu } from '../settings/room-menu';
import { AutoChip } from './auto-chip';
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
  const wide = useShape() === 'wide';
  const onDeck = standing === 'on_deck';
  return (
    <header className="bar">
      <Where />
      <div className="bar-middle">
        <OnTheClock />
        <div className="bar-clock" data-ticks={ticks(facts.room)}>
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
      <div className="bar-foot">
        {!wide && (
          <div className="bar-mine">
            {facts.room.me.teamIds.length === 0 && (
              <span className="bar-of-league">{facts.room.leagueName}</span>
            )}
            <MyNext facts={facts} pulse={onDeck} />
            <ClockWords />
          </div>
        )}
        <div className="bar-menu">
          <AutoChip />
          {isCommissioner && <PauseButton />}
          {isCommissioner && facts.room.status !== 'published' && <CommissionerButton />}
          <RoomMenu viewer={viewer} />
        </div>
      </div>
    </header>
  );
});

/** Greyed while nobody can tell whether it is still this team's turn. */
const Time = () => {
  const { facts, link } = useRoom();
  const { room } = facts;
  const cutOff = connectionWords(useObservable(link.sync)) !== null;
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
        <h1 className="bar-league">{leagueName}</h1>
        {turn ? (
          <p className="bar-pick">
            {pickLabel(turn)}
            <span className="bar-of"> of {board.length}</span>
          </p>
        ) : (
          <div className="bar-status">
            <DraftChip state={status} />
          </div>
        )}
      </div>
    </div>
  );
};

const LeaveButton = memo(function LeaveButton({ leagueId }: { readonly leagueId: string }) {
  return (
    <Link
      to={`/complex/leagues/${leagueId}/draft`}
      aria-label="Leave the room: to the draft's page"
      className="icon-button icon-button-small bar-leave"
    >
      <ArrowBackRounded fontSize="small" />
    </Link>
  );
});

const CommissionerButton = memo(function CommissionerButton() {
  const { dispatch } = useRoomUi();
  const open = (): void => void dispatch(roomActions.commissionerToggled(true));
  return (
    <Button size="small" className="bar-button" aria-label="Run the draft" onClick={open}>
      <GavelRounded fontSize="small" />
      <span className="bar-wide-words">Run the draft</span>
    </Button>
  );
});
