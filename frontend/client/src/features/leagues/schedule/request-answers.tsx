import type { ScheduleRequestView } from '@fieldhouse/api-contract';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { TwoAnswers } from '../../../shared/ui/two-answers';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { stateOf, wishWords } from './wish-words';

type RequestAnswersProps = {
  readonly leagueId: string;
  readonly request: ScheduleRequestView;
  readonly teamName: string;
  /** Asks for the reason, beside the list: it stays when the request goes elsewhere in the list meanwhile. */
  readonly onDecline: () => void;
};

/** The staff's yes, or no; and the other one later. */
export const RequestAnswers = ({ leagueId, request, teamName, onDecline }: RequestAnswersProps) => {
  const { requestId, wish } = request;
  const [send] = scheduleRequestsApi.useAnswerScheduleRequestMutation();
  const yes = useCommand(send);
  const state = stateOf(request);
  const about = `${teamName}: ${wishWords(wish)}`;
  const accept = (): void =>
    void yes.run({ leagueId, requestId, answer: 'accepted', reason: null, from: state });
  if (state === 'open')
    return <TwoAnswers yesLabel="Accept" about={about} yes={yes} onYes={accept} onNo={onDecline} />;
  return (
    <div>
      {state === 'declined' ? (
        <Button size="small" busy={yes.busy} aria-label={`Accept after all ${about}`} onClick={accept}>
          Accept after all
        </Button>
      ) : (
        <Button size="small" aria-label={`Decline after all ${about}`} onClick={onDecline}>
          Decline after all
        </Button>
      )}
      {yes.failure && (
        <p role="alert" className="failure">
          {sentenceOf(yes.failure)}
        </p>
      )}
    </div>
  );
};
