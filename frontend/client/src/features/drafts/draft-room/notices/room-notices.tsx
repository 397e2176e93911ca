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
import { connectionWords } from '../model/connection-words';
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
  const { link, plan } = useRoom();
  const words = connectionWords(useObservable(link.sync));
  if (words === null) return null;
  const { tone, title, text } = words;
  return (
    <Strip icon={tone === 'error' ? BlockRounded : CloudOffRounded} tone={tone} title={title}>
      {text}
      {plan?.unsaved && ' Your changed lists are kept and sent then.'}
    </Strip>
  );
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
