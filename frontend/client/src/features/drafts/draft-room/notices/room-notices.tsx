import { BlockRounded } from '../../../../shared/icons/block-rounded';
import { CheckCircleRounded } from '../../../../shared/icons/check-circle-rounded';
import { CloudOffRounded } from '../../../../shared/icons/cloud-off-rounded';
import { PauseCircleRounded } from '../../../../shared/icons/pause-circle-rounded';
import type { RoomPick, RoomView } from '@fieldhouse/api-contract';
import { memo, useMemo, useState } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import { lazyPart } from '../../../../shared/ui/lazy-part';
import { useRoom, useRoomUi } from '../room-context';
import { later } from '../later';
import { useShape } from '../use-shape';
import { connectionWords } from '../model/connection-words';
import { digitsOf } from '../model/clock-phase';
import { pickedBy } from '../model/pick-words';
import { pickLabel, playerName } from '../model/room-facts';
import { OpenNoticeProvider, Strip, type OpenNotice } from './strip';

const RareNotices = lazyPart(async () => (await later()).RareNotices, { name: 'a notice' });
const RoleNews = lazyPart(async () => (await later()).RoleNews, {
  name: 'news of a role',
  instead: () => null,
});

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
        <PausedNotice />
        <OthersWhereNeeded />
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

const PausedNotice = () => {
  const { facts, isCommissioner } = useRoom();
  const { status, paused } = facts.room;
  if (status !== 'paused' || !paused) return null;
  const left = paused.remainingSeconds;
  return (
    <Strip icon={PauseCircleRounded} tone="warning" title="Paused">
      {paused.reason}
      {left !== null && `, with ${digitsOf(left * 1_000)} on the clock`}.{' '}
      {`Nobody can pick until ${isCommissioner ? 'you resume' : 'the commissioner resumes'}.`}
    </Strip>
  );
};

const OthersWhereNeeded = () => {
  const { autoTeams, lastUndo, lastReset, me } = useRoom().facts.room;
  const { conflict } = useRoomUi().ui;
  const [was] = useState(me);
  // And from then on, also what is given back.
  const [isOther, setOther] = useState(false);
  if (!isOther && partOf(me) !== partOf(was)) setOther(true);
  return (
    <>
      {(autoTeams.length > 0 || lastUndo || lastReset || conflict) && <RareNotices />}
      {isOther && <RoleNews was={was} />}
    </>
  );
};
const partOf = ({ role, teamIds }: RoomView['me']): string => `${role} ${teamIds.join()}`;

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
  if (wide || !running || newest === null || !room.me.teamIds.includes(newest.teamId)) return null;
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
