import type { LeagueView, RoomView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaguesApi } from '../../../features/leagues/api/leagues.api';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { TabPages } from '../../../shared/ui/tab-pages';
import { shownTab, tabsFor, type TabName } from './tabs';

// Each tab comes when it is opened first.
const tabOf = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(load, { name: 'a tab of the draft', waiting: <FormSkeleton /> });
const SetupTab = tabOf(async () => (await import('./setup-tab')).SetupTab);
const TeamsTab = tabOf(async () => (await import('../../../features/leagues/teams/teams-tab')).TeamsTab);
const PoolTab = tabOf(async () => (await import('../../../features/leagues/pool/pool-tab')).PoolTab);
const PrepareTab = tabOf(
  async () => (await import('../../../features/drafts/prepare/prepare-tab')).PrepareTab,
);
const OrderTab = tabOf(async () => (await import('../../../features/drafts/order/order-tab')).OrderTab);
const BoardTab = tabOf(
  async () => (await import('../../../features/drafts/board-preview/board-tab')).BoardTab,
);
const ChecklistTab = tabOf(
  async () => (await import('../../../features/drafts/checklist/checklist-tab')).ChecklistTab,
);
const ResultsTab = tabOf(
  async () => (await import('../../../features/drafts/results/results-tab')).ResultsTab,
);
const HistoryTab = tabOf(
  async () => (await import('../../../features/drafts/history/history-tab')).HistoryTab,
);

const ReplayTab = tabOf(async () => (await import('../../../features/drafts/replay/replay-tab')).ReplayTab);

type LeagueDraftTabsProps = {
  readonly leagueId: string;
  readonly league: LeagueView | null;
  readonly room: RoomView | null;
  readonly canEdit: boolean;
  /** The league is canceled: no draft is set up or opened again in it. Null: not known. */
  readonly leagueIsOver: boolean | null;
};

/** The tabs of a league's draft; which one is open stands in the address. */
export const LeagueDraftTabs = ({ leagueId, league, room, canEdit, leagueIsOver }: LeagueDraftTabsProps) => {
  const [params, setParams] = useSearchParams();
  const tabs = tabsFor(canEdit, room);
  const tab = shownTab(params.get('tab'), tabs, room?.status ?? null);
  return (
    <TabPages
      label="Parts of the draft"
      id="league-draft"
      tabs={tabs}
      shown={tab}
      onShow={(next) => setParams({ tab: next })}
    >
      <Panel
        key={tab}
        tab={tab}
        leagueId={leagueId}
        league={league}
        room={room}
        canEdit={canEdit}
        leagueIsOver={leagueIsOver}
        onSetUp={() => setParams({ tab: 'setup' })}
      />
    </TabPages>
  );
};

type PanelProps = LeagueDraftTabsProps & { readonly tab: TabName; readonly onSetUp: () => void };

const Panel = ({ tab, leagueId, league, room, canEdit, leagueIsOver, onSetUp }: PanelProps) => {
  const { data: sports } = leaguesApi.useSportsQuery();
  const positions = sports?.find(({ key }) => key === league?.sport)?.positions ?? [];
  if (tab === 'setup' && league && !(leagueIsOver && !room))
    return <SetupTab league={league} room={room} positions={positions} leagueIsOver={leagueIsOver} />;
  if (tab === 'teams' && league) return <TeamsTab league={league} drafting={room && draftingIn(room)} />;
  if (tab === 'pool' && league) return <PoolTab league={league} positions={positions} />;
  if (!room && leagueIsOver)
    return (
      <EmptyState title="This league was canceled">
        It had no draft, and none can be set up anymore.
      </EmptyState>
    );
  if (!room) {
    return (
      <EmptyState
        title="The draft is not set up yet"
        action={
          canEdit && (
            <Button variant="contained" onClick={onSetUp}>
              Set the draft up
            </Button>
          )
        }
      >
        Its format, rounds and clock come first.{' '}
        {canEdit ? 'Save them once and the draft is created.' : 'The commissioner does that.'}
      </EmptyState>
    );
  }
  if (tab === 'prepare') return <PrepareTab room={room} />;
  switch (tab) {
    case 'order':
      return <OrderTab room={room} canEdit={canEdit} />;
    case 'board':
      return <BoardTab room={room} captainPlayers={captainsOf(league)} />;
    case 'checklist':
      return <ChecklistTab room={room} leagueIsOver={leagueIsOver} />;
    case 'history':
      return <HistoryTab leagueId={leagueId} zone={room.settings.clock.zone} />;
    case 'replay':
      return <ReplayTab leagueId={leagueId} zone={room.settings.clock.zone} />;
    default:
      return <ResultsTab room={room} canEdit={canEdit} leagueIsOver={leagueIsOver} />;
  }
};

const COUNTS_ON_TEAMS: ReadonlySet<RoomView['status']> = new Set(['lobby', 'live', 'paused', 'completed']);

/** The draft counts on the teams of its order: none of them can be withdrawn. */
const draftingIn = ({ status, order }: RoomView) =>
  COUNTS_ON_TEAMS.has(status) ? { teamIds: order, started: status !== 'lobby' } : null;

const captainsOf = (league: LeagueView | null) =>
  (league?.teams ?? []).flatMap(({ teamId, captainPlayerId }) =>
    captainPlayerId === null ? [] : [{ teamId, playerId: captainPlayerId }],
  );
