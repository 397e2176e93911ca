import type { ScheduleRequestsView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { AskButton, AskDialog } from './ask-button';
import { RequestRow } from './request-row';
import { WithdrawRequest } from './withdraw-request';
import { closedWords, REQUEST_STATES, stateOf } from './wish-words';
import './schedule.css';

type TeamRequestsProps = {
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
};

/** For who leads a team: what it asks of the schedule, and what the organizer has answered. */
export const TeamRequests = ({ leagueId, zone }: TeamRequestsProps) => {
  const query = scheduleRequestsApi.useScheduleRequestsQuery(leagueId, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} what="The requests could not be loaded" skeleton={<RowsSkeleton />}>
      {(view) => <Requests view={view} zone={zone} />}
    </QueryView>
  );
};

const Requests = ({ view, zone }: { readonly view: ScheduleRequestsView; readonly zone: string }) => {
  const { leagueId, season, team, requests, closed } = view;
  const kept = useKeptFocus<HTMLDivElement>();
  const [asking, setAsking] = useState(false);
  // Their team has left since the page was read.
  if (!team) return null;
  const ask = closed === null && <AskButton onAsk={() => setAsking(true)} />;
  return (
    <Section
      title="Schedule requests"
      hint={`What ${team.name} asks of the schedule. The organizers answer here, and an accepted request is kept for the people who make the schedule.`}
      locked={closedWords(view)}
      actions={requests.length > 0 && ask}
    >
      <div {...kept} role="group" aria-label={`Requests of ${team.name}`}>
        {requests.length === 0 ? (
          <EmptyState title="Nothing asked yet" action={ask}>
            Days and times on which your team cannot play, or a day for a bye.
          </EmptyState>
        ) : (
          <Rows label="Schedule requests">
            {requests.map((one) => (
              <RequestRow key={one.requestId} request={one} team={null} zone={zone}>
                <StatusChip state={REQUEST_STATES[stateOf(one)]} />
                {closed === null && <WithdrawRequest leagueId={leagueId} request={one} />}
              </RequestRow>
            ))}
          </Rows>
        )}
        <AskDialog open={asking} {...{ leagueId, team, season }} onClose={() => setAsking(false)} />
      </div>
    </Section>
  );
};
