import { BlockRounded } from '../../../../shared/icons/block-rounded';
import { CheckCircleRounded } from '../../../../shared/icons/check-circle-rounded';
import { CloudOffRounded } from '../../../../shared/icons/cloud-off-rounded';
import { PauseCircleRounded } from '../../../../shared/icons/pause-circle-rounded';
import { ReplayRounded } from '../../../../shared/icons/replay-rounded';
import { SportsRounded } from '../../../../shared/icons/sports-rounded';
import type { RoomPick } from '@fieldhouse/api-contract';
import { memo, useMemo, useState } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import { roomActions } from '../draft-room.slice';
import { useRoom, useRoomUi } from '../room-context';
import { useShape } from '../use-shape';
import { connectionWords } from '../model/connection-words';
import { digitsOf } from '../model/clock-phase';
import { pickedBy } from '../model/pick-words';
import { pickLabel, playerName, teamOf } from '../model/room-facts';
import { AutoNotice } from './auto-notice';
import { OpenNoticeProvider, Strip, type OpenNotice } from './strip';

/** Everything that holds for the whole room right now, a line each. */
export const RoomNotices = memo(function RoomNotices() {
  const [open, setOpen] = useState<string | null>(null);
  const value = useMemo<OpenNotice>(
    () => ({ open, toggle: (title) => setOpen((now) => (now === title ? null : title)) }),
    [open],
  );
  return (
    <OpenNoticeProvider value={value}>
      <div className="notices">
        <ConnectionNotice />
        <ConflictNotice />
        <PausedNotice />
        <UndoNotice />
        <ResetNotice />
        <AutoNotice />
        <OwnPickNotice />
      </div>
    </OpenNoticeProvider>
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
  const { status, paused } = facts.room;
  if (status !== 'paused' || !paused) return null;
  const left = paused.remainingSeconds;
  return (
    <Strip icon={PauseCircleRounded} tone="warning" title="Paused">
      {paused.reason}
      {left !== null && `, with ${digitsOf(left * 1_000)} on the clock`}.{' '}
      {isCommissioner
        ? 'Nobody can pick until you resume.'
        : 'Nobody can pick until the commissioner resumes.'}
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

/** For as long as it is the newest pick: on a phone the board that shows it is behind a tab. */
const OwnPickNotice = () => {
  const { facts } = useRoom();
  const { room } = facts;
  const wide = useShape() === 'wide';
  const newest = useMemo(
    () =>
      room.picks
        .filter(({ source }) => source !== 'placement' && source !== 'group')
        .reduce<RoomPick | null>((last, pick) => (last && last.madeIn > pick.madeIn ? last : pick), null),
    [room.picks],
  );
  const running = room.status === 'live' || room.status === 'paused';
  if (wide || !running || newest === null || newest.teamId !== room.me.teamId) return null;
  const name = playerName(facts, newest.playerId);
  return (
    <Strip
      icon={CheckCircleRounded}
      tone="primary"
      title={newest.source === 'captain' ? `You drafted ${name}` : `${name} is on your team`}
    >
      {pickLabel(newest)}. {pickedBy(newest)}.
    </Strip>
  );
};
