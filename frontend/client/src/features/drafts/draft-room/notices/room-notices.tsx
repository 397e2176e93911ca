import { BlockRounded } from '../../../../shared/icons/block-rounded';
import { CloudOffRounded } from '../../../../shared/icons/cloud-off-rounded';
import { PauseCircleRounded } from '../../../../shared/icons/pause-circle-rounded';
import { ReplayRounded } from '../../../../shared/icons/replay-rounded';
import { SportsRounded } from '../../../../shared/icons/sports-rounded';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import { roomActions } from '../draft-room.slice';
import { useRoom, useRoomUi } from '../room-context';
import { digitsOf } from '../model/clock-phase';
import { playerName, teamOf } from '../model/room-facts';
import { AutoNotice } from './auto-notice';
import { Strip } from './strip';

/** Everything that holds for the whole room right now. */
export const RoomNotices = memo(function RoomNotices() {
  return (
    <>
      <ConnectionNotice />
      <ConflictNotice />
      <PausedNotice />
      <UndoNotice />
      <AutoNotice />
    </>
  );
});

const ConnectionNotice = () => {
  const { link } = useRoom();
  const sync = useObservable(link.sync);
  if (sync === 'reconnecting') {
    return (
      <Strip icon={CloudOffRounded} tone="warning" title="Reconnecting…">
        You see the room as it last was. What you miss is replayed as soon as the connection is back.
      </Strip>
    );
  }
  if (sync === 'crowded') {
    return (
      <Strip icon={CloudOffRounded} tone="warning" title="Open in too many places">
        Fieldhouse is open on too many pages at once. Close some; this one then follows along again by itself.
      </Strip>
    );
  }
  if (sync === 'slowed') {
    return (
      <Strip icon={CloudOffRounded} tone="warning" title="Live updates paused">
        This page asked for more than it may. It follows along again by itself within seconds.
      </Strip>
    );
  }
  if (sync === 'refused') {
    return (
      <Strip icon={BlockRounded} tone="error" title="No longer shared with you">
        Live updates have stopped. Reload the page, or ask the commissioner for a new link.
      </Strip>
    );
  }
  return null;
};

const ConflictNotice = () => {
  const { ui, dispatch } = useRoomUi();
  if (!ui.conflict) return null;
  const { title, sentence } = ui.conflict;
  return (
    <Strip
      icon={SportsRounded}
      tone="error"
      role="alert"
      title={title}
      onClose={() => dispatch(roomActions.conflictClosed())}
    >
      {sentence}
    </Strip>
  );
};

const PausedNotice = () => {
  const { facts, isCommissioner } = useRoom();
  const { dispatch } = useRoomUi();
  const { status, paused } = facts.room;
  if (status !== 'paused' || !paused) return null;
  const left = paused.remainingSeconds;
  return (
    <Strip icon={PauseCircleRounded} tone="warning" title="Paused">
      {paused.reason}
      {left !== null && `, with ${digitsOf(left * 1_000)} on the clock`}.{' '}
      {isCommissioner ? (
        <LinkButton onPress={() => dispatch(roomActions.commissionerToggled(true))}>
          Open the controls to resume
        </LinkButton>
      ) : (
        'Nobody can pick until the commissioner resumes.'
      )}
    </Strip>
  );
};

const UndoNotice = () => {
  const { facts } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const { lastUndo } = facts.room;
  const open = lastUndo?.picks.some(
    ({ pickNo, playerId }) =>
      facts.pickByNo.get(pickNo)?.playerId !== playerId && !facts.pickByNo.has(lastUndo.toPickNo),
  );
  if (!lastUndo || !open || ui.undoSeenAt === lastUndo.at) return null;
  const reverts = [...lastUndo.picks]
    .sort((a, b) => a.pickNo - b.pickNo)
    .map(
      ({ pickNo, teamId, playerId }) =>
        `${pickNo} ${playerName(facts, playerId)} (${teamOf(facts, teamId).name})`,
    );
  return (
    <Strip
      icon={ReplayRounded}
      tone="info"
      title={`Undone back to pick ${lastUndo.toPickNo}`}
      onClose={() => dispatch(roomActions.undoSeen(lastUndo.at))}
    >
      Free again: {reverts.join(', ')}. Reason: {lastUndo.reason}
    </Strip>
  );
};

const LinkButton = ({ children, onPress }: { readonly children: string; readonly onPress: () => void }) => (
  <Link
    component="button"
    type="button"
    onClick={onPress}
    sx={{ verticalAlign: 'baseline', fontSize: 'inherit' }}
  >
    {children}
  </Link>
);
