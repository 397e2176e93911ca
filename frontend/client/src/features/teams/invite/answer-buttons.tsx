import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { teamsApi } from '../api/teams.api';

type AnswerButtonsProps = {
  readonly token: string;
  readonly acceptLabel: string;
  /** A link for everybody has nobody who could decline. */
  readonly canDecline: boolean;
  readonly onAccepted: () => void;
  readonly onDeclined?: () => void;
};

/** Accept or decline; what stands against it is said below. */
export const AnswerButtons = ({
  token,
  acceptLabel,
  canDecline,
  onAccepted,
  onDeclined,
}: AnswerButtonsProps) => {
  const [acceptTrigger] = teamsApi.useAcceptTeamInviteMutation();
  const [declineTrigger] = teamsApi.useDeclineTeamInviteMutation();
  const accept = useCommand(acceptTrigger);
  const decline = useCommand(declineTrigger);
  const failure = accept.failure ?? decline.failure;
  const answer = async (way: typeof accept, done?: () => void): Promise<void> => {
    if ((await way.run({ token })).ok) done?.();
  };
  return (
    <div>
      <div className="row-ways">
        <Button
          variant="filled"
          busy={accept.busy}
          disabled={decline.busy}
          onClick={() => void answer(accept, onAccepted)}
        >
          {acceptLabel}
        </Button>
        {canDecline && (
          <Button
            variant="text"
            busy={decline.busy}
            disabled={accept.busy}
            onClick={() => void answer(decline, onDeclined)}
          >
            Decline
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
    </div>
  );
};
