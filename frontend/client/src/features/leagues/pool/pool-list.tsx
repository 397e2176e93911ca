import type { PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { count } from '../../../shared/lib/words';
import { EmptyState } from '../../../shared/ui/empty-state';
import { BulkBar } from './bulk-bar';
import { namesakes } from './player-words';
import { filtered, type PoolFilters, type PoolSort } from './pool-filters';
import { PoolTable } from './pool-table';
import type { Rating } from './unsent-ratings';
import type { Ratings } from './use-ratings';

type PoolListProps = {
  readonly leagueId: string;
  readonly ratings: Ratings;
  readonly filters: PoolFilters;
  readonly onSort: (sort: PoolSort) => void;
  readonly onOpen: (playerId: string) => void;
};

/** The players that fit the filters, to rate one after the other or several at once. */
export const PoolList = ({ leagueId, ratings, filters, onSort, onOpen }: PoolListProps) => {
  const { players, unsent, waiting, rate } = ratings;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const { placed, hold } = usePlaces(players, filters);
  const shown = useMemo(() => {
    const now = new Map(players.map((player) => [player.playerId, player]));
    return filtered(placed, filters).map((player) => now.get(player.playerId) ?? player);
  }, [players, placed, filters]);
  const apart = useMemo(() => namesakes(players), [players]);
  const chosen = useMemo(() => shown.filter(({ playerId }) => chosenIds.has(playerId)), [shown, chosenIds]);
  const all = players.filter(({ status }) => status === filters.status).length;
  const give = (given: readonly Rating[]): void => {
    hold(given.map(({ playerId }) => playerId));
    rate(given);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mb: 2 }}>
        <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
          {shown.length === all
            ? `All ${count(all, 'player')}`
            : `${count(shown.length, 'player')} of ${all}`}
        </Typography>
        <Typography
          role="status"
          variant="caption"
          sx={{ color: waiting ? 'warning.main' : 'text.secondary', fontWeight: waiting ? 600 : undefined }}
        >
          {unsent > 0 &&
            (waiting
              ? `${count(unsent, 'rating')} not saved yet. Sent again as soon as there is a connection.`
              : 'Saving…')}
        </Typography>
      </Box>
      <Box sx={{ position: 'sticky', top: 56, zIndex: 3, mb: 2 }}>
        <BulkBar
          leagueId={leagueId}
          players={players}
          chosen={chosen}
          onRate={give}
          onClear={() => setChosenIds(new Set())}
        />
      </Box>
      {shown.length > 0 ? (
        <PoolTable
          players={shown}
          apart={apart}
          sort={filters.sort}
          onSort={onSort}
          onOpen={onOpen}
          onRate={(one) => give([one])}
          chosen={filters.status === 'registered' ? new Set(chosen.map(({ playerId }) => playerId)) : null}
          onChoose={(playerIds) => setChosenIds(new Set(playerIds))}
        />
      ) : (
        <EmptyState title="Nobody fits">No player fits this search and these filters.</EmptyState>
      )}
    </>
  );
};

/**
 * The players with the ratings by which they are sorted and filtered: whoever is rated here stays where they are until
 * other players are asked for, or the next one would be somewhere else.
 */
const usePlaces = (players: readonly PoolPlayerView[], filters: PoolFilters) => {
  const asked = JSON.stringify(filters);
  const [held, setHeld] = useState<{
    readonly asked: string;
    readonly ratings: ReadonlyMap<string, number | null>;
  }>({ asked, ratings: new Map() });
  const ratings = held.asked === asked ? held.ratings : null;
  const placed = useMemo(
    () =>
      players.map((player) => {
        const rating = ratings?.get(player.playerId);
        return rating === undefined ? player : { ...player, rating };
      }),
    [players, ratings],
  );
  const hold = (playerIds: readonly string[]): void => {
    const now = new Map(placed.map(({ playerId, rating }) => [playerId, rating]));
    const kept = playerIds.map((playerId) => [playerId, now.get(playerId) ?? null] as const);
    setHeld({ asked, ratings: new Map([...(ratings ?? []), ...kept]) });
  };
  return { placed, hold };
};
