import type { ScheduleRequestsView, ScheduleRequestView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { AskButton, AskDialog } from './ask-button';
import { DeclineRequest } from './decline-request';
import { RequestAnswers } from './request-answers';
import { RequestRow } from './request-row';
import { WithdrawRequest } from './withdraw-request';
import { closedWords, stateOf } from './wish-words';
import './schedule.css';

type ScheduleRequestsProps = {
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
};

/** For the staff of a league: what its teams ask of the schedule, and its answers. */
export const ScheduleRequests = ({ leagueId, zone }: ScheduleRequestsProps) => {
  const query = scheduleRequestsApi.useScheduleRequestsQuery(leagueId, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} what="The requests could not be loaded" skeleton={<RowsSkeleton />}>
      {(view) => <Requests view={view} zone={zone} />}
    </QueryView>
  );
};

const isOf =
  (state: ReturnType<typeof stateOf>) =>
  (one: ScheduleRequestView): boolean =>
    one.teamName !== null && stateOf(one) === state;
/** In this order; what waits for an answer comes first. */
const GROUPS = [
  { title: 'Waiting for an answer', has: isOf('open') },
  { title: 'Accepted', has: isOf('accepted') },
  { title: 'Declined', has: isOf('declined') },
  { title: 'Of teams that have left', has: ({ teamName }: ScheduleRequestView) => teamName === null },
] as const;
const byTeam = (a: ScheduleRequestView, b: ScheduleRequestView): number =>
  (a.teamName ?? '').localeCompare(b.teamName ?? '', 'en');

type PartProps = { readonly view: ScheduleRequestsView; readonly zone: string };

const Requests = ({ view, zone }: PartProps) => {
  const { leagueId, season, team, requests } = view;
  const kept = useKeptFocus<HTMLDivElement>();
  const [asking, setAsking] = useState(false);
  const [declining, setDeclining] = useState<ScheduleRequestView | null>(null);
  const ask = team && view.closed === null && <AskButton onAsk={() => setAsking(true)} />;
  return (
    <div {...kept} role="group" aria-label="Requests for the schedule">
      {requests.length === 0 ? (
        <EmptyState title="No requests yet" action={ask}>
          {closedWords(view) ??
            'On this page captains ask for days off, times and byes. What you accept is kept for the people who make the schedule.'}
        </EmptyState>
      ) : (
        <>
          <div className="schedule-head">
            <p className="muted">
              {closedWords(view) ??
                'Captains see your answer. What you accept is kept for the people who make the schedule; nothing is scheduled by itself.'}
            </p>
            {ask}
          </div>
          {GROUPS.map(({ title, has }) => {
            const shown = requests.filter(has).sort(byTeam);
            return (
              shown.length > 0 && (
                <Section key={title} title={title}>
                  <Rows label={title}>
                    {shown.map((one) => (
                      <Request
                        key={one.requestId}
                        request={one}
                        {...{ view, zone }}
                        onDecline={() => setDeclining(one)}
                      />
                    ))}
                  </Rows>
                </Section>
              )
            );
          })}
        </>
      )}
      {team && <AskDialog open={asking} {...{ leagueId, team, season }} onClose={() => setAsking(false)} />}
      <DeclineRequest view={view} asked={declining} onClose={() => setDeclining(null)} />
    </div>
  );
};

type RequestProps = PartProps & { readonly request: ScheduleRequestView; readonly onDecline: () => void };

const Request = ({ request, view, zone, onDecline }: RequestProps) => {
  const { leagueId, team, closed } = view;
  const { teamId, teamName } = request;
  return (
    <RequestRow request={request} team={teamName ?? 'A team that has left'} zone={zone}>
      {closed === null && teamName !== null && (
        <RequestAnswers {...{ leagueId, request, teamName, onDecline }} />
      )}
      {closed === null && teamId === team?.teamId && (
        <WithdrawRequest leagueId={leagueId} request={request} />
      )}
    </RequestRow>
  );
};
