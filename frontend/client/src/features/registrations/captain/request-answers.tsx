import { useCommand } from '../../../shared/api/use-command';
import { TwoAnswers } from '../../../shared/ui/two-answers';
import { registrationsApi } from '../api/registrations.api';

type RequestAnswersProps = {
  readonly leagueId: string;
  readonly registrationId: string;
  readonly name: string;
  /** Nobody can join the team now: they can be declined alone. */
  readonly closed: boolean;
  /** Asks for the reason, beside the list: it stays when who asks leaves the list meanwhile. */
  readonly onDecline: () => void;
};

/** A captain's yes to who asks to join, or no. */
export const RequestAnswers = ({ closed, onDecline, name, ...about }: RequestAnswersProps) => {
  const [approve] = registrationsApi.useApproveRegistrationMutation();
  const yes = useCommand(approve);
  return (
    <TwoAnswers
      yesLabel="Accept"
      about={name}
      yes={yes}
      yesClosed={closed}
      onYes={() => void yes.run(about)}
      onNo={onDecline}
    />
  );
};
