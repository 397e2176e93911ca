import type { RoomView } from '@fieldhouse/api-contract';
import { memo, useCallback, useMemo, useState, type RefObject } from 'react';
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

const SIDE_TABS: readonly RoomTab[] = ['queue', 'team', 'log'];
const TABS_BESIDE_PLAYERS: readonly RoomTab[] = ['queue', 'board', 'team', 'log'];

const SideTabs = ({ tabs: all }: { readonly tabs: readonly RoomTab[] }) => {
  const { plan, facts } = useRoom();
  const planned = plan !== null;
  const tabs = useMemo(() => all.filter((one) => one !== 'queue' || planned), [all, planned]);
  const [chosen, setTab] = useState<RoomTab>('queue');
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? 'log');
  return (
    <>
      <TabBar tabs={tabs} tab={tab} onOpen={setTab} id="side" status={facts.room.status} />
      <Panel tab={tab} id="side" searchRef={null} />
    </>
  );
};

const OneColumn = ({ searchRef }: SearchProps) => {
  const { plan, facts } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const over = isOver(facts.room);
  const planned = plan !== null;
  const tabs = useMemo(
    () => ROOM_TABS.filter((one) => (one !== 'queue' || planned) && (one !== 'players' || !over)),
    [planned, over],
  );
  const open = useCallback((opened: RoomTab) => void dispatch(roomActions.tabOpened(opened)), [dispatch]);
  const tab = tabs.includes(ui.tab) ? ui.tab : (tabs[0] ?? 'board');
  return (
    <div className="room-column">
      <TabBar tabs={tabs} tab={tab} onOpen={open} id="room" status={facts.room.status} />
      <Panel tab={tab} id="room" searchRef={searchRef} />
    </div>
  );
};

type TabBarProps = {
  readonly tabs: readonly RoomTab[];
  readonly tab: RoomTab;
  readonly onOpen: (tab: RoomTab) => void;
  readonly id: string;
  readonly status: RoomView['status'];
};

const TabBar = memo(function TabBar({ tabs, tab, onOpen, id, status }: TabBarProps) {
  const word = (one: RoomTab): string => {
    if (one === 'board' && status === 'lobby') return 'Lobby';
    if (one === 'board' && isOver({ status })) return 'Results';
    return WORDS[one];
  };
  return (
    <Tabs
      label="Parts of the room"
      id={id}
      tabs={tabs.map((one) => ({ name: one, word: word(one) }))}
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
  const { plan } = useRoom();
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`} className="room-panel">
      {tab === 'players' && searchRef && <RoomPlayers searchRef={searchRef} />}
      {tab === 'board' && <Centre />}
      {tab === 'queue' && plan && <PlanPanel plan={plan} />}
      {tab === 'team' && <TeamRoster />}
      {tab === 'log' && <PickLog />}
    </div>
  );
};
