import type { PushDeviceView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { noticeSettingsApi } from '../api/notice-settings.api';

/** Takes another device from those that are told of something; only there can it be turned on again. */
export const RemoveDevice = ({ device: { deviceId, name } }: { readonly device: PushDeviceView }) => {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(noticeSettingsApi.useRemovePushDeviceMutation()[0]);
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const remove = async (): Promise<void> => {
    if ((await run({ deviceId })).ok) close();
  };
  return (
    <>
      <Button size="small" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        confirmLabel="Remove the device"
        busy={busy}
        failure={failure}
        onConfirm={() => void remove()}
        onClose={close}
      >
        No push notifications go there anymore. It can be turned on again on that device.
      </ConfirmDialog>
    </>
  );
};
