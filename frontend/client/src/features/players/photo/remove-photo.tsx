import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { playersApi } from '../api/players.api';

/** Takes the photo away, for good: it is not kept anywhere. */
export const RemovePhoto = () => {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { run, busy, failure, clearFailure } = useCommand(playersApi.useRemovePlayerPhotoMutation()[0]);
  const remove = async (): Promise<void> => {
    const outcome = await run({});
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Photo removed');
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
        title="Remove your photo?"
        confirmLabel="Remove photo"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        We delete it. Your initials stand in its place until you add another one.
      </ConfirmDialog>
    </>
  );
};
