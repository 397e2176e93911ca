import { useEffect } from 'react';
import { watchForNewVersion } from '../shared/pwa/new-version';
import { useToast } from '../shared/ui/toasts';

/** Offers to reload when a new version of the app waits. */
export const NewVersion = () => {
  const toast = useToast();
  useEffect(
    () =>
      watchForNewVersion((reload) =>
        toast.activity('A new version is ready', undefined, { label: 'Reload', onClick: reload }),
      ),
    [toast],
  );
  return null;
};
