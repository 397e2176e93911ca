import type { JoinRequestView, TeamView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { cardPath } from '../../../shared/lib/card-path';
import { relativeTime } from '../../../shared/lib/times';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Person } from '../../../shared/ui/person';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { TwoAnswers } from '../../../shared/ui/two-answers';
import { teamsApi } from '../api/teams.api';

type RequestsProps = { readonly team: TeamView; readonly requests: readonly JoinRequestView[] };

/** People who ask to join, for whoever runs the team. */
export const Requests = ({ team: { teamId }, requests }: RequestsProps) =>
  requests.length > 0 && (
    <Section title="Requests to join">
      <Rows label="Requests to join">
        {requests.map((request) => (
          <Request key={request.requestId} teamId={teamId} request={request} />
        ))}
      </Rows>
    </Section>
  );

const Request = ({ teamId, request }: { readonly teamId: string; readonly request: JoinRequestView }) => {
  const { requestId, accountId, name, message, requestedAt } = request;
  const [acceptTrigger] = teamsApi.useAcceptJoinRequestMutation();
  const [declineTrigger] = teamsApi.useDeclineJoinRequestMutation();
  const accept = useCommand(acceptTrigger);
  const decline = useCommand(declineTrigger);
  const toast = useToast();
  const answer = async (way: typeof accept, done: string): Promise<void> => {
    if (!(await way.run({ teamId, requestId })).ok) return;
    setAsking(false);
    toast.show(done);
  };
  const [asking, setAsking] = useState(false);
  return (
    <Row
      title={<Person name={name} to={cardPath(accountId)} note={`Asked ${relativeTime(requestedAt)}`} />}
      note={message}
    >
      <TwoAnswers
        yes={accept}
        no={{ busy: decline.busy, failure: null }}
        yesLabel="Accept"
        about={name}
        onYes={() => void answer(accept, `${name} is on the team`)}
        onNo={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={`Decline the request of ${name}?`}
        confirmLabel="Decline the request"
        tone="error"
        busy={decline.busy}
        failure={decline.failure}
        onConfirm={() => void answer(decline, 'Request declined')}
        onClose={() => {
          setAsking(false);
          decline.clearFailure();
        }}
      >
        They are told, and can ask again.
      </ConfirmDialog>
    </Row>
  );
};
