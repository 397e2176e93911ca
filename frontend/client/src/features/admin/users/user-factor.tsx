import type { AdminUserView } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { exactTime } from '../../../shared/lib/times';
import { useSession } from '../../../shared/session/use-session';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { adminUsersApi } from '../api/admin-users.api';
import { useFreshCode } from '../code/use-fresh-code';

/** Takes a second factor off for somebody who has lost phone and recovery codes: a day later, so that they can object. */
export const UserFactor = ({ user }: { readonly user: AdminUserView }) => {
  const { accountId, name, secondFactorSince, secondFactorLiftAt } = user;
  const self = useSession().user?.id === accountId;
  const [asking, setAsking] = useState(false);
  const lift = useCommand(adminUsersApi.useLiftSecondFactorMutation()[0]);
  const keep = useCommand(adminUsersApi.useKeepUsersSecondFactorMutation()[0]);
  const { withCode, dialog } = useFreshCode();
  const toast = useToast();
  const ask = async (reason: string): Promise<void> => {
    const outcome = await withCode(() => lift.run({ accountId, reason }));
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('It turns off in 24 hours', `${name} was told by e-mail and can keep it on.`);
  };
  const callOff = async (): Promise<void> => {
    const outcome = await keep.run({ accountId });
    if (outcome.ok) toast.show('Two-step verification stays on');
    else toast.failed('It was not called off', outcome.failure);
  };
  if (secondFactorSince === null)
    return <Typography sx={{ color: 'text.secondary' }}>Off: the password alone signs in.</Typography>;
  if (secondFactorLiftAt !== null)
    return (
      <Alert
        severity="warning"
        sx={{ flexWrap: 'wrap' }}
        action={
          <Button color="inherit" size="small" loading={keep.busy} onClick={() => void callOff()}>
            Keep it on
          </Button>
        }
      >
        Turns off on {exactTime(secondFactorLiftAt)}. All sessions end then.
      </Alert>
    );
  return (
    <>
      {dialog}
      <Typography sx={{ mb: 2 }}>On since {exactTime(secondFactorSince)}.</Typography>
      {!self && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            lift.clearFailure();
            setAsking(true);
          }}
        >
          Turn it off
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Turn off two-step verification?"
        confirmLabel="Turn it off in 24 hours"
        tone="error"
        reasonFor="Say how you made sure that it is them. It appears in the account's timeline."
        busy={lift.busy}
        failure={lift.failure}
        onConfirm={({ reason }) => void ask(reason)}
        onClose={() => setAsking(false)}
      >
        For somebody who has lost their phone and their recovery codes. {name} is told by e-mail at once, can
        keep it on until then, and signs in with the password alone after that.
      </ConfirmDialog>
    </>
  );
};
