import type { ScheduleRequestView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { TwoAnswers } from '../../../shared/ui/two-answers';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { stateOf, wishWords } from './wish-words';

type RequestAnswersProps = {
  readonly leagueId: string;
  readonly request: ScheduleRequestView;
  readonly teamName: string;
};

/** The staff's yes, or no with a reason; and the other one later. */
export const RequestAnswers = ({ leagueId, request, teamName }: RequestAnswersProps) => {
  const { requestId, wish } = request;
  const [declining, setDeclining] = useState(false);
  const [send] = scheduleRequestsApi.useAnswerScheduleRequestMutation();
  const yes = useCommand(send);
  const no = useCommand(send);
  const state = stateOf(request);
  const about = `${teamName}: ${wishWords(wish)}`;
  const accept = (): void => void yes.run({ leagueId, requestId, answer: 'accepted', reason: null });
  const decline = async (reason: string): Promise<void> => {
    if ((await no.run({ leagueId, requestId, answer: 'declined', reason })).ok) setDeclining(false);
  };
  return (
    <>
      {state === 'open' ? (
        <TwoAnswers
          yesLabel="Accept"
          about={about}
          yes={yes}
          no={{ busy: no.busy, failure: null }}
          onYes={accept}
          onNo={() => setDeclining(true)}
        />
      ) : (
        <div>
          {state === 'declined' ? (
            <Button size="small" busy={yes.busy} aria-label={`Accept after all ${about}`} onClick={accept}>
              Accept after all
            </Button>
          ) : (
            <Button
              size="small"
              busy={no.busy}
              aria-label={`Decline after all ${about}`}
              onClick={() => setDeclining(true)}
            >
              Decline after all
            </Button>
          )}
          {yes.failure && (
            <p role="alert" className="failure">
              {sentenceOf(yes.failure)}
            </p>
          )}
        </div>
      )}
      <ConfirmDialog
        open={declining}
        title={`Decline the request of ${teamName}?`}
        confirmLabel="Decline the request"
        tone="error"
        reasonFor={`Captains of ${teamName} can read it.`}
        busy={no.busy}
        failure={no.failure}
        onConfirm={({ reason }) => void decline(reason)}
        onClose={() => {
          setDeclining(false);
          no.clearFailure();
        }}
      >
        {wishWords(wish)}. You can accept it later.
      </ConfirmDialog>
    </>
  );
};
