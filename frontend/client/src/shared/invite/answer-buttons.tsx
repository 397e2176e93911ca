import type { ReactNode } from 'react';
import { useCommand } from '../api/use-command';
import { TwoAnswers } from '../ui/two-answers';
import type { AnyInvite, Invites } from './invites';

const FOR_ANOTHER = 'invitation_for_another';

type AnswerButtonsProps<Invite extends AnyInvite> = {
  readonly of: Invites<Invite>;
  readonly token: string;
  readonly acceptLabel: string;
  /** A link for whoever wants it has nobody who could decline. */
  readonly canDecline: boolean;
  /** What whoever is not the invited one can do. */
  readonly otherwise?: ReactNode;
  readonly onAccepted: () => void;
  readonly onDeclined: () => void;
};

/** Accepts or declines an invite. */
export const AnswerButtons = <Invite extends AnyInvite>({
  of,
  token,
  acceptLabel,
  canDecline,
  otherwise,
  onAccepted,
  onDeclined,
}: AnswerButtonsProps<Invite>) => {
  const [acceptTrigger] = of.useAccept();
  const [declineTrigger] = of.useDecline();
  const accept = useCommand(acceptTrigger);
  const decline = useCommand(declineTrigger);
  const answer = async (way: typeof accept, done: () => void): Promise<void> => {
    if ((await way.run({ token })).ok) done();
  };
  const refused = (accept.failure ?? decline.failure)?.code === FOR_ANOTHER;
  return (
    <>
      <TwoAnswers
        yes={accept}
        no={decline}
        yesLabel={acceptLabel}
        onYes={() => void answer(accept, onAccepted)}
        onNo={canDecline ? () => void answer(decline, onDeclined) : undefined}
      />
      {refused && otherwise}
    </>
  );
};
