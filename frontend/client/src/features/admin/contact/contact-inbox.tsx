import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { AdminError } from '../admin-error';
import { adminContactApi, type ContactState } from '../api/admin-contact.api';
import { TicketItem } from './ticket-item';

/** What came in through the contact form, newest first. */
export const ContactInbox = () => {
  const [param, setParam] = useQueryParam('state');
  const state: ContactState = param === 'closed' ? 'closed' : 'open';
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    adminContactApi.useContactInboxInfiniteQuery(state, {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    });
  const tickets = data?.pages.flatMap((page) => page.tickets) ?? [];
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show messages"
        value={state}
        onChange={(_, next: ContactState | null) => next && setParam(next)}
        sx={{ mb: 4 }}
      >
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="closed">Closed</ToggleButton>
      </ToggleButtonGroup>
      {!data && error && (
        <AdminError what="The messages could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={6} height={72} />}
      {data && tickets.length === 0 && (
        <EmptyState title="Nothing to review">
          {state === 'open'
            ? 'Messages from the contact form arrive here.'
            : 'Messages that were closed with a note stay here.'}
        </EmptyState>
      )}
      <Box component="ul" aria-label="Messages" aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tickets.map((ticket) => (
          <TicketItem key={ticket.ticketId} ticket={ticket} onChanged={() => void refetch()} />
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 4 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
};
