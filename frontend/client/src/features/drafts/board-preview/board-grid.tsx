import type { RoomView } from '@fieldhouse/api-contract';
import { ArrowBackRounded } from '../../../shared/icons/arrow-back-rounded';
import { ArrowForwardRounded } from '../../../shared/icons/arrow-forward-rounded';
import { LockRounded } from '../../../shared/icons/lock-rounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NO_TEAM_COLOR, onColor } from '../../../shared/lib/colors';
import type { BoardCell } from './board-model';

type BoardGridProps = {
  readonly room: Pick<RoomView, 'order' | 'teams'>;
  readonly rows: readonly (readonly BoardCell[])[];
  /** What stands in a cell: a name, or what is foreseen for it. */
  readonly textOf: (cell: BoardCell) => string | null;
};

/** Teams across, rounds down; scrolls sideways under its sticky heads. */
export const BoardGrid = ({ room, rows, textOf }: BoardGridProps) => {
  const teams = (rows[0] ?? []).map(({ teamId }) => room.teams.find((team) => team.teamId === teamId));
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Draft board"
      sx={{
        overflow: 'auto',
        maxHeight: '75dvh',
        border: 1,
        borderColor: 'hairline',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'separate',
          borderSpacing: 0,
          minWidth: '100%',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...headCell, left: 0, zIndex: 3, width: 56 }}>
              Round
            </Box>
            {teams.map((team, index) => (
              <Box
                component="th"
                scope="col"
                key={team?.teamId ?? index}
                sx={{ ...headCell, minWidth: 112, p: 0 }}
                style={{ backgroundColor: team?.color, color: onColor(team?.color ?? NO_TEAM_COLOR) }}
              >
                <Box
                  sx={{
                    px: 2,
                    py: 2,
                    fontWeight: 650,
                    fontSize: '0.8125rem',
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                    maxWidth: 160,
                  }}
                >
                  {team?.name ?? '?'}
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              <Box component="th" scope="row" sx={{ ...sideCell }}>
                <Box
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1,
                    typography: 'figure',
                    fontSize: '1.125rem',
                  }}
                >
                  {row + 1}
                  {isReversed(cells) ? (
                    <ArrowBackRounded sx={{ fontSize: 14 }} titleAccess="right to left" />
                  ) : (
                    <ArrowForwardRounded sx={{ fontSize: 14 }} titleAccess="left to right" />
                  )}
                </Box>
              </Box>
              {cells.map((cell) => (
                <Box
                  component="td"
                  key={cell.pickNo}
                  sx={{
                    borderTop: 1,
                    borderLeft: 1,
                    borderColor: 'hairline',
                    px: 2,
                    py: 1,
                    height: 44,
                    verticalAlign: 'top',
                    bgcolor: cell.placed ? 'primary.light' : undefined,
                  }}
                >
                  <Typography
                    variant="caption"
                    sx={{ color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 1 }}
                  >
                    {cell.pickNo}
                    {cell.placed && <LockRounded sx={{ fontSize: 12 }} titleAccess="taken by the captain" />}
                  </Typography>
                  <Typography variant="body2" noWrap sx={{ maxWidth: 140, fontWeight: 550 }}>
                    {textOf(cell)}
                  </Typography>
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

const headCell = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  textAlign: 'left',
  bgcolor: 'background.paper',
  typography: 'caption',
  px: 2,
  color: 'text.secondary',
} as const;
const sideCell = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  textAlign: 'left',
  px: 2,
  bgcolor: 'sunken',
  borderTop: 1,
  borderColor: 'hairline',
  color: 'text.secondary',
} as const;

const isReversed = (cells: readonly BoardCell[]): boolean =>
  (cells[0]?.pickNo ?? 0) > (cells.at(-1)?.pickNo ?? 0);
