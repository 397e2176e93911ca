import { QueryView } from '../../../shared/ui/query-view';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';
import { DELETED_PLAYER } from '../../../shared/lib/words';
import { broadcastsApi } from '../api/broadcasts.api';
import { readWords, RECEIPT_STATES, waysOf } from './message-words';

type ReceiptsProps = { readonly leagueId: string; readonly broadcastId: string };

/** Who has got a message, and how: those first who have not read it. */
export const Receipts = (message: ReceiptsProps) => {
  const query = broadcastsApi.useReceiptsQuery(message, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} what="The list of recipients could not be loaded" skeleton={<RowsSkeleton />}>
      {(view) => (
        <>
          <div className="league-message-foot">
            <p role="status" className="muted">
              {readWords(view)}
            </p>
            <Button
              size="small"
              variant="text"
              busy={query.isFetching}
              aria-label="Refresh who has got it"
              onClick={() => void query.refetch()}
            >
              Refresh
            </Button>
          </div>
          <Rows label="Who has got it">
            {view.receipts.map((one) => (
              <Row key={one.accountId} title={one.name ?? DELETED_PLAYER} note={waysOf(one)}>
                <StatusChip state={RECEIPT_STATES[one.state]} />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </QueryView>
  );
};
