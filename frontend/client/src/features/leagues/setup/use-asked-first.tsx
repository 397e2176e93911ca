import { useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';

/** A form that is asked about before it is saved. */
export type AskedForm = {
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly trigger: () => Promise<boolean>;
};
type Question = { readonly title: string; readonly confirmLabel: string; readonly told: ReactNode };

/** Asks before a form takes something from others. @param question null: it takes nothing */
export const useAskedFirst = (
  form: AskedForm,
  question: Question | null,
): { readonly submit: AskedForm['submit']; readonly question: ReactNode } => {
  const [asking, setAsking] = useState(false);
  const submit: AskedForm['submit'] = async (event) => {
    event?.preventDefault();
    if (question !== null && (await form.trigger())) return setAsking(true);
    return form.submit(event);
  };
  return {
    submit,
    question: (
      <ConfirmDialog
        open={asking}
        title={question?.title ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        tone="error"
        onConfirm={() => {
          setAsking(false);
          void form.submit();
        }}
        onClose={() => setAsking(false)}
      >
        {question?.told}
      </ConfirmDialog>
    ),
  };
};
