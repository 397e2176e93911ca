import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import { memo, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { whenAtRest } from '../../../shared/lib/at-rest';
import { createSubject } from '../../../shared/live/observable';
import { draftsApi, type Viewer } from '../api/drafts.api';
import { ActionBar } from './action-bar';
import { Announcer } from './announcer';
import { RoomBar } from './bar/room-bar';
import { draftRoomSlice, roomActions, roomUiOf } from './draft-room.slice';
import type { RoomLink } from './live/room-links';
import { withPending, type MeantPick } from './model/pending-pick';
import { fitOf, fitsOf } from './model/player-list';
import { factsOf, forTeam, isOpenRoom, listsOf, playerName, standingOf } from './model/room-facts';
import { RoomNotices } from './notices/room-notices';
import { CommissionerDrawer, ConfirmDialog, ShortcutsDialog } from './overlays';
import { toggleListed } from './plan/plan-changes';
import { RankedPlayers } from './plan/plan-list-view';
import { usePlan } from './plan/use-plan';
import { RoomProvider, RoomUiProvider, type RoomChat, type RoomValue } from './room-context';
import { PickLog, RoomLayout } from './room-layout';
import { roomSettings } from './settings/room-settings';
import { useLegalityStamp } from './use-legality-stamp';
import { useMyTurn } from './use-my-turn';
import { usePicking } from './use-picking';
import { useShortcuts } from './use-shortcuts';
import './room.css';

/** So long after a turn began, a press may have been meant for the one before. */
const NEW_TURN_MS = 500;

type DraftRoomProps = {
  readonly viewer: Viewer;
  readonly room: RoomView;
  readonly players: readonly DraftPlayerView[];
  readonly link: RoomLink;
  readonly chat: RoomChat;
};

/** The room from the lobby to the results, for everybody who is in it. */
export const DraftRoom = ({ viewer, room, players, link, chat }: DraftRoomProps) => {
  const [ui, dispatch] = useReducer(draftRoomSlice.reducer, room.me.role, roomUiOf);
  const search = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const [timeAsked] = useState(() => createSubject(0));
  const { asked, pending, selectedId } = ui;

  const logged = useMemo(() => factsOf(room, players), [room, players]);
  const facts = useMemo(
    () => (pending ? factsOf(withPending(room, pending), players) : logged),
    [room, players, pending, logged],
  );
  const standing = standingOf(logged);
  const isCommissioner = room.me.role === 'commissioner';
  const talks = isCommissioner || room.me.role === 'captain';
  const proxying = isCommissioner && ui.proxying && room.status === 'live';
  const lists = listsOf(room, ui.lists);
  const onClock = room.turn?.teamId ?? null;
  const actsOnClock = proxying || (onClock !== null && room.me.teamIds.includes(onClock));
  const actingTeamId = actsOnClock ? onClock : lists;

  const plan = usePlan(viewer.leagueId, isOpenRoom(room) ? lists : null, link.sync);
  const judged = isOpenRoom(room) ? actingTeamId : null;
  const { data: legality } = draftsApi.useDraftLegalityQuery(
    { leagueId: viewer.leagueId, teamId: judged ?? '', revision: useLegalityStamp(room, judged, standing) },
    // That it is being asked again is nothing to show.
    { skip: judged === null, selectFromResult: ({ data }) => ({ data }) },
  );
  const current = judged !== null && legality?.teamId === judged ? legality : undefined;
  const fits = useMemo(() => fitsOf(current, players), [current, players]);
  const picking = usePicking({ logged, actingTeamId, link, ui, dispatch });
  useMyTurn(logged, standing);
  useEffect(() => {
    document.documentElement.classList.add('in-room');
    return () => document.documentElement.classList.remove('in-room');
  }, []);
  // With the state most of the room changes, and with it may go what had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus();
  }, [room.status]);
  usePreparedParts(isCommissioner);

  const { turn } = room;
  const offered = useMemo<MeantPick | null>(() => {
    if (!picking.canPick || turn === null || selectedId === null) return null;
    if (facts.takenBy.has(selectedId) || fitOf(fits, selectedId).kind === 'illegal') return null;
    return { pickNo: turn.pickNo, teamId: turn.teamId, playerId: selectedId };
  }, [picking.canPick, turn, selectedId, facts, fits]);
  const toPlayers = useCallback(() => {
    (main.current?.querySelector<HTMLElement>('.pool-grid') ?? main.current)?.focus();
  }, []);
  /** Where they do not stand beside the rest anyway. */
  const showPlayers = useCallback(() => {
    if (search.current === null) dispatch(roomActions.tabOpened('players'));
  }, []);
  const draftNow = useCallback(
    (pick: MeantPick) => {
      // The button is about to be disabled; without this the focus would fall out of the room.
      toPlayers();
      picking.draft(pick);
    },
    [picking, toPlayers],
  );
  const ask = useCallback(() => dispatch(roomActions.pickAsked(offered)), [offered]);
  const draft = useCallback(() => {
    if (offered === null || turn === null) return;
    // Whoever picks for several teams may have pressed for the one that was on the clock a moment ago.
    const picksForSeveral = proxying || room.me.teamIds.length > 1;
    const isNew = picksForSeveral && link.socket.clock.now() - Date.parse(turn.startedAt) < NEW_TURN_MS;
    if (isNew || roomSettings().confirm) ask();
    else draftNow(offered);
  }, [ask, draftNow, link, offered, proxying, room.me.teamIds, turn]);

  useShortcuts({
    onSearch: useCallback(() => {
      showPlayers();
      requestAnimationFrame(() => search.current?.focus());
    }, [showPlayers]),
    // A key is pressed by mistake more easily than a button.
    onDraft: ask,
    onQueue: useCallback(() => {
      if (plan && selectedId !== null) toggleListed(plan, 'queue', selectedId);
    }, [plan, selectedId]),
    onTime: useCallback(() => timeAsked.set(timeAsked.get() + 1), [timeAsked]),
    onHelp: useCallback(() => dispatch(roomActions.shortcutsToggled(true)), []),
    onEscape: useCallback(() => dispatch(roomActions.playerSelected(null)), []),
  });

  const value = useMemo<RoomValue>(
    () => ({
      viewer,
      link,
      facts,
      standing,
      isCommissioner,
      actingTeamId,
      legality: current,
      fits,
      picking,
      plan,
      chat: talks ? chat : null,
    }),
    [viewer, link, facts, standing, isCommissioner, actingTeamId, current, fits, picking, plan, talks, chat],
  );
  const skip = useCallback(() => {
    showPlayers();
    requestAnimationFrame(toPlayers);
  }, [showPlayers, toPlayers]);
  const closeShortcuts = useCallback(() => dispatch(roomActions.shortcutsToggled(false)), []);
  const draftAsked = useCallback(() => asked && draftNow(asked), [asked, draftNow]);
  const notNow = useCallback(() => dispatch(roomActions.pickAsked(null)), []);
  const uiValue = useMemo(() => ({ ui, dispatch }), [ui]);
  const askedName = asked === null ? '' : playerName(facts, asked.playerId);
  return (
    <RoomUiProvider value={uiValue}>
      <RoomProvider value={value}>
        <main ref={main} tabIndex={-1} aria-label="Draft room" className="room">
          <SkipToPlayers onPress={skip} />
          <Announcer facts={logged} link={link} timeAsked={timeAsked} />
          <RoomBar />
          <RoomNotices />
          <RoomLayout searchRef={search} />
          {isOpenRoom(room) && <ActionBar onDraft={draft} />}
        </main>
        {isCommissioner && <CommissionerDrawer open={ui.commissionerOpen} />}
        <ShortcutsDialog open={ui.shortcutsOpen} onClose={closeShortcuts} />
        <ConfirmDialog
          open={asked !== null}
          title={`Draft ${askedName}${forTeam(facts, asked?.teamId ?? null)}?`}
          confirmLabel={`Yes, draft ${askedName}`}
          tone="accent"
          begins="answer"
          onClose={notNow}
          onConfirm={draftAsked}
        />
      </RoomProvider>
    </RoomUiProvider>
  );
};

/** What the room may need later is fetched before it is asked for: a draft may not wait for code, nor for a connection. */
const usePreparedParts = (isCommissioner: boolean): void => {
  useEffect(() => {
    const parts = [ConfirmDialog, RankedPlayers, PickLog, ...(isCommissioner ? [CommissionerDrawer] : [])];
    const stops = parts.map(({ prepare }) => whenAtRest(prepare));
    return () => stops.forEach((stop) => stop());
  }, [isCommissioner]);
};

/** For the keyboard: past the bar and the notices. */
const SkipToPlayers = memo(function SkipToPlayers({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="room-skip" onClick={onPress}>
      Skip to the players
    </button>
  );
});
