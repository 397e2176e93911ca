import type { OwnRegistrationView } from '@fieldhouse/api-contract';
import { CancelRounded } from '../../../shared/icons/cancel-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { HourglassTopRounded } from '../../../shared/icons/hourglass-top-rounded';
import { Button } from '../../../shared/ui/button';
import { Rows } from '../../../shared/ui/rows';
import type { RegistrationContext } from '../model/own-league';
import { STEP_TITLES, type StepName } from '../model/steps';
import { lineWords } from '../words/eligibility-words';

type EligibilityLinesProps = {
  readonly context: Pick<RegistrationContext, 'waivers'>;
  readonly lines: OwnRegistrationView['eligibility']['lines'];
  /** To where what is missing is entered; without it, one only looks, and what is missing is no refusal yet. */
  readonly onGoTo?: (step: StepName) => void;
};

/** Each rule with ✓ or ✗, why, and what to do about it. */
export const EligibilityLines = ({ context, lines, onGoTo }: EligibilityLinesProps) => {
  const waiverTitle = (waiverId: string): string =>
    context.waivers.find((one) => one.waiverId === waiverId)?.title ?? 'a waiver';
  return (
    <Rows label="Who may play">
      {lines.map((line) => {
        const { asked, reason, next, remedy } = lineWords(line, { waiverTitle });
        const isMet = line.verdict === 'met';
        const isLater = !isMet && (line.rule.rule === 'document' || (line.verdict === 'missing' && !onGoTo));
        const Icon = isMet ? CheckCircleRounded : isLater ? HourglassTopRounded : CancelRounded;
        return (
          <li key={asked} className="row eligibility-line" data-met={isLater ? 'later' : isMet}>
            <Icon />
            <div className="row-words">
              <p className="row-title">{asked}</p>
              <p className="muted">{isMet ? 'Yes' : `${reason ?? 'Not met.'} ${next ?? ''}`}</p>
            </div>
            {remedy && onGoTo && (
              <Button size="small" onClick={() => onGoTo(remedy)}>
                Go to: {STEP_TITLES[remedy]}
              </Button>
            )}
          </li>
        );
      })}
    </Rows>
  );
};
