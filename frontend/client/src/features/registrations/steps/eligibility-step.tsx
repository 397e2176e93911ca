import { Button } from '../../../shared/ui/button';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { EligibilityLines } from './eligibility-lines';
import { StepWays } from './step-foot';
import type { StepProps } from './step-props';

/** Whether one may play, rule by rule, before anything is signed or sent. */
export const EligibilityStep = ({ context, draft, onDone, onBack, onGoTo }: StepProps) => {
  const { own } = context;
  // What was saved a moment ago has not been judged yet.
  if (own.revision < draft.revision) return <RowsSkeleton rows={3} height={56} />;
  const lines = own.eligibility.lines.filter(({ rule }) => rule.rule !== 'waiver');
  // Documents are shown later: until then nothing is approved.
  const blocking = lines.filter(({ rule, verdict }) => verdict !== 'met' && rule.rule !== 'document');
  return (
    <div className="registration-part">
      <EligibilityLines context={context} lines={lines} onGoTo={onGoTo} />
      <p role="status">
        {blocking.length === 0
          ? 'You can register.'
          : 'You cannot register yet. What you entered is saved; change it above where it is wrong.'}
      </p>
      <StepWays onBack={onBack}>
        <Button variant="filled" disabled={blocking.length > 0} onClick={onDone}>
          Continue
        </Button>
      </StepWays>
    </div>
  );
};
