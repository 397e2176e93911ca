import { wallTime, type OwnRegistrationView, type RegistrationView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useCountdown } from '../../../shared/lib/use-countdown';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { registrationsApi } from '../api/registrations.api';
import type { RegistrationLeague } from '../model/own-league';
import type { ServerTime } from '../model/use-server-time';
import { timeLeft } from '../words/time-left';
import { declineSentences } from '../words/withdrawal-words';

type OfferPartProps = {
  readonly registration: RegistrationView;
  readonly offer: NonNullable<RegistrationView['offer']>;
  readonly league: RegistrationLeague;
  readonly own: Pick<OwnRegistrationView, 'refunds'>;
  readonly time: ServerTime;
};

/** A place that waits for an answer: until when, and yes or no. */
export const OfferPart = ({ registration, offer, league, own, time }: OfferPartProps) => {
  const { leagueId } = league;
  // Whoever must pay first has 15 minutes for it from their yes on.
  const { registrationId, mustPay } = registration;
  const seconds = useCountdown(time.here(offer.holdUntil));
  const isOver = seconds === 0;
  const [declining, setDeclining] = useState(false);
  const [accept] = registrationsApi.useAcceptPlaceMutation();
  const [decline] = registrationsApi.useDeclinePlaceMutation();
  const yes = useCommand(accept);
  const no = useCommand(decline);
  const toast = useToast();
  const saidYes = async (): Promise<void> => {
    if (!(await yes.run({ leagueId, registrationId })).ok) return;
    toast.show(mustPay ? 'Pay now to keep the place' : 'The place is yours', league.name);
  };
  const saidNo = async (): Promise<void> => {
    if (!(await no.run({ leagueId, registrationId })).ok) return;
    setDeclining(false);
    toast.show('Place declined', 'It goes to the next in line.');
  };
  return (
    <div className="offer">
      <p>
        <strong>A place is kept for you until {wallTime(offer.holdUntil, league.zone)}.</strong>
        {mustPay && ' Once you accept it, you have 15 minutes to pay what is due: have your card at hand.'}
      </p>
      {isOver ? (
        <p role="status">The time to answer is over. Your new status follows in a moment.</p>
      ) : (
        <>
          <p role="timer" aria-live="off" className="offer-clock">
            {timeLeft(seconds)}
          </p>
          <div className="row-ways">
            <Button variant="filled" tone="accent" busy={yes.busy} onClick={() => void saidYes()}>
              Accept the place
            </Button>
            <Button variant="text" disabled={yes.busy} onClick={() => setDeclining(true)}>
              Decline
            </Button>
          </div>
        </>
      )}
      {yes.failure && (
        <p role="alert" className="failure">
          {sentenceOf(yes.failure)}
        </p>
      )}
      <ConfirmDialog
        open={declining}
        title="Decline the place?"
        confirmLabel="Decline the place"
        cancelLabel="Keep it"
        tone="error"
        busy={no.busy}
        failure={no.failure}
        onConfirm={() => void saidNo()}
        onClose={() => {
          setDeclining(false);
          no.clearFailure();
        }}
      >
        {declineSentences(registration, own).join(' ')}
      </ConfirmDialog>
    </div>
  );
};
