import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { count } from '../../../shared/lib/words';
import { EmptyState } from '../../../shared/ui/empty-state';
import { StatTile } from '../../../shared/ui/stat-tile';
import { draftsApi } from '../api/drafts.api';
import { BoardGrid } from './board-grid';
import { boardRows, type BoardCell } from './board-model';

type BoardTabProps = {
  readonly room: RoomView;
  /** Which player each captain is. */
  readonly captainPlayers: readonly { readonly teamId: string; readonly playerId: string }[];
};

/** The board as it will be, or as it is: who picks when, and which cells are taken before the start. */
export const BoardTab = ({ room, captainPlayers }: BoardTabProps) => {
  const { data } = draftsApi.useDraftPlayersQuery({ leagueId: room.leagueId });
  const byId = useMemo(() => new Map(data?.players.map((player) => [player.playerId, player])), [data]);
  const captains = captainPlayers.flatMap(({ teamId, playerId }) => {
    const player = byId.get(playerId);
    return player ? [{ teamId, tier: player.tier ?? room.settings.rounds, name: player.name }] : [];
  });
  const rows = boardRows(room, captains);
  if (room.teams.length === 0)
    return (
      <EmptyState title="No board yet">
        The board shows who picks when. It appears once the league has teams.
      </EmptyState>
    );
  const cells = rows.flat();
  const textOf = (cell: BoardCell): string | null =>
    cell.playerId !== null
      ? (byId.get(cell.playerId)?.name ?? null)
      : cell.placed
        ? (captains.find(({ teamId }) => teamId === cell.teamId)?.name ?? null)
        : null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8, mb: 4 }}>
        <StatTile label="Picks" value={cells.length} />
        <StatTile label="Taken before the start" value={cells.filter(({ placed }) => placed).length} />
        <StatTile
          label="Left to draft"
          value={cells.filter(({ placed, playerId }) => !placed && playerId === null).length}
        />
        <StatTile label="In the pool" value={room.poolSize} />
      </Box>
      {room.order.length === 0 && (
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          The order is not locked yet: {count(room.teams.length, 'team')} are listed as they were entered.
        </Typography>
      )}
      <BoardGrid room={room} rows={rows} textOf={textOf} />
    </>
  );
};
