import { clockAt } from '../../../shared/lib/times';
import { useCountdown } from '../../../shared/lib/use-countdown';
import type { RegistrationLeague } from '../model/own-league';
import type { ServerTime } from '../model/use-server-time';
import { holdWarning, timeLeft } from '../words/time-left';

type HoldPartProps = {
  /** ISO-8601 instant. */
  readonly holdUntil: string;
  readonly league: RegistrationLeague;
  readonly time: ServerTime;
};

/** A place that waits for a payment: until when it is held. A clock that ticks is read out a few times only. */
export const HoldPart = ({ holdUntil, league, time }: HoldPartProps) => {
  const seconds = useCountdown(time.here(holdUntil));
  const isOver = seconds === 0;
  return (
    <div className="offer">
      <p>
        <strong>Your place is held until {clockAt(holdUntil, league.zone)}.</strong>
      </p>
      {isOver ? (
        <p role="status">The time to pay is over. Your new status follows in a moment.</p>
      ) : (
        <>
          <p role="timer" aria-live="off" className="offer-clock">
            {timeLeft(seconds)} left
          </p>
          <p role="status" className="unseen">
            {holdWarning(seconds)}
          </p>
        </>
      )}
    </div>
  );
};
