import type { WaiverView } from '@fieldhouse/api-contract';
import { Button } from '../../../shared/ui/button';
import { count } from '../../../shared/lib/words';
import { isAnswered } from '../model/steps';
import { StepWays } from './step-foot';
import type { StepProps } from './step-props';
import { WaiverCard } from './waiver-card';

/** What is read and signed, each by itself. */
export const WaiversStep = ({ context, onDone, onBack }: StepProps) => {
  const { waivers } = context;
  const open = waivers.filter((waiver: WaiverView) => !isAnswered(waiver, context));
  return (
    <div className="registration-part">
      <p className="muted">Only adults can register. What you sign stays under Profile, Documents.</p>
      {waivers.map((waiver) => (
        <WaiverCard key={`${waiver.waiverId} ${waiver.version}`} waiver={waiver} context={context} />
      ))}
      {open.length > 0 && <p role="status">{count(open.length, 'waiver')} to answer.</p>}
      <StepWays onBack={onBack}>
        <Button variant="filled" disabled={open.length > 0} onClick={onDone}>
          Continue
        </Button>
      </StepWays>
    </div>
  );
};
