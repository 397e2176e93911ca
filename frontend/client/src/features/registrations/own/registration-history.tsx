import type { RegistrationStep } from '@fieldhouse/api-contract';
import { positionName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { stepSentence } from '../words/step-words';
import { toldSteps } from '../words/told-steps';

type RegistrationHistoryProps = {
  readonly steps: readonly RegistrationStep[];
  readonly zone: string;
  readonly sport: string;
  readonly teamName: (teamId: string) => string | null;
  readonly divisionName: (divisionId: string) => string | null;
  /** `they`: the staff reads it of somebody else. */
  readonly person?: 'you' | 'they';
};

/** Every step with its reason, the newest first. */
export const RegistrationHistory = ({ steps, sport, ...words }: RegistrationHistoryProps) => {
  const { catalogue } = useCatalogue();
  const told = toldSteps(steps);
  const context = { ...words, positionName: (code: string) => positionName(catalogue, sport, code) };
  return (
    <details className="registration-history">
      <summary>History: who got which place, and why</summary>
      <ol aria-label="History" className="history">
        {told.toReversed().map((step, index) => {
          const { what, why } = stepSentence(step, context);
          return (
            <TimelineRow key={told.length - index} at={step.at} zone={words.zone} what={what} why={why} />
          );
        })}
      </ol>
    </details>
  );
};
