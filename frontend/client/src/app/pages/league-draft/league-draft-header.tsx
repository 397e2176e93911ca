import type { LeagueView, RoomView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { isBeforeStart } from '../../../features/drafts/draft-leagues/draft-time';
import { LeaveLeague } from '../../../features/leagues/leave/leave-league';
import { PageHeader } from '../../../shared/ui/page-header';
import { StatusChip } from '../../../shared/ui/status-chip';

/** Before the lobby there is nobody in the room to meet, and a canceled draft has none. */
const isOpen = (status: RoomView['status']): boolean =>
  status === 'lobby' || (status !== 'cancelled' && !isBeforeStart(status));

/** Which league and season, how far its draft is, and the way into the room. */
export const LeagueDraftHeader = ({
  league,
  room,
}: {
  readonly league: LeagueView | null;
  readonly room: RoomView | null;
}) => {
  const sport = (league?.sport ?? room?.sport ?? '').replaceAll('-', ' ');
  const running = room?.status === 'live' || room?.status === 'paused';
  return (
    <PageHeader
      title={league?.name ?? room?.leagueName ?? 'Draft'}
      eyebrow={
        <>
          <Link component={RouterLink} to="/draft-leagues">
            Draft Leagues
          </Link>
          {' / '}
          <span style={{ textTransform: 'capitalize' }}>{sport}</span>, {league?.season ?? room?.season}
        </>
      }
      status={
        <StatusChip
          state={room?.status ?? 'none'}
          detail={
            running && room
              ? `pick ${Math.min(room.picks.length + 1, room.board.length)} of ${room.board.length}`
              : undefined
          }
        />
      }
      actions={
        <>
          {league && <LeaveLeague league={league} />}
          {room && isOpen(room.status) && (
            <Button
              component={RouterLink}
              to={`/complex/leagues/${room.leagueId}/draft/room`}
              variant={running || room.status === 'lobby' ? 'contained' : 'outlined'}
              color={running ? 'accent' : room.status === 'lobby' ? 'primary' : 'inherit'}
            >
              Enter room
            </Button>
          )}
        </>
      }
    />
  );
};
