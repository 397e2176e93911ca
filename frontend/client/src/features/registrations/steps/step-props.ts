import type { RegistrationContext } from '../model/own-league';
import type { StepName } from '../model/steps';
import type { Draft } from '../model/use-draft';

/** What every step is shown with. */
export type StepProps = {
  readonly context: RegistrationContext;
  readonly draft: Draft;
  /** The discount code that they use, also while they are at another step. */
  readonly code: string | null;
  readonly onCode: (code: string | null) => void;
  readonly onDone: () => void;
  readonly onBack?: () => void;
  /** To a step that is named elsewhere. */
  readonly onGoTo: (step: StepName) => void;
};
