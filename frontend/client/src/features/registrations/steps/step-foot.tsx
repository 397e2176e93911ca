import type { ReactNode } from 'react';
import { FormError, SubmitButton } from '../../../shared/form/form';
import type { FormState } from '../../../shared/form/use-command-form';
import { Button } from '../../../shared/ui/button';

type StepFootProps = {
  readonly form: FormState & { readonly newer: unknown };
  /** None on the first step. */
  readonly onBack?: () => void;
  readonly label?: string;
};

/** The foot of a step that is saved when it is left. */
export const StepFoot = ({ form, onBack, label = 'Save and continue' }: StepFootProps) => (
  <>
    {form.newer !== null && (
      <div role="status" className="registration-banner">
        <p>You changed this on another device or in another tab.</p>
        <div className="row-ways">
          <Button onClick={form.discard}>Use that</Button>
          <Button variant="text" busy={form.busy} onClick={() => void form.submit()}>
            Keep mine
          </Button>
        </div>
      </div>
    )}
    <FormError form={form} />
    <StepWays onBack={onBack} disabled={form.busy}>
      <SubmitButton form={form} label={label} />
    </StepWays>
  </>
);

type StepWaysProps = {
  readonly onBack?: () => void;
  readonly disabled?: boolean;
  /** The way on. */
  readonly children?: ReactNode;
};

/** The ways out of a step. */
export const StepWays = ({ onBack, disabled, children }: StepWaysProps) => (
  <div className="row-ways">
    {children}
    {onBack && (
      <Button variant="text" disabled={disabled} onClick={onBack}>
        Back
      </Button>
    )}
  </div>
);
