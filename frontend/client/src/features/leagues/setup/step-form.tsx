import type { ReactNode } from 'react';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import type { FormState } from '../../../shared/form/use-command-form';

type StepFormProps = {
  readonly form: FormState;
  readonly label: string;
  /** Said while nothing is entered, where it can be saved as it stands. */
  readonly note?: string;
  readonly children: ReactNode;
};

/** A step whose cards are saved together. */
export const StepForm = ({ form, label, note, children }: StepFormProps) => (
  <Form form={form} label={label} guarded sx={{ display: 'block' }}>
    {children}
    <SaveBar form={form} label="Save" note={note} floating />
  </Form>
);
