import { useContext, type BaseSyntheticEvent, type ReactNode } from 'react';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import type { FormState } from '../../../shared/form/use-command-form';
import { CanSave } from './can-save';

type StepFormProps = {
  readonly form: FormState;
  readonly label: string;
  /** Said while nothing is entered, where it can be saved as it stands. */
  readonly note?: string;
  readonly children: ReactNode;
};

/** A step whose cards are saved together, as long as they can be. */
export const StepForm = ({ form, label, note, children }: StepFormProps) => {
  const canSave = useContext(CanSave);
  return (
    <Form
      form={canSave ? form : { ...form, submit: nothing }}
      label={label}
      guarded
      sx={{ display: 'block' }}
    >
      {children}
      {canSave && <SaveBar form={form} label="Save" note={note} floating />}
    </Form>
  );
};

const nothing = (event?: BaseSyntheticEvent): Promise<void> => {
  event?.preventDefault();
  return Promise.resolve();
};
