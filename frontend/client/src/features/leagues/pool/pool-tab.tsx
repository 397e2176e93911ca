import type { LeagueView, PoolPlayerView } from '@fieldhouse/api-contract';
import { PersonAddAltRounded } from '../../../shared/icons/person-add-alt-rounded';
import { UploadFileRounded } from '../../../shared/icons/upload-file-rounded';
import { WarningRounded } from '../../../shared/icons/warning-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useTyped } from '../../../shared/lib/use-typed';
import { count } from '../../../shared/lib/words';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatTile } from '../../../shared/ui/stat-tile';
import { poolApi } from '../api/pool.api';
import { ImportDialog } from '../import/import-dialog';
import { ImportProgress } from '../import/import-progress';
import { PlayerDrawer } from './player-drawer';
import { PoolFilterBar } from './pool-filter-bar';
import { filtersOf } from './pool-filters';
import { PoolList } from './pool-list';
import { RatingHistogram } from './rating-histogram';
import { useRatings } from './use-ratings';

const FILTERS = ['q', 'position', 'gender', 'night', 'rating'];
const NOBODY: readonly PoolPlayerView[] = [];
type Changes = Readonly<Record<string, string | null>>;
type PoolTabProps = {
  readonly league: LeagueView;
  readonly positions: readonly { readonly code: string; readonly name: string }[];
};

/** The players of a league: find, rate, add, withdraw, group, import. */
export const PoolTab = ({ league, positions }: PoolTabProps) => {
  const { leagueId } = league;
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const { data, error, isLoading, refetch } = poolApi.usePoolQuery(leagueId, {
    refetchOnMountOrArgChange: true,
  });
  const ratings = useRatings(leagueId, data?.players ?? NOBODY);
  const change = (changes: Changes, how: NavigateOptions = { replace: true }): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    }, how);
  const [search, setSearch] = useTyped(params.get('q') ?? '', (q) => change({ q }));
  const chosen = useMemo(() => ({ ...filtersOf(params), search }), [params, search]);
  const filters = useDeferredValue(chosen);
  // What is opened is a step of its own, so that Back closes it; closing it takes the step back.
  const open = (changes: Changes): void => change(changes, { state: { opened: true } });
  const close = (name: string): void => {
    const opened = (state as { readonly opened?: boolean } | null)?.opened === true;
    if (opened) void navigate(-1);
    else change({ [name]: null });
  };
  if (isLoading) return <RowsSkeleton rows={12} />;
  if (!data)
    return (
      <ErrorBlock
        what="The pool could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        whoGrants="The league's owner"
      />
    );

  const registered = ratings.players.filter(({ status }) => status === 'registered');
  const unrated = registered.filter(({ rating }) => rating === null).length;
  const cells = league.teams.length * league.rosterSize;
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
      <Button
        variant={data.players.length === 0 ? 'contained' : 'outlined'}
        color={data.players.length === 0 ? 'primary' : 'inherit'}
        startIcon={<UploadFileRounded />}
        onClick={() => open({ import: '1' })}
      >
        Import CSV
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PersonAddAltRounded />}
        onClick={() => open({ player: 'new' })}
      >
        Add player
      </Button>
    </Box>
  );
  return (
    <>
      {data.lastImport && <ImportProgress view={data.lastImport} />}
      {data.players.length === 0 ? (
        <EmptyState title="The pool is empty" action={actions}>
          Import the list of your registrations, a CSV file with a header row, or add players by hand. Nothing
          is changed before you have seen what the import would do.
        </EmptyState>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 6, mb: 5 }}>
            <StatTile
              label="In the pool"
              value={registered.length}
              hint={cells > 0 ? `${cells} places on ${count(league.teams.length, 'team')}` : undefined}
            />
            <RatingHistogram
              players={registered}
              chosen={filters.rating}
              onChoose={(rating) => change({ rating })}
            />
            <Box sx={{ ml: 'auto' }}>{actions}</Box>
          </Box>
          {unrated > 0 && filters.rating !== 'none' && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 2,
                px: 3,
                py: 1,
                mb: 3,
                borderRadius: 1,
                bgcolor: 'warning.light',
              }}
            >
              <WarningRounded fontSize="small" sx={{ color: 'warning.main' }} />
              <Typography sx={{ flex: 1, minWidth: 200 }}>
                {count(unrated, 'player')} without a rating. In the draft they take the rating of the player
                picked just before them.
              </Typography>
              <Button size="small" color="warning" onClick={() => change({ rating: 'none' })}>
                Show them
              </Button>
            </Box>
          )}
          <PoolFilterBar
            filters={chosen}
            onSearch={setSearch}
            positions={positions.map(({ code }) => code)}
            onChange={(name, value) => change({ [name]: value })}
            onClear={() => {
              setSearch('');
              change(Object.fromEntries(FILTERS.map((name) => [name, null])));
            }}
          />
          <PoolList
            leagueId={leagueId}
            ratings={ratings}
            filters={filters}
            onSort={(sort) => change({ sort })}
            onOpen={(player) => open({ player })}
          />
        </>
      )}
      <PlayerDrawer
        leagueId={leagueId}
        players={ratings.players}
        revision={data.revision}
        positions={positions}
        playerId={params.get('player')}
        onClose={() => close('player')}
      />
      <ImportDialog leagueId={leagueId} open={params.has('import')} onClose={() => close('import')} />
    </>
  );
};
