import type { RoomPick } from '@fieldhouse/api-contract';
import { ReplayRounded } from '../../../../shared/icons/replay-rounded';
import { SportsRounded } from '../../../../shared/icons/sports-rounded';
import { roomActions } from '../draft-room.slice';
import { playerName, teamOf } from '../model/room-facts';
import { useRoom, useRoomUi } from '../room-context';
import { AutoNotice } from './auto-notice';
import { Strip } from './strip';

/** What is not said in every draft: why a pick was refused, what was taken back and why, and that the clock picks for me. */
export const RareNotices = () => (
  <>
    <ConflictNotice />
    <UndoNotice />
    <ResetNotice />
    <AutoNotice />
  </>
);

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

const UndoNotice = () => {
  const { facts } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const { lastUndo } = facts.room;
  const open = lastUndo?.picks.some(
    ({ pickNo, playerId }) =>
      facts.pickByNo.get(pickNo)?.playerId !== playerId && !facts.pickByNo.has(lastUndo.toPickNo),
  );
  if (!lastUndo || !open || ui.undoSeenAt === lastUndo.at) return null;
  const who = ({ teamId, playerId }: Pick<RoomPick, 'teamId' | 'playerId'>): string =>
    `${playerName(facts, playerId)} (${teamOf(facts, teamId).name})`;
  const reverts = [
    ...[...lastUndo.picks].sort((a, b) => a.pickNo - b.pickNo).map((pick) => `${pick.pickNo} ${who(pick)}`),
    ...lastUndo.extras.map(who),
  ];
  return (
    <Strip
      icon={ReplayRounded}
      tone="info"
      title={`Undone back to pick ${lastUndo.toPickNo}`}
      onClose={() => dispatch(roomActions.undoSeen(lastUndo.at))}
    >
      Taken back: {reverts.join(', ')}. Reason: {lastUndo.reason}
    </Strip>
  );
};

/** Until it starts anew: whoever comes back to an empty board is told why. */
const ResetNotice = () => {
  const { lastReset } = useRoom().facts.room;
  return (
    lastReset && (
      <Strip icon={ReplayRounded} tone="warning" title="The draft was reset">
        Every pick was taken back. Reason: {lastReset.reason}
      </Strip>
    )
  );
};
