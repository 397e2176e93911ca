import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useObservable } from '../../../../shared/live/use-observable';
import { wordOf } from '../../../../shared/ui/status-chip';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { BoardCell } from '../board/board-cell';
import { PickClock } from '../bar/pick-clock';
import type { RoomLink } from '../live/room-links';
import { openPicks, pickLabel, playerName, roundOf, teamOf, type RoomFacts } from '../model/room-facts';

const ROUNDS_SHOWN = 6;
const ROUNDS_BEFORE = 4;

/** Board and clock for a wall: the rounds around the pick on the clock, large enough for 8 m. */
export const ProjectorView = ({ facts, link }: { readonly facts: RoomFacts; readonly link: RoomLink }) => {
  const { room, pickByNo, playerById } = facts;
  const { order, board, turn, status, paused } = room;
  const stale = useObservable(link.sync) !== 'live';
  const columns = order.length;
  const rounds = Math.ceil(board.length / Math.max(columns, 1));
  const current = turn?.round ?? roundOf(room, openPicks(facts)[0]?.pickNo ?? board.length);
  const first = Math.max(1, Math.min(current - ROUNDS_BEFORE + 1, rounds - ROUNDS_SHOWN + 1));
  const shown = Array.from({ length: Math.min(ROUNDS_SHOWN, rounds) }, (_, index) => first + index);
  const last = [...room.picks].sort((a, b) => b.pickedAt.localeCompare(a.pickedAt) || b.pickNo - a.pickNo)[0];
  const team = turn && teamOf(facts, turn.teamId);
  return (
    <Box
      component="main"
      sx={{
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
          gap: { xs: 2, sm: 6 },
          px: { xs: 4, sm: 8 },
          py: 3,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'hairline',
        }}
      >
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography
            variant="figure"
            sx={{ display: 'block', fontSize: 'clamp(1.25rem, 2.2vw, 2.5rem)', color: 'text.secondary' }}
          >
            {turn ? pickLabel(turn) : room.leagueName}
            {stale && ' · reconnecting…'}
          </Typography>
          <Typography
            component="h1"
            variant="figure"
            noWrap
            sx={{
              fontSize: 'clamp(2rem, 6vw, 7rem)',
              fontWeight: 700,
              textTransform: 'uppercase',
              lineHeight: 1,
            }}
          >
            {team ? team.name : wordOf(status)}
          </Typography>
          <Typography
            variant="figure"
            noWrap
            sx={{ display: 'block', fontSize: 'clamp(1.25rem, 2.2vw, 2.5rem)', color: 'text.secondary' }}
          >
            {paused
              ? paused.reason
              : last
                ? `Last: ${playerName(facts, last.playerId)} to ${teamOf(facts, last.teamId).name}`
                : ' '}
          </Typography>
        </Box>
        {team && (
          <Box sx={{ display: { xs: 'none', sm: 'block' }, transform: 'scale(2.6)', mx: 12 }}>
            <TeamBadge name={team.name} color={team.color} hideName />
          </Box>
        )}
        <PickClock room={room} clock={link.socket.clock} size="wall" />
      </Box>
      <Box
        role="grid"
        aria-label="Draft board"
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gridTemplateColumns: `3vw repeat(${columns}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${shown.length}, minmax(0, 1fr))`,
          filter: stale ? 'grayscale(1)' : 'none',
        }}
      >
        <Box role="row" sx={{ display: 'contents' }}>
          <Box
            role="columnheader"
            aria-label="Round"
            sx={{ ...wall, display: 'grid', placeContent: 'center', color: 'text.secondary' }}
          >
            R
          </Box>
          {order.map((teamId) => {
            const { name, color } = teamOf(facts, teamId);
            return (
              <Box
                key={teamId}
                role="columnheader"
                sx={{
                  ...wall,
                  borderTop: '8px solid',
                  px: 2,
                  py: 1,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
                style={{ borderTopColor: color }}
              >
                {name}
              </Box>
            );
          })}
        </Box>
        {shown.map((round) => (
          <Box key={round} role="row" sx={{ display: 'contents' }}>
            <Box
              role="rowheader"
              sx={{ ...wall, display: 'grid', placeContent: 'center', borderTop: 1, borderColor: 'hairline' }}
            >
              {round}
            </Box>
            {order.map((teamId) => {
              const start = (round - 1) * columns;
              const pickNo = start + board.slice(start, start + columns).indexOf(teamId) + 1;
              const pick = pickByNo.get(pickNo);
              const { name, color } = teamOf(facts, teamId);
              return (
                <BoardCell
                  key={teamId}
                  pickNo={pickNo}
                  teamName={name}
                  color={color}
                  pick={pick}
                  player={pick && playerById.get(pick.playerId)}
                  onClock={turn?.pickNo === pickNo}
                  mine={false}
                  pending={false}
                  focusable={false}
                  large
                />
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const wall = {
  typography: 'figure',
  fontWeight: 700,
  fontSize: 'clamp(1rem, 1.7vw, 2rem)',
} as const;
