import type { RoomView } from '@fieldhouse/api-contract';
import { memo, useCallback, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useObservable } from '../../../shared/live/use-observable';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { Tabs } from '../../../shared/ui/tabs';
import { PickBoard } from './board/pick-board';
import { ROOM_TABS, roomActions, type RoomTab } from './draft-room.slice';
import { later } from './later';
import { LobbyPanel } from './lobby/lobby-panel';
import { connectionWords } from './model/connection-words';
import { isOver } from './model/room-facts';
import { PlanPanel } from './plan/plan-panel';
import { UnsavedNote } from './plan/unsaved-note';
import { RoomPlayers } from './players/room-players';
import { useRoom, useRoomUi } from './room-context';
import { useSteadyShape } from './use-shape';
import './room.css';

const waiting = <RowsSkeleton height={44} />;

export const PickLog = lazyPart(async () => (await later()).PickLog, { name: 'the log', waiting });
const TeamRoster = lazyPart(async () => (await later()).TeamRoster, { name: 'the team', waiting });
const TeamResults = lazyPart(async () => (await later()).TeamResults, { name: 'the results', waiting });

const ID = 'room';
const WORDS: Readonly<Record<RoomTab, string>> = {
  players: 'Players',
  board: 'Board',
  queue: 'Queue',
  chat: 'Chat',
  team: 'Team',
  log: 'Log',
};

type SearchProps = { readonly searchRef: RefObject<HTMLInputElement | null> };

/** Three columns on a desktop, two where the window is low, tabs on a phone. */
export const RoomLayout = memo(function RoomLayout({ searchRef }: SearchProps) {
  const shape = useSteadyShape();
  const { facts } = useRoom();
  useLedToChat();
  if (shape === 'wide') return <ThreeColumns searchRef={searchRef} />;
  if (shape === 'low' && !isOver(facts.room)) return <TwoColumns searchRef={searchRef} />;
  return (
    <div className="room-column">
      <Parts all={ROOM_TABS} searchRef={searchRef} />
    </div>
  );
});

const ThreeColumns = ({ searchRef }: SearchProps) => {
  const { facts } = useRoom();
  const over = isOver(facts.room);
  return (
    <div className="room-columns" data-columns={over ? 'over' : 'three'}>
      {!over && (
        <div className="room-side">
          <RoomPlayers searchRef={searchRef} />
        </div>
      )}
      <Centre />
      <div className="room-side">
        <Parts all={SIDE_TABS} />
      </div>
    </div>
  );
};

const TwoColumns = ({ searchRef }: SearchProps) => (
  <div className="room-columns" data-columns="two">
    <div className="room-side">
      <RoomPlayers searchRef={searchRef} />
    </div>
    <div className="room-side">
      <Parts all={TABS_BESIDE_PLAYERS} />
    </div>
  </div>
);

/** The board, under the lobby before the start and under the results after the end. */
const Centre = () => {
  const { facts, link } = useRoom();
  const { ui } = useRoomUi();
  const { room } = facts;
  const stale = connectionWords(useObservable(link.sync)) !== null;
  const board = <PickBoard facts={facts} pending={ui.pending} stale={stale} />;
  const above = room.status === 'lobby' ? <LobbyPanel /> : isOver(room) ? <TeamResults /> : null;
  return (
    <div className="room-centre" data-scrolls={above !== null}>
      {above}
      {board}
    </div>
  );
};

const SIDE_TABS: readonly RoomTab[] = ['queue', 'chat', 'team', 'log'];
const TABS_BESIDE_PLAYERS: readonly RoomTab[] = ['queue', 'board', 'chat', 'team', 'log'];

type PartsProps = { readonly all: readonly RoomTab[] } & Partial<SearchProps>;

/** The parts of the room that have no place of their own in this shape: the chosen one, in whichever shape it was chosen. */
const Parts = ({ all, searchRef }: PartsProps) => {
  const { chat, facts } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const tabs = useTabs(all);
  const open = useCallback((opened: RoomTab) => void dispatch(roomActions.tabOpened(opened)), [dispatch]);
  const tab = tabs.includes(ui.tab) ? ui.tab : (tabs[0] ?? 'log');
  return (
    <>
      <TabBar tabs={tabs} tab={tab} onOpen={open} status={facts.room.status} unread={chat?.unread} />
      <Panel tab={tab} searchRef={searchRef} />
    </>
  );
};

/** Of these tabs those that this person has. */
const useTabs = (all: readonly RoomTab[]): readonly RoomTab[] => {
  const { plan, chat, facts } = useRoom();
  const [queue, talks, players] = [plan !== null, chat !== null, !isOver(facts.room)];
  return useMemo(() => {
    const has: Partial<Record<RoomTab, boolean>> = { queue, chat: talks, players };
    return all.filter((one) => has[one] !== false);
  }, [all, queue, talks, players]);
};

/** An address may lead to the chat, also while the room is open. */
const useLedToChat = (): void => {
  const { dispatch } = useRoomUi();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const isLed = query.get('tab') === 'chat';
  useEffect(() => {
    if (isLed) dispatch(roomActions.tabOpened('chat'));
  }, [isLed, key, dispatch]);
};

type TabBarProps = {
  readonly tabs: readonly RoomTab[];
  readonly tab: RoomTab;
  readonly onOpen: (tab: RoomTab) => void;
  readonly status: RoomView['status'];
  /** How much waits in the chat. */
  readonly unread: ReactNode;
};

const TabBar = memo(function TabBar({ tabs, tab, onOpen, status, unread }: TabBarProps) {
  const word = (one: RoomTab): string => {
    if (one === 'board' && status === 'lobby') return 'Lobby';
    if (one === 'board' && isOver({ status })) return 'Results';
    return WORDS[one];
  };
  return (
    <Tabs
      label="Parts of the room"
      id={ID}
      tabs={tabs.map((one) => ({
        ...{ name: one, word: word(one) },
        note: one === 'chat' && tab !== 'chat' && unread,
      }))}
      shown={tab}
      onShow={onOpen}
    />
  );
});

const Panel = ({ tab, searchRef }: { readonly tab: RoomTab } & Partial<SearchProps>) => {
  const { plan, chat } = useRoom();
  return (
    <div role="tabpanel" id={`${ID}-panel`} aria-labelledby={`${ID}-tab-${tab}`} className="room-panel">
      {tab === 'players' && searchRef && (
        <>
          <RoomPlayers searchRef={searchRef} />
          <UnsavedNote plan={plan} />
        </>
      )}
      {tab === 'board' && <Centre />}
      {tab === 'queue' && plan && <PlanPanel plan={plan} />}
      {tab === 'chat' && chat?.panel}
      {tab === 'team' && <TeamRoster />}
      {tab === 'log' && <PickLog />}
    </div>
  );
};
