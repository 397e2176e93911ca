import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ComponentProps } from 'react';
import type { BetaDecision } from '@fieldhouse/api-contract';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { count } from '../../../shared/lib/words';
import { EmptyState } from '../../../shared/ui/empty-state';
import { apart } from '../../../shared/form/fields/choice-inputs';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatTile } from '../../../shared/ui/stat-tile';
import { wordOf } from '../../../shared/ui/status-chip';
import { useToast } from '../../../shared/ui/toasts';
import { AdminError } from '../admin-error';
import { adminBetaApi, type BetaInboxFilter } from '../api/admin-beta.api';
import { ApplicationItem } from './application-item';
import { DecisionBar } from './decision-bar';
import { useDecisions, type Refused } from './use-decisions';

const FILTERS = ['submitted', 'in_review', 'waitlisted', 'approved', 'rejected', 'withdrawn', 'all'] as const;
const DONE: Readonly<Record<BetaDecision, string>> = {
  review: 'taken into review',
  approved: 'approved',
  waitlisted: 'put on the waitlist',
  rejected: 'declined',
};

/** The applications for the open beta, whoever has waited longest first. */
export const BetaInbox = () => {
  const [state, setState] = useQueryParam('state');
  const filter: BetaInboxFilter = FILTERS.find((one) => one === state) ?? 'submitted';
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    adminBetaApi.useBetaInboxInfiniteQuery(filter, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { decide, busy } = useDecisions();
  const toast = useToast();
  const shown = data?.pages.flatMap(({ applications }) => applications) ?? [];
  const chosen = shown.filter(({ applicationId }) => chosenIds.has(applicationId));
  const spots = data?.pages[0]?.spots;
  const choose = (ids: readonly string[], on: boolean): void =>
    setChosenIds((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (on) next.add(id);
        else next.delete(id);
      return next;
    });
  const onDecide: ComponentProps<typeof DecisionBar>['onDecide'] = async (decision, reason, applications) => {
    const left = await decide(applications, decision, reason);
    const reached = applications.length - left.length;
    setRefused(left);
    setChosenIds(new Set());
    if (reached > 0) toast.show(`${count(reached, 'application')} ${DONE[decision]}`);
    void refetch();
  };
  const filterBy = (next: BetaInboxFilter | null): void => {
    if (next === null) return;
    setChosenIds(new Set());
    setRefused([]);
    setState(next);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 5, mb: 4 }}>
        {spots && (
          <StatTile
            label="Spots taken"
            value={`${spots.taken} / ${spots.limit}`}
            hint={`${Math.max(0, spots.limit - spots.taken)} left`}
          />
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Show applications"
          value={filter}
          onChange={(_, next: BetaInboxFilter | null) => filterBy(next)}
          sx={apart}
        >
          {FILTERS.map((one) => (
            <ToggleButton key={one} value={one}>
              {one === 'all' ? 'All' : wordOf(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }} onClose={() => setRefused([])}>
          {refused.map(({ applicationId, complexName, because }) => (
            <div key={applicationId}>
              <strong>{complexName}</strong>: {because}
            </div>
          ))}
        </Alert>
      )}
      {!data && error && (
        <AdminError
          what="The applications could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={6} height={88} />}
      {data && shown.length === 0 && (
        <EmptyState title="Nothing to review">
          {filter === 'submitted'
            ? 'Applications of complex owners arrive here as soon as they are submitted.'
            : 'No application is in this state.'}
        </EmptyState>
      )}
      {spots && shown.length > 0 && (
        <>
          <DecisionBar chosen={chosen} spots={spots} busy={busy} onDecide={onDecide} />
          <Box
            component="ul"
            aria-label="Applications"
            aria-busy={isFetching}
            sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}
          >
            {shown.map((application) => (
              <ApplicationItem
                key={application.applicationId}
                application={application}
                chosen={chosenIds.has(application.applicationId)}
                onChoose={(on) => choose([application.applicationId], on)}
              />
            ))}
          </Box>
          {hasNextPage && (
            <Button sx={{ mt: 4 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </>
      )}
    </>
  );
};
