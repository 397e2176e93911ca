import Button from '@mui/material/Button';
import { useState } from 'react';
import { isFailure } from '../../../shared/api/problem';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { accountApi } from '../api/account.api';

/** Everything kept under the account, as one file. */
export const ExportSection = () => {
  const toast = useToast();
  const [ask] = accountApi.useLazyExportAccountQuery();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveAs(`fieldhouse-${new Date().toISOString().slice(0, 10)}.json`, await ask().unwrap());
    } catch (error) {
      if (!isFailure(error)) throw error;
      toast.failed('Your data could not be fetched', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title="Your data"
      hint="All that is kept under your account, readable, as one JSON file: the account, its devices and everything that happened to it, your applications and messages, with links to your files in chats that work for a day, and what leagues wrote about the player who is linked to you, notes included."
    >
      <Button variant="outlined" loading={busy} onClick={() => void download()}>
        Download your data
      </Button>
    </Section>
  );
};

const saveAs = (name: string, content: object): void => {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
