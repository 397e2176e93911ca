import type { CommandResultView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useCommand, type Keyed } from '../../api/use-command';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useToast } from '../../ui/toasts';

type RemovePictureProps = {
  readonly trigger: (command: Keyed) => { readonly unwrap: () => Promise<CommandResultView> };
  readonly title: string;
  readonly confirmLabel: string;
  readonly done: string;
  /** What becomes of it, and what stands in its place. */
  readonly children: ReactNode;
};

/** Takes a picture away, for good: it is not kept anywhere. */
export const RemovePicture = ({ trigger, title, confirmLabel, done, children }: RemovePictureProps) => {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const remove = async (): Promise<void> => {
    const outcome = await run({});
    if (!outcome.ok) return;
    setAsking(false);
    toast.show(done);
  };
  const ask = (): void => {
    clearFailure();
    setAsking(true);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={ask} sx={{ minHeight: 44 }}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={confirmLabel}
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
