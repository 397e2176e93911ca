import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { useToast } from '../../../shared/ui/toasts';
import { noticeSettingsApi } from '../api/notice-settings.api';

/** Sends one push to a device, now. */
export const TestPush = ({ deviceId }: { readonly deviceId: string }) => {
  const toast = useToast();
  const { run, busy } = useCommand(noticeSettingsApi.useTestPushDeviceMutation()[0]);
  const send = async (): Promise<void> => {
    const answer = await run({ deviceId });
    if (!answer.ok) return toast.failed('The test was not sent', answer.failure);
    switch (answer.value.outcome) {
      case 'sent':
        return toast.show('The test is on its way', 'It shows up within a few seconds.');
      case 'gone':
        return toast.warn('This device was not reached', 'Turn push on again on this device.');
      case 'refused':
        return toast.warn('This device was not reached', 'Its push service did not take the test.');
    }
  };
  return (
    <Button size="small" busy={busy} onClick={() => void send()}>
      Send a test
    </Button>
  );
};
