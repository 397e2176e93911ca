import type { PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useRef } from 'react';
import { TableVirtuoso, type TableComponents, type TableVirtuosoHandle } from 'react-virtuoso';
import type { PoolSort } from './pool-filters';
import { PoolRow, ratingId, wide } from './pool-row';
import type { Rating } from './unsent-ratings';

type PoolTableProps = {
  readonly players: readonly PoolPlayerView[];
  /** What tells players of one name apart, by player. */
  readonly apart: ReadonlyMap<string, string>;
  readonly sort: PoolSort;
  readonly onSort: (sort: PoolSort) => void;
  readonly onOpen: (playerId: string) => void;
  readonly onRate: (rating: Rating) => void;
  /** The players that are chosen; null: none can be. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (playerIds: readonly string[]) => void;
};

const COLUMNS = [
  { label: 'Player', up: 'name', down: 'name', wide: false },
  { label: 'Positions', up: 'position', down: 'position', wide: true },
  { label: 'Rating', up: 'rating', down: '-rating', wide: false },
  { label: 'Gender', up: null, down: null, wide: true },
  { label: 'Born', up: null, down: null, wide: true },
  { label: 'Home town', up: null, down: null, wide: true },
  { label: 'Nights', up: null, down: null, wide: true },
  { label: 'Group, notes', up: null, down: null, wide: true },
] as const satisfies readonly {
  readonly label: string;
  readonly up: PoolSort | null;
  readonly down: PoolSort | null;
  readonly wide: boolean;
}[];

type Context = { readonly onOpen: (playerId: string) => void };
const components: TableComponents<PoolPlayerView, Context> = {
  Table: ({ context: _, ...props }) => (
    <Table {...props} size="small" sx={{ borderCollapse: 'separate' }} aria-label="Players" />
  ),
  TableHead: ({ context: _, ...props }) => <TableHead {...props} />,
  TableRow: ({ item, context, ...props }) => (
    <TableRow
      {...props}
      hover
      onClick={({ target }) => {
        const own = target instanceof Element && target.closest('button, [data-own-press]');
        if (!own) context.onOpen(item.playerId);
      }}
      sx={{ cursor: 'pointer', opacity: item.status === 'withdrawn' ? 0.7 : 1 }}
    />
  ),
  TableBody: ({ context: _, ...props }) => <TableBody {...props} />,
};

/** The pool, some hundreds or thousands of rows, of which only those in sight are built. */
export const PoolTable = ({
  players,
  apart,
  sort,
  onSort,
  onOpen,
  onRate,
  chosen,
  onChoose,
}: PoolTableProps) => {
  const list = useRef<TableVirtuosoHandle>(null);
  const moveTo = (index: number): void => {
    const player = players[index];
    if (!player) return;
    const focus = (): void => document.getElementById(ratingId(player.playerId))?.focus();
    if (document.getElementById(ratingId(player.playerId))) focus();
    else list.current?.scrollIntoView({ index, done: focus });
  };
  const all = chosen !== null && players.every(({ playerId }) => chosen.has(playerId));
  const choose = (playerId: string): void => {
    if (chosen?.has(playerId)) onChoose([...chosen].filter((id) => id !== playerId));
    else onChoose([...(chosen ?? []), playerId]);
  };
  return (
    <Box
      sx={{
        containerType: 'inline-size',
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
        ref={list}
        useWindowScroll
        data={players}
        context={{ onOpen }}
        components={components}
        computeItemKey={(_, { playerId }) => playerId}
        increaseViewportBy={400}
        fixedHeaderContent={() => (
          <TableRow>
            {chosen !== null && (
              <TableCell padding="checkbox" sx={{ bgcolor: 'background.paper', ...wide }}>
                <Checkbox
                  size="small"
                  checked={all}
                  indeterminate={!all && chosen.size > 0}
                  onChange={() => onChoose(all ? [] : players.map(({ playerId }) => playerId))}
                  slotProps={{ input: { 'aria-label': 'Choose all players shown' } }}
                />
              </TableCell>
            )}
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
        itemContent={(index, player) => (
          <PoolRow
            player={player}
            apart={apart.get(player.playerId)}
            chosen={chosen && chosen.has(player.playerId)}
            onChoose={choose}
            onOpen={onOpen}
            onRate={(rating) => onRate({ playerId: player.playerId, rating })}
            onMove={(step) => moveTo(index + step)}
          />
        )}
      />
    </Box>
  );
};
