import type { LeagueView, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { BoardTab } from '../../../features/drafts/board-preview/board-tab';
import { ChecklistTab } from '../../../features/drafts/checklist/checklist-tab';
import { HistoryTab } from '../../../features/drafts/history/history-tab';
import { OrderTab } from '../../../features/drafts/order/order-tab';
import { ResultsTab } from '../../../features/drafts/results/results-tab';
import { PoolTab } from '../../../features/leagues/pool/pool-tab';
import { TeamsTab } from '../../../features/leagues/teams/teams-tab';
import { leaguesApi } from '../../../features/leagues/api/leagues.api';
import { EmptyState } from '../../../shared/ui/empty-state';
import { SetupTab } from './setup-tab';
import { shownTab, tabsFor, type TabName } from './tabs';

type LeagueDraftTabsProps = {
  readonly leagueId: string;
  readonly league: LeagueView | null;
  readonly room: RoomView | null;
  readonly canEdit: boolean;
};

/** The tabs of a league's draft; which one is open stands in the address. */
export const LeagueDraftTabs = ({ leagueId, league, room, canEdit }: LeagueDraftTabsProps) => {
  const [params, setParams] = useSearchParams();
  const tabs = tabsFor(canEdit);
  const tab = shownTab(params.get('tab'), tabs, room?.status ?? null);
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: string) => setParams({ tab: next })}
        aria-label="Parts of the draft"
        sx={{ mb: 5 }}
      >
        {tabs.map(({ name, label }) => (
          <Tab key={name} value={name} label={label} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Panel
          tab={tab}
          leagueId={leagueId}
          league={league}
          room={room}
          canEdit={canEdit}
          onSetUp={() => setParams({ tab: 'setup' })}
        />
      </Box>
    </>
  );
};

type PanelProps = LeagueDraftTabsProps & { readonly tab: TabName; readonly onSetUp: () => void };

const Panel = ({ tab, leagueId, league, room, canEdit, onSetUp }: PanelProps) => {
  const { data: sports } = leaguesApi.useSportsQuery();
  const positions = sports?.find(({ key }) => key === league?.sport)?.positions ?? [];
  if (tab === 'setup' && league) return <SetupTab league={league} room={room} positions={positions} />;
  if (tab === 'teams' && league) return <TeamsTab league={league} />;
  if (tab === 'pool' && league) return <PoolTab league={league} positions={positions} />;
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
  switch (tab) {
    case 'order':
      return <OrderTab room={room} canEdit={canEdit} />;
    case 'board':
      return <BoardTab room={room} captainPlayers={captainsOf(league)} />;
    case 'checklist':
      return <ChecklistTab room={room} />;
    case 'history':
      return <HistoryTab leagueId={leagueId} zone={room.settings.clock.zone} />;
    default:
      return <ResultsTab room={room} canEdit={canEdit} />;
  }
};

const captainsOf = (league: LeagueView | null) =>
  (league?.teams ?? []).flatMap(({ teamId, captainPlayerId }) =>
    captainPlayerId === null ? [] : [{ teamId, playerId: captainPlayerId }],
  );
