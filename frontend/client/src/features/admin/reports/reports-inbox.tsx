import { count } from '../../../shared/lib/words';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Rows } from '../../../shared/ui/rows';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { AdminError } from '../admin-error';
import { adminReportsApi } from '../api/admin-reports.api';
import { ReportedMessage } from './reported-message';

/** Messages that somebody has reported and nobody has judged, whatever chat they are in: what has waited longest first. */
export const ReportsInbox = () => {
  const { data, error, isFetching, refetch } = adminReportsApi.useSiteReportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const kept = useKeptFocus<HTMLDivElement>();
  if (!data && error)
    return <AdminError what="The reports could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} height={96} />;
  const { reports, waiting } = data;
  return (
    <div {...kept} role="group" aria-label="Reports" aria-busy={isFetching}>
      {reports.length === 0 && (
        <EmptyState title="Nothing to judge">
          When somebody reports a message, it waits here until you or the people who run that chat keep or
          remove it.
        </EmptyState>
      )}
      {waiting > reports.length && (
        <p className="muted">
          {count(waiting, 'message')} wait. These {reports.length} have waited longest.
        </p>
      )}
      {reports.length > 0 && (
        <Rows label="Reported messages">
          {reports.map((report) => (
            <ReportedMessage key={`${report.chatId} ${report.messageId}`} report={report} />
          ))}
        </Rows>
      )}
    </div>
  );
};
