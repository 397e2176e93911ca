import { useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';

type Asking = {
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly trigger: () => Promise<boolean>;
};

/**
 * Asks before a form takes places from those who have them.
 * @param told what follows for them; null: nothing
 */
export const useAskedPlaces = (
  form: Asking,
  told: string | null,
): { readonly submit: Asking['submit']; readonly question: ReactNode } => {
  const [asking, setAsking] = useState(false);
  const submit: Asking['submit'] = async (event) => {
    event?.preventDefault();
    if (told !== null && (await form.trigger())) return setAsking(true);
    return form.submit(event);
  };
  const question = (
    <ConfirmDialog
      open={asking}
      title="Save fewer places?"
      confirmLabel="Save fewer places"
      tone="error"
      onConfirm={() => {
        setAsking(false);
        void form.submit();
      }}
      onClose={() => setAsking(false)}
    >
      {told} Whoever has paid gets everything back if they withdraw.
    </ConfirmDialog>
  );
  return { submit, question };
};
