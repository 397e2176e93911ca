import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { guardLeaving } from '../lib/guarded-history';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before a page or tab with unsaved changes is left, also by a reload or when the window is closed. */
export const UnsavedGuard = ({ dirty }: { readonly dirty: boolean }) => {
  const { pathname, search } = useLocation();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!dirty) return;
    return guardLeaving((to, onwards) => {
      if (to.pathname === pathname && to.search === search) return false;
      setGoOn(() => onwards);
      return true;
    });
  }, [dirty, pathname, search]);
  useEffect(() => {
    if (!dirty) return;
    // The browser asks in its own words when the whole page is left.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={goOn !== null}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="error"
      onConfirm={() => {
        setGoOn(null);
        goOn?.();
      }}
      onClose={() => setGoOn(null)}
    >
      Your changes on this tab are not saved yet.
    </ConfirmDialog>
  );
};
