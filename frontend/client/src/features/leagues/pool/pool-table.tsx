import type { PoolPlayerView } from '@fieldhouse/api-contract';
import { GroupsRounded } from '../../../shared/icons/groups-rounded';
import { StickyNote2Outlined } from '../../../shared/icons/sticky-note-2-outlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { TableVirtuoso, type TableComponents } from 'react-virtuoso';
import { count } from '../../../shared/lib/words';
import { NIGHT_WORDS } from '../../../shared/ui/fields/choice-inputs';
import { Positions } from '../../../shared/ui/person';
import { nameOf, type PoolSort } from './pool-filters';

type PoolTableProps = {
  readonly players: readonly PoolPlayerView[];
  readonly sort: PoolSort;
  readonly onSort: (sort: PoolSort) => void;
  readonly onOpen: (playerId: string) => void;
};

const COLUMNS = [
  { label: 'Player', up: 'name', down: 'name', wide: false },
  { label: 'Positions', up: 'position', down: 'position', wide: true },
  { label: 'Rating', up: 'rating', down: '-rating', wide: false },
  { label: 'Home town', up: null, down: null, wide: true },
  { label: 'Nights', up: null, down: null, wide: true },
  { label: 'Group, notes', up: null, down: null, wide: true },
] as const satisfies readonly {
  readonly label: string;
  readonly up: PoolSort | null;
  readonly down: PoolSort | null;
  readonly wide: boolean;
}[];

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

const components: TableComponents<PoolPlayerView> = {
  Table: (props) => (
    <Table {...props} size="small" sx={{ borderCollapse: 'separate' }} aria-label="Players" />
  ),
  TableHead,
  TableRow: ({ item, ...props }) => (
    <TableRow {...props} hover sx={{ opacity: item.status === 'withdrawn' ? 0.7 : 1 }} />
  ),
  TableBody,
};

/** The pool, some hundreds or thousands of rows, of which only those in sight are built. */
export const PoolTable = ({ players, sort, onSort, onOpen }: PoolTableProps) => (
  <Box
    sx={{
      border: 1,
      borderColor: 'hairline',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
      '& tbody tr:last-child td': { borderBottom: 0 },
      '& thead th:first-of-type': { borderTopLeftRadius: 12 },
      '& thead th:last-of-type': { borderTopRightRadius: 12 },
    }}
  >
    <TableVirtuoso
      useWindowScroll
      data={players}
      components={components}
      computeItemKey={(_, { playerId }) => playerId}
      increaseViewportBy={400}
      fixedHeaderContent={() => (
        <TableRow>
          {COLUMNS.map(({ label, up, down, wide: onlyWide }) => (
            <TableCell
              key={label}
              sx={{ bgcolor: 'background.paper', ...(onlyWide && wide) }}
              sortDirection={sort === up ? 'asc' : sort === down ? 'desc' : false}
            >
              {up && down ? (
                <TableSortLabel
                  active={sort === up || sort === down}
                  direction={sort === down && up !== down ? 'desc' : 'asc'}
                  onClick={() => onSort(sort === down ? up : down)}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          ))}
        </TableRow>
      )}
      itemContent={(_, player) => <Cells player={player} onOpen={onOpen} />}
    />
  </Box>
);

const Cells = ({
  player,
  onOpen,
}: {
  readonly player: PoolPlayerView;
  readonly onOpen: (playerId: string) => void;
}) => (
  <>
    <TableCell>
      <ButtonBase
        onClick={() => onOpen(player.playerId)}
        sx={{ display: 'block', textAlign: 'left', borderRadius: 0.5, width: '100%', py: { xs: 1, md: 0 } }}
      >
        <Typography noWrap sx={{ fontWeight: 550 }}>
          {nameOf(player)}
        </Typography>
        <Box sx={{ display: { xs: 'block', md: 'none' } }}>
          <Positions codes={player.positions} />
        </Box>
      </ButtonBase>
    </TableCell>
    <TableCell sx={wide}>
      <Positions codes={player.positions} />
    </TableCell>
    <TableCell>
      {player.rating === null ? (
        <Typography component="span" variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
          not rated
        </Typography>
      ) : (
        <Typography component="span" variant="figure" sx={{ fontSize: '1.125rem' }}>
          {player.rating}
        </Typography>
      )}
    </TableCell>
    <TableCell sx={{ ...wide, color: 'text.secondary' }}>{player.hometown}</TableCell>
    <TableCell sx={{ ...wide, color: 'text.secondary' }}>
      {player.nights.map((night) => NIGHT_WORDS[night]).join(' ')}
    </TableCell>
    <TableCell sx={{ ...wide, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {player.groupId !== null && <GroupsRounded fontSize="small" titleAccess="In a group" />}
      {player.notes.length > 0 && (
        <StickyNote2Outlined fontSize="small" titleAccess={count(player.notes.length, 'note')} />
      )}
    </TableCell>
  </>
);
