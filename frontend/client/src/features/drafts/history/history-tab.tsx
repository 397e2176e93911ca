import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { draftsApi, type HistoryAsked } from '../api/drafts.api';
import { HistoryExport } from './history-export';
import { HistoryFilters, kindOf } from './history-filters';

type HistoryTabProps = { readonly leagueId: string; readonly zone?: string };

/** Everything that happened to the draft, the newest first; what is looked for stands in the address. */
export const HistoryTab = ({ leagueId, zone }: HistoryTabProps) => {
  const [askedKind, setKind] = useQueryParam('kind');
  const [text, setText] = useQueryParam('text');
  const kind = kindOf(askedKind);
  const sought = useDeferredValue((text ?? '').trim());
  const asked = { leagueId, ...(kind && { kind }), ...(sought !== '' && { text: sought }) };
  return (
    <>
      <HistoryFilters kind={kind} text={text ?? ''} onKind={setKind} onText={setText}>
        <HistoryExport {...asked} />
      </HistoryFilters>
      <HistoryRows asked={asked} zone={zone} />
    </>
  );
};

const HistoryRows = ({ asked, zone }: { readonly asked: HistoryAsked; readonly zone?: string }) => {
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    draftsApi.useDraftHistoryInfiniteQuery(asked);
  if (!currentData && isFetching) return <RowsSkeleton rows={8} height={56} />;
  if (!currentData)
    return <ErrorBlock what="The history could not be loaded" error={error} onRetry={() => void refetch()} />;
  const rows = currentData.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return asked.kind !== undefined || asked.text !== undefined ? (
      <EmptyState title="Nothing fits">Look for something else, or show all kinds.</EmptyState>
    ) : (
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
            who={sentence.startsWith(actor) ? undefined : actor}
            onBehalfOf={onBehalfOf}
            what={sentence}
            why={reason}
            cause={
              <Link to={`?tab=replay&at=${revision}`} className="link">
                The draft then
              </Link>
            }
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
