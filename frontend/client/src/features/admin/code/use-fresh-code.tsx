import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Outcome } from '../../../shared/api/use-command';
import { CodeForm } from './code-form';

/**
 * Does something that needs a fresh code: where the service asks for one, so does a dialog, and the same is done again.
 * @returns the dialog to render, and what wraps the doing
 */
export const useFreshCode = () => {
  const [asked, setAsked] = useState<((proved: boolean) => void) | null>(null);
  const titleId = useId();
  const answer = (proved: boolean): void => {
    asked?.(proved);
    setAsked(null);
  };
  const withCode = async <Result,>(act: () => Promise<Outcome<Result>>): Promise<Outcome<Result>> => {
    const outcome = await act();
    if (outcome.ok || outcome.failure.code !== 'code_required') return outcome;
    const proved = await new Promise<boolean>((resolve) => setAsked(() => resolve));
    return proved ? act() : outcome;
  };
  const dialog = (
    <Dialog
      open={asked !== null}
      onClose={() => answer(false)}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>Show that it is you</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          This weighs more than the rest, so it asks for a code that is at most 15 minutes old.
        </Typography>
        <CodeForm onProved={() => answer(true)} />
      </DialogContent>
    </Dialog>
  );
  return { withCode, dialog } as const;
};
