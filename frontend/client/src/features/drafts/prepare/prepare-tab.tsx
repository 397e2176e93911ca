import type { RoomView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { draftsApi } from '../api/drafts.api';
import { PrepareLists } from './prepare-lists';

/** Where whoever picks for a team gets to know the pool and makes the team's lists, from the day that there is a draft. */
export const PrepareTab = ({ room }: { readonly room: RoomView }) => {
  const { leagueId, me } = room;
  const [asked, choose] = useQueryParam('team');
  const teamId = me.teamIds.find((id) => id === asked) ?? me.teamIds[0] ?? null;
  const pool = draftsApi.useDraftPlayersQuery({ leagueId }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      query={pool}
      what="The players could not be loaded"
      skeleton={<RowsSkeleton rows={10} height={46} />}
    >
      {({ players }) =>
        players.length === 0 ? (
          <NoPlayers room={room} />
        ) : (
          <PrepareLists key={leagueId} room={room} players={players} teamId={teamId} onTeam={choose} />
        )
      }
    </QueryView>
  );
};

const NoPlayers = ({ room }: { readonly room: RoomView }) => {
  const runs = room.me.role === 'commissioner';
  return (
    <EmptyState
      title="The pool is empty yet"
      action={
        runs && (
          <Button component={Link} to="?tab=pool" variant="contained">
            Add players
          </Button>
        )
      }
    >
      {runs
        ? 'Add or import the players; you can queue and rank them here at once.'
        : 'The commissioner adds the players. They appear here by themselves, for you to queue and rank.'}
    </EmptyState>
  );
};
