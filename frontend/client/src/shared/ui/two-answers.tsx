import type { Failure } from '../api/problem';
import { sentenceOf } from '../api/problem';
import { Button } from './button';

type Way = { readonly busy: boolean; readonly failure: Failure | null };
type TwoAnswersProps = {
  readonly yes: Way;
  /** Without it Decline only asks, elsewhere. */
  readonly no?: Way;
  readonly yesLabel: string;
  /** Only Decline can be said now; why stands beside it. */
  readonly yesClosed?: boolean;
  /** Whom or what it is about, for those who do not see what stands beside it. */
  readonly about?: string;
  readonly onYes: () => void;
  /** Without it there is nothing to decline. */
  readonly onNo?: () => void;
};

const UNASKED: Way = { busy: false, failure: null };

/** Yes or Decline, each sent as a command; what stands against it is said below. */
export const TwoAnswers = ({
  yes,
  no = UNASKED,
  yesLabel,
  yesClosed = false,
  about,
  onYes,
  onNo,
}: TwoAnswersProps) => {
  const failure = yes.failure ?? no.failure;
  const named = (label: string) => (about === undefined ? undefined : `${label} ${about}`);
  return (
    <div>
      <div className="row-ways">
        <Button
          variant="filled"
          busy={yes.busy}
          disabled={no.busy || yesClosed}
          aria-label={named(yesLabel)}
          onClick={onYes}
        >
          {yesLabel}
        </Button>
        {onNo && (
          <Button
            variant="text"
            busy={no.busy}
            disabled={yes.busy}
            aria-label={named('Decline')}
            onClick={onNo}
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
