import AddRounded from '@mui/icons-material/AddRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import type { DraftPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { Fit } from '../model/player-list';

type CellsProps = {
  readonly player: DraftPlayerView;
  readonly fit: Fit;
  /** 'Hawks, pick 12' for somebody who is taken. */
  readonly takenWords: string | null;
  /** 1-based place in my queue. */
  readonly queuePlace: number | null;
  readonly unwanted: boolean;
  readonly canQueue: boolean;
  readonly onSelect: (playerId: string) => void;
  readonly onQueue: (playerId: string) => void;
};
type PlayerRowProps = CellsProps & {
  readonly id: string;
  readonly rowIndex: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly children?: ReactNode;
};

/** One player of the pool: fit, name, positions, rating, and the way into the queue. Its details open under it. */
export const PlayerRow = memo(function PlayerRow({
  id,
  rowIndex,
  active,
  selected,
  children,
  ...cells
}: PlayerRowProps) {
  return (
    <Box
      id={id}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selected}
      data-active={active}
      sx={{
        borderBottom: 1,
        borderColor: 'hairline',
        bgcolor: selected ? 'primary.light' : 'transparent',
        boxShadow: (theme) => (active ? `inset 3px 0 0 ${theme.vars?.palette.primary.main}` : 'none'),
        '&:hover': { bgcolor: selected ? 'primary.light' : 'sunken' },
      }}
    >
      <Cells {...cells} />
      {children}
    </Box>
  );
});

/** Apart from the row: with every pick all rows get another number, and their cells stay what they are. */
const Cells = memo(function Cells(props: CellsProps) {
  const { player, fit, takenWords, queuePlace, unwanted, canQueue } = props;
  const { playerId, name, positions, rating, tier, groupId } = player;
  const out = takenWords !== null || fit.kind === 'illegal';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: { xs: 56, lg: 46 },
        pl: 3,
        pr: 1,
        cursor: 'pointer',
      }}
    >
      <Box
        role="gridcell"
        onClick={() => props.onSelect(playerId)}
        sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', alignSelf: 'stretch', gap: 2 }}
      >
        <Box sx={{ flex: 1, minWidth: 0, color: out || unwanted ? 'text.secondary' : 'text.primary' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography noWrap sx={{ fontWeight: 600, textDecoration: takenWords ? 'line-through' : 'none' }}>
              {name}
            </Typography>
            <FitMark fit={fit} />
            {unwanted && <VisibilityOffRounded titleAccess="On my do-not-draft list" sx={{ fontSize: 15 }} />}
          </Box>
          <Typography
            variant="caption"
            noWrap
            component="div"
            sx={{ color: 'text.secondary', display: 'flex', gap: 2 }}
          >
            <span>{positions.join(' · ')}</span>
            {tier !== null && <span>Tier {tier}</span>}
            {groupId !== null && (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <LinkRounded sx={{ fontSize: 13 }} /> group
              </Box>
            )}
            {takenWords && <span>{takenWords}</span>}
          </Typography>
        </Box>
        {rating !== null && (
          <Typography
            variant="figure"
            aria-label={`Rating ${rating}`}
            sx={{ fontSize: '1.375rem', minWidth: 24, textAlign: 'right' }}
          >
            {rating}
          </Typography>
        )}
      </Box>
      <Box role="gridcell" sx={{ width: canQueue ? 40 : 8, display: 'flex', justifyContent: 'center' }}>
        {canQueue && takenWords === null && (
          <QueueButton name={name} place={queuePlace} onPress={() => props.onQueue(playerId)} />
        )}
      </Box>
    </Box>
  );
});

const FitMark = ({ fit }: { readonly fit: Fit }) => {
  if (fit.kind === 'illegal') {
    return (
      <BlockRounded titleAccess={`Not allowed: ${fit.message}`} sx={{ fontSize: 15, color: 'error.main' }} />
    );
  }
  if (fit.kind === 'warning') {
    return (
      <WarningAmberRounded
        titleAccess={`Careful: ${fit.message}`}
        sx={{ fontSize: 15, color: 'warning.main' }}
      />
    );
  }
  return null;
};

type QueueButtonProps = {
  readonly name: string;
  readonly place: number | null;
  readonly onPress: () => void;
};

const QueueButton = ({ name, place, onPress }: QueueButtonProps) => (
  <IconButton
    size="small"
    tabIndex={-1}
    aria-label={place === null ? `Add ${name} to queue` : `Take ${name} off the queue, number ${place}`}
    onClick={onPress}
    sx={{ color: place === null ? 'text.secondary' : 'primary.main', position: 'relative' }}
  >
    {place === null ? <AddRounded fontSize="small" /> : <CheckRounded fontSize="small" />}
    {place !== null && (
      <Box
        component="span"
        aria-hidden
        sx={{ position: 'absolute', right: 'calc(50% - 16px)', bottom: -1, fontSize: 11, fontWeight: 700 }}
      >
        {place}
      </Box>
    )}
  </IconButton>
);
