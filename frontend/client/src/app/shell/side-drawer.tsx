import { useEffect, useRef } from 'react';
import { SideNav } from './side-nav';
import { SIDEBAR } from './sidebar-state';

/** The side navigation on a phone: slides in, and closes on a link, on Escape and beside it. */
export const SideDrawer = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const drawer = dialog.current;
    if (!drawer || !open) return;
    drawer.showModal();
    // A press beside it is one on the dialog itself: all else in it is covered by the navigation.
    const beside = ({ target }: MouseEvent): void => {
      if (target === drawer) drawer.close();
    };
    drawer.addEventListener('click', beside);
    return () => {
      drawer.removeEventListener('click', beside);
      drawer.close();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label="Navigation"
      className="drawer"
      style={{ width: SIDEBAR.phone }}
      onClose={onClose}
    >
      {open && <SideNav onNavigate={onClose} />}
    </dialog>
  );
};
