import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type InfoDialogProps = {
  readonly open?: boolean;
  readonly title: string;
  readonly narrow?: boolean;
  /** What can be done besides closing it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Something to look at, or with settings that act by themselves, over the page. */
export const InfoDialog = ({
  open = true,
  title,
  narrow = false,
  actions,
  onClose,
  children,
}: InfoDialogProps) => {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth={narrow ? 'xs' : 'sm'} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
};
