import type { TeamHistoryEntry, TeamUndo, TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCommand } from '../../../shared/api/use-command';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { Button as PlainButton } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Segments } from '../../../shared/ui/segments';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { HISTORY_KINDS, kindOf, sentenceFor } from './history-words';

/** Everything that happened to the team, the newest first; what is looked for stands in the address. */
export const HistoryTab = ({ team: { teamId, zone, revision } }: { readonly team: TeamView }) => {
  const [kind, setKind] = useQueryParam('kind');
  const query = teamsApi.useTeamHistoryInfiniteQuery(teamId);
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (!currentData && isFetching) return <RowsSkeleton rows={6} height={56} />;
  if (!currentData)
    return <ErrorBlock what="The history could not be loaded" error={error} onRetry={() => void refetch()} />;
  const asked = HISTORY_KINDS.find(({ name }) => name === kind)?.name ?? null;
  const entries = currentData.pages
    .flatMap((page) => page.entries)
    .filter(({ type }) => asked === null || kindOf(type) === asked);
  return (
    <>
      <div className="team-kinds">
        <Segments
          label="What to show"
          options={[{ name: 'all', word: 'All' }, ...HISTORY_KINDS]}
          chosen={asked ?? 'all'}
          onChoose={(next) => setKind(next === 'all' ? null : next)}
        />
      </div>
      {entries.length === 0 && (
        <EmptyState title="Nothing fits">
          {hasNextPage
            ? 'Nothing of this kind so far. There is more to load.'
            : 'Nothing of this kind has happened yet.'}
        </EmptyState>
      )}
      <Box component="ol" aria-label="History" sx={{ p: 0, m: 0, listStyle: 'none', maxWidth: 880 }}>
        {entries.map((entry) => (
          <Entry key={entry.revision} teamId={teamId} zone={zone} entry={entry} ifRevision={revision} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
};

type EntryProps = {
  readonly teamId: string;
  readonly zone: string;
  readonly entry: TeamHistoryEntry;
  /** Of the team as it is shown. */
  readonly ifRevision: number;
};

const Entry = ({ teamId, zone, entry, ifRevision }: EntryProps) => {
  const sentence = sentenceFor(entry);
  // 'Kim Young joined as player' says it; 'Kim Young: number from 3 to 7' does not.
  const isActor = entry.member === entry.by && sentence.startsWith(`${entry.by} `);
  return (
    <TimelineRow
      at={entry.at}
      who={isActor ? undefined : (entry.by ?? 'Fieldhouse')}
      what={sentence}
      why={entry.reason}
      action={entry.undo && <Undo teamId={teamId} undo={entry.undo} of={sentence} ifRevision={ifRevision} />}
      zone={zone}
    />
  );
};

type UndoProps = Pick<EntryProps, 'teamId' | 'ifRevision'> & {
  readonly undo: TeamUndo;
  readonly of: string;
};

const Undo = ({ teamId, undo, of, ifRevision }: UndoProps) => {
  const [restoreTrigger] = teamsApi.useRestoreMemberMutation();
  const [roleTrigger] = teamsApi.useChangeMemberRoleMutation();
  const restore = useCommand(restoreTrigger);
  const giveRole = useCommand(roleTrigger);
  const toast = useToast();
  const { memberId } = undo;
  const again = async (): Promise<void> => {
    const outcome = await (undo.kind === 'restore'
      ? restore.run({ teamId, memberId })
      : // Somebody may have given another role since.
        giveRole.run({ teamId, memberId, role: undo.role, ifRevision }));
    if (outcome.ok) toast.show('Undone', of);
    else toast.failed('Not undone', outcome.failure);
  };
  return (
    <PlainButton
      size="small"
      variant="text"
      busy={restore.busy || giveRole.busy}
      aria-label={`Undo: ${of}`}
      onClick={() => void again()}
    >
      Undo
    </PlainButton>
  );
};
