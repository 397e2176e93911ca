import type { RoomView } from '@fieldhouse/api-contract';
import { memo, useCallback, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useObservable } from '../../../shared/live/use-observable';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { Tabs } from '../../../shared/ui/tabs';
import { PickBoard } from './board/pick-board';
import { ROOM_TABS, roomActions, type RoomTab } from './draft-room.slice';
import { LobbyPanel } from './lobby/lobby-panel';
import { isOver } from './model/room-facts';
import { PlanPanel } from './plan/plan-panel';
import { RoomPlayers } from './players/room-players';
import { TeamResults } from './results/team-results';
import { useRoom, useRoomUi } from './room-context';
import { TeamRoster } from './team/team-roster';
import { useShape } from './use-shape';
import './room.css';

export const PickLog = lazyPart(async () => (await import('./log/pick-log')).PickLog, {
  name: 'the log',
  waiting: <RowsSkeleton height={44} />,
});

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
  const shape = useShape();
  const { facts } = useRoom();
  if (shape === 'wide') return <ThreeColumns searchRef={searchRef} />;
  if (shape === 'low' && !isOver(facts.room)) return <TwoColumns searchRef={searchRef} />;
  return <OneColumn searchRef={searchRef} />;
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
        <SideTabs tabs={SIDE_TABS} />
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
      <SideTabs tabs={TABS_BESIDE_PLAYERS} />
    </div>
  </div>
);

/** The board, under the lobby before the start and under the results after the end. */
const Centre = () => {
  const { facts, link } = useRoom();
  const { ui } = useRoomUi();
  const { room } = facts;
  const stale = useObservable(link.sync) === 'reconnecting';
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

const SideTabs = ({ tabs: all }: { readonly tabs: readonly RoomTab[] }) => {
  const { plan, chat, facts } = useRoom();
  const tabs = useTabs(all, { queue: plan !== null, chat: chat !== null });
  const [chosen, setTab] = useState<RoomTab>('queue');
  useLedToChat(setTab);
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? 'log');
  return (
    <>
      <TabBar
        tabs={tabs}
        tab={tab}
        onOpen={setTab}
        id="side"
        status={facts.room.status}
        unread={chat?.unread}
      />
      <Panel tab={tab} id="side" searchRef={null} />
    </>
  );
};

const OneColumn = ({ searchRef }: SearchProps) => {
  const { plan, chat, facts } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const tabs = useTabs(ROOM_TABS, {
    queue: plan !== null,
    chat: chat !== null,
    players: !isOver(facts.room),
  });
  const open = useCallback((opened: RoomTab) => void dispatch(roomActions.tabOpened(opened)), [dispatch]);
  useLedToChat(open);
  const tab = tabs.includes(ui.tab) ? ui.tab : (tabs[0] ?? 'board');
  return (
    <div className="room-column">
      <TabBar
        tabs={tabs}
        tab={tab}
        onOpen={open}
        id="room"
        status={facts.room.status}
        unread={chat?.unread}
      />
      <Panel tab={tab} id="room" searchRef={searchRef} />
    </div>
  );
};

/** Of these tabs those that this person has. */
const useTabs = (
  all: readonly RoomTab[],
  {
    queue,
    chat,
    players = true,
  }: { readonly queue: boolean; readonly chat: boolean; readonly players?: boolean },
): readonly RoomTab[] =>
  useMemo(() => {
    const has: Partial<Record<RoomTab, boolean>> = { queue, chat, players };
    return all.filter((one) => has[one] !== false);
  }, [all, queue, chat, players]);

/** An address may lead to the chat, also while the room is open. */
const useLedToChat = (open: (tab: RoomTab) => void): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const isLed = query.get('tab') === 'chat';
  useEffect(() => {
    if (isLed) open('chat');
  }, [isLed, key, open]);
};

type TabBarProps = {
  readonly tabs: readonly RoomTab[];
  readonly tab: RoomTab;
  readonly onOpen: (tab: RoomTab) => void;
  readonly id: string;
  readonly status: RoomView['status'];
  /** How much waits in the chat. */
  readonly unread: ReactNode;
};

const TabBar = memo(function TabBar({ tabs, tab, onOpen, id, status, unread }: TabBarProps) {
  const word = (one: RoomTab): string => {
    if (one === 'board' && status === 'lobby') return 'Lobby';
    if (one === 'board' && isOver({ status })) return 'Results';
    return WORDS[one];
  };
  return (
    <Tabs
      label="Parts of the room"
      id={id}
      tabs={tabs.map((one) => ({
        ...{ name: one, word: word(one) },
        note: one === 'chat' && tab !== 'chat' && unread,
      }))}
      shown={tab}
      onShow={onOpen}
    />
  );
});

type PanelProps = {
  readonly tab: RoomTab;
  readonly id: string;
  readonly searchRef: RefObject<HTMLInputElement | null> | null;
};

const Panel = ({ tab, id, searchRef }: PanelProps) => {
  const { plan, chat } = useRoom();
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`} className="room-panel">
      {tab === 'players' && searchRef && <RoomPlayers searchRef={searchRef} />}
      {tab === 'board' && <Centre />}
      {tab === 'queue' && plan && <PlanPanel plan={plan} />}
      {tab === 'chat' && chat?.panel}
      {tab === 'team' && <TeamRoster />}
      {tab === 'log' && <PickLog />}
    </div>
  );
};
