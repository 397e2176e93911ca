import type { DraftLeagueCard, PlayerHistoryView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { draftsApi } from '../../../features/drafts/api/drafts.api';
import { playersApi } from '../../../features/players/api/players.api';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';
import { TeamBar } from '../../../shared/ui/team-badge';

type Drafted = PlayerHistoryView['drafts'][number];
type Entry = {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly facts: readonly (string | null)[];
  /** Not known of a league that one has left. */
  readonly status: DraftLeagueCard['status'] | undefined;
  readonly drafted: readonly Drafted[];
};

/** The drafts that one had a part in, with the pick by which one came to a team. */
export const HistoryTab = () => {
  const leagues = draftsApi.useDraftLeaguesQuery(undefined, { refetchOnMountOrArgChange: true });
  const history = playersApi.usePlayerHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = (): void => {
    void leagues.refetch();
    void history.refetch();
  };
  const error = leagues.error ?? history.error;
  if ((!leagues.data || !history.data) && error)
    return <ErrorBlock what="Your history could not be loaded" error={error} onRetry={retry} />;
  if (!leagues.data || !history.data) return <RowsSkeleton rows={4} height={56} />;
  const entries = entriesOf(leagues.data.leagues, history.data.drafts);
  if (entries.length === 0)
    return (
      <EmptyState
        title="No history yet"
        action={
          <Button component={RouterLink} to="/draft-leagues" variant="contained">
            Open Draft Leagues
          </Button>
        }
      >
        The drafts that you take part in stay here, with your team and your part in them.
      </EmptyState>
    );
  return (
    <Box component="ul" aria-label="Drafts" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {entries.map((entry) => (
        <Row key={entry.leagueId} entry={entry} />
      ))}
    </Box>
  );
};

/** The leagues of now, then those that one was drafted in and has left since. */
const entriesOf = (leagues: readonly DraftLeagueCard[], drafts: readonly Drafted[]): readonly Entry[] => {
  const of = (leagueId: string) => drafts.filter((one) => one.leagueId === leagueId);
  const known = new Set(leagues.map(({ leagueId }) => leagueId));
  const left = new Map(
    drafts.filter(({ leagueId }) => !known.has(leagueId)).map((one) => [one.leagueId, one]),
  );
  return [
    ...leagues.map(({ leagueId, leagueName, season, picksFor, role, status }) => ({
      leagueId,
      leagueName,
      facts: [season, ...picksFor.map(({ teamName }) => teamName), role.replaceAll('_', ' ')],
      status,
      drafted: of(leagueId),
    })),
    ...[...left.values()].map(({ leagueId, leagueName, season }) => ({
      leagueId,
      leagueName,
      facts: [season],
      status: undefined,
      drafted: of(leagueId),
    })),
  ];
};

/** 'Round 3, pick 27 · Hawks'. */
const pickLine = ({ round, pickNo, teamName }: Drafted): string =>
  `${round === null || pickNo === null ? 'After the last pick' : `Round ${round}, pick ${pickNo}`} · ${teamName}`;

const Row = ({ entry }: { readonly entry: Entry }) => {
  const { leagueId, leagueName, facts, status, drafted } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Link
          component={RouterLink}
          to={`/complex/leagues/${leagueId}/draft`}
          sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {leagueName}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {drafted.map((one) => (
          <Box key={one.at} sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
            <TeamBar color={one.teamColor} />
            <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {pickLine(one)}
            </Typography>
          </Box>
        ))}
      </Box>
      {status !== undefined && <StatusChip state={status ?? 'none'} />}
    </Box>
  );
};
