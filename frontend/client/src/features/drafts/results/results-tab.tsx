import type { RoomView } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { QueryView } from '../../../shared/ui/query-view';
import { CardsSkeleton } from '../../../shared/ui/skeletons';
import { draftsApi } from '../api/drafts.api';
import { DraftControls } from './draft-controls';
import { LatePlayers } from './late-players';
import { DraftRecap } from './draft-recap';
import { PublishBar } from './publish-bar';
import { ResultsActions } from './results-actions';
import { ResultsByPick } from './results-by-pick';
import { ResultsByTeam } from './results-by-team';
import { rostersOf } from './rosters';
import { SpectatorLink } from './spectator-link';

// Most come for the teams: its code comes after them.
const SignedResult = lazyPart(
  async () => (await import('../signed-result/signed-result-card')).SignedResultCard,
  { name: 'the signed result', waiting: <CardsSkeleton cards={1} height={168} /> },
);

type ResultsTabProps = {
  readonly room: RoomView;
  readonly canEdit: boolean;
  /** Null: not known. */
  readonly leagueIsOver: boolean | null;
};

/** Who went where; for commissioners also what ends, repeats or shares the draft. */
export const ResultsTab = ({ room, canEdit, leagueIsOver }: ResultsTabProps) => {
  const kept = useKeptFocus<HTMLDivElement>();
  const pool = draftsApi.useDraftPlayersQuery({ leagueId: room.leagueId });
  const data = pool.currentData;
  const [chosen, show] = useQueryParam('view');
  const view = chosen === 'picks' ? 'picks' : 'teams';
  const rosters = useMemo(() => (data ? rostersOf(room, data.players) : []), [room, data]);
  const cancelled = room.status === 'cancelled';
  const started = room.picks.length > 0 || room.extras.length > 0;
  return (
    <div {...kept} role="group" aria-label="Results">
      {canEdit && <PublishBar room={room} rosters={rosters} />}
      {cancelled && started && (
        <Alert severity="info" sx={{ mb: 4 }}>
          This draft was canceled: no rosters come of these picks. <Why />
        </Alert>
      )}
      {started && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            onChange={(_, next: string | null) => next && show(next)}
            aria-label="Results by"
          >
            <ToggleButton value="teams">By team</ToggleButton>
            <ToggleButton value="picks">By pick</ToggleButton>
          </ToggleButtonGroup>
          <ResultsActions rosters={rosters} />
        </Box>
      )}
      <div className={started ? 'draft-results' : undefined}>
        <p className="draft-results-head">
          {room.leagueName}, {room.season}: rosters
        </p>
        <QueryView
          query={pool}
          what="The results could not be loaded"
          skeleton={<CardsSkeleton cards={4} height={320} />}
        >
          {({ players }) =>
            started ? (
              <>
                <DraftRecap room={room} players={players} rosters={rosters} />
                {view === 'teams' ? (
                  <ResultsByTeam rosters={rosters} />
                ) : (
                  <ResultsByPick room={room} players={players} />
                )}
              </>
            ) : cancelled ? (
              <EmptyState title="This draft was canceled">
                It has no results. <Why />
              </EmptyState>
            ) : (
              <EmptyState title="No results yet">
                Each pick appears here as soon as it is made. Rosters are created when the commissioner
                publishes.
              </EmptyState>
            )
          }
        </QueryView>
        {room.status === 'published' && (
          <Box sx={{ mt: 4 }} className="draft-results-signed">
            <SignedResult room={room} />
          </Box>
        )}
      </div>
      {canEdit && (
        <Box sx={{ mt: 8 }}>
          {data && <LatePlayers room={room} rosters={rosters} players={data.players} />}
          {!cancelled && <SpectatorLink leagueId={room.leagueId} />}
          {leagueIsOver === false && <DraftControls room={room} />}
        </Box>
      )}
    </div>
  );
};

const Why = () => (
  <Link component={RouterLink} to="?tab=history">
    The history says why
  </Link>
);
