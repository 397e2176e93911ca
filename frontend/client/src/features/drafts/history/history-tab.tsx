import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { draftsApi } from '../api/drafts.api';

/** Everything that happened to the draft, the newest first. */
export const HistoryTab = ({ leagueId, zone }: { readonly leagueId: string; readonly zone?: string }) => {
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    draftsApi.useDraftHistoryInfiniteQuery(leagueId);
  if (isLoading) return <RowsSkeleton rows={8} height={56} />;
  if (!data)
    return <ErrorBlock what="The history could not be loaded" error={error} onRetry={() => void refetch()} />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing has happened yet">
        Every change, pick and pause is kept here, with who did it and why.
      </EmptyState>
    );
  return (
    <>
      <Box component="ol" aria-label="History" sx={{ p: 0, m: 0, mt: 2, listStyle: 'none', maxWidth: 880 }}>
        {rows.map(({ revision, at, actor, onBehalfOf, sentence, reason }) => (
          <TimelineRow
            key={revision}
            at={at}
            who={actor}
            onBehalfOf={onBehalfOf}
            what={sentence}
            why={reason}
            zone={zone}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </>
  );
};
