import Container from '@mui/material/Container';
import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import { useEffect, useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { draftsApi, type Viewer } from '../api/drafts.api';
import { DraftRoom } from './draft-room';
import { useLiveRoomQuery } from './live/live-room.api';
import { roomLinkOf } from './live/room-links';
import { factsOf, hasBoard } from './model/room-facts';
import { ProjectorView } from './projector/projector-view';
import { RoomNotOpen } from './room-not-open';
import { RoomSkeleton } from './room-skeleton';

/** /complex/leagues/:leagueId/draft/room, also with ?spectator=TOKEN and ?view=projector. */
export const DraftRoomPage = () => {
  const { leagueId = '' } = useParams();
  const [query] = useSearchParams();
  const spectator = query.get('spectator') ?? undefined;
  const viewer = useMemo<Viewer>(
    () => (spectator === undefined ? { leagueId } : { leagueId, spectator }),
    [leagueId, spectator],
  );
  const room = useLiveRoomQuery(viewer);
  const players = draftsApi.useDraftPlayersQuery(viewer);
  const shown = players.data?.players;
  useFreshPlayers(room.data, shown, players.refetch);
  const facts = useMemo(() => room.data && shown && factsOf(room.data, shown), [room.data, shown]);

  const error = (!room.data && room.error) || (!players.data && players.error);
  if (error) {
    return (
      <Container component="main" maxWidth="sm" sx={{ py: 16 }}>
        <ErrorBlock
          what="The draft room could not be opened"
          error={error}
          onRetry={() => {
            void room.refetch();
            void players.refetch();
          }}
          back={
            spectator === undefined
              ? { to: `/complex/leagues/${leagueId}/draft`, label: "To the draft's page" }
              : { to: '/', label: 'Return to Home' }
          }
        />
      </Container>
    );
  }
  if (!room.data || !shown || !facts) return <RoomSkeleton />;
  const link = roomLinkOf(viewer);
  if (!hasBoard(room.data)) return <RoomNotOpen room={room.data} viewer={viewer} />;
  if (query.get('view') === 'projector') return <ProjectorView facts={facts} link={link} />;
  return <DraftRoom key={leagueId} viewer={viewer} room={room.data} players={shown} link={link} />;
};

/** Fetches the players again when the pool has changed, or somebody was picked whom nobody here knows. */
const useFreshPlayers = (
  room: RoomView | undefined,
  players: readonly DraftPlayerView[] | undefined,
  refetch: () => unknown,
): void => {
  const known = useRef<string | null>(null);
  const stamp = useMemo(() => {
    if (!room || !players) return null;
    const ids = new Set(players.map(({ playerId }) => playerId));
    const strangers = [...room.picks, ...room.extras].filter(({ playerId }) => !ids.has(playerId));
    return `${room.poolSize} ${hasBoard(room)} ${strangers.map(({ playerId }) => playerId).join(' ')}`;
  }, [room, players]);
  useEffect(() => {
    if (stamp === null || stamp === known.current) return;
    const isFirst = known.current === null;
    known.current = stamp;
    if (!isFirst) refetch();
  }, [stamp, refetch]);
};
