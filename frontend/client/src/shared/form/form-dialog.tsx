import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { FormState } from './use-command-form';

/** What the form in a dialog says of itself. */
type Standing = 'busy' | 'dirty' | null;
const Inside = createContext<RefObject<Standing> | null>(null);

type FormDialogProps = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly maxWidth?: DialogProps['maxWidth'];
  readonly onClose: () => void;
  /** Among others a `DialogForm`. */
  readonly children: ReactNode;
};

/**
 * A form over the page. Escape and a tap beside it close it, but not while it is being sent, and not without a question
 * once something was entered.
 */
export const FormDialog = ({ open, title, maxWidth = 'sm', onClose, children }: FormDialogProps) => {
  const id = useId();
  const standing = useRef<Standing>(null);
  const [asks, setAsks] = useState(false);
  const leave = (): void => {
    if (standing.current === 'dirty') setAsks(true);
    else if (standing.current === null) onClose();
  };
  return (
    <Dialog open={open} onClose={leave} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Inside.Provider value={standing}>{children}</Inside.Provider>
      <ConfirmDialog
        open={asks}
        title="Discard what you entered?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="error"
        onConfirm={() => {
          setAsks(false);
          onClose();
        }}
        onClose={() => setAsks(false)}
      >
        It was not sent yet.
      </ConfirmDialog>
    </Dialog>
  );
};

/** Tells the dialog around a form how it stands. */
export const useInDialog = ({ busy, dirty }: Pick<FormState, 'busy' | 'dirty'>): void => {
  const standing = useContext(Inside);
  const now = busy ? 'busy' : dirty ? 'dirty' : null;
  useEffect(() => {
    if (!standing) return;
    standing.current = now;
    return () => void (standing.current = null);
  }, [standing, now]);
};
