import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { inOrder } from '../../../../shared/lib/in-order';
import { useObservable } from '../../../../shared/live/use-observable';
import { wordOf } from '../../../../shared/ui/status-chip';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { BoardCell } from '../board/board-cell';
import { PickClock } from '../bar/pick-clock';
import { useClockPhase } from '../bar/use-clock-phase';
import type { RoomLink } from '../live/room-links';
import { isSlow } from '../model/clock-phase';
import { connectionWords } from '../model/connection-words';
import { positionGroup } from '../model/position-groups';
import { cellNames, openPicks, pickLabel, playerName, teamOf, type RoomFacts } from '../model/room-facts';
import { slowWords } from '../model/slow-words';

const NEXT_SHOWN = 3;
/** From so many rounds on a cell has room for one line. */
const LINES_FROM = 9;

/** Board, clock and who is next, for a wall: as large as all rounds allow. */
export const ProjectorView = ({ facts, link }: { readonly facts: RoomFacts; readonly link: RoomLink }) => {
  const { room, pickByNo, playerById } = facts;
  const { order, board, turn, status, paused } = room;
  const cutOff = connectionWords(useObservable(link.sync));
  const { clock } = link.socket;
  const phase = useClockPhase(turn, clock);
  const columns = order.length;
  const rounds = Math.ceil(board.length / Math.max(columns, 1));
  const shown = Array.from({ length: rounds }, (_, index) => index + 1);
  const names = cellNames(facts.players);
  const next = openPicks(facts)
    .filter(({ pickNo }) => pickNo !== turn?.pickNo)
    .slice(0, NEXT_SHOWN)
    .map(({ teamId }) => teamOf(facts, teamId).name);
  const last = [...room.picks].sort((a, b) => inOrder(b.pickedAt, a.pickedAt) || b.pickNo - a.pickNo)[0];
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
            {cutOff && ` · ${cutOff.title}`}
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
          {next.length > 0 && (
            <Typography
              variant="figure"
              noWrap
              sx={{ display: 'block', fontSize: 'clamp(1.25rem, 2.2vw, 2.5rem)', color: 'text.secondary' }}
            >
              Next: {next.join(', ')}
            </Typography>
          )}
        </Box>
        {team && (
          <Box sx={{ display: { xs: 'none', sm: 'block' }, transform: 'scale(2.6)', mx: 12 }}>
            <TeamBadge name={team.name} color={team.color} hideName />
          </Box>
        )}
        <Box sx={{ textAlign: 'right' }}>
          <PickClock room={room} clock={clock} size="wall" />
          {turn && phase !== 'over' && !turn.auto && isSlow(turn) && (
            <Typography
              variant="figure"
              sx={{ display: 'block', fontSize: 'clamp(1.25rem, 2.2vw, 2.5rem)', color: 'text.secondary' }}
            >
              {slowWords(turn, clock.now(), room.settings.clock, false).join(' · ')}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        role="grid"
        aria-label="Draft board"
        className="wall-grid"
        data-dense={rounds >= LINES_FROM}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gridTemplateColumns: `3vw repeat(${columns}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${shown.length}, minmax(0, 1fr))`,
          filter: cutOff ? 'grayscale(1)' : 'none',
        }}
        style={{ '--rounds': rounds } as CSSProperties}
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
              sx={{
                ...wall,
                display: 'grid',
                placeContent: 'center',
                borderTop: 1,
                borderColor: 'hairline',
                minHeight: 0,
                lineHeight: 1,
              }}
            >
              {round}
            </Box>
            {order.map((teamId) => {
              const start = (round - 1) * columns;
              const pickNo = start + board.slice(start, start + columns).indexOf(teamId) + 1;
              const pick = pickByNo.get(pickNo);
              const player = pick && playerById.get(pick.playerId);
              const { name, color } = teamOf(facts, teamId);
              return (
                <BoardCell
                  key={teamId}
                  pickNo={pickNo}
                  teamName={name}
                  color={color}
                  pick={pick}
                  player={player}
                  name={pick && names.get(pick.playerId)}
                  group={player ? positionGroup(room.sport, player.positions[0]) : 0}
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
