import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Form, FormError, SubmitButton } from './form';
import { useInDialog } from './form-dialog';
import type { FormState } from './use-command-form';

type DialogFormProps = {
  readonly form: FormState;
  /** The verb and the thing, as 'Save team'. */
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** Why it cannot be sent yet, and what to do about it. */
  readonly blocked?: ReactNode;
  /** What is entered stays on the device: nothing is asked when it is left. */
  readonly kept?: true;
  readonly children: ReactNode;
};

/** A form that fills a `FormDialog`, below its title. */
export const DialogForm = ({ form, submitLabel, onClose, blocked, kept, children }: DialogFormProps) => {
  const reasonId = useId();
  useInDialog({ busy: form.busy, dirty: form.dirty && !kept });
  return (
    <Form form={form} guarded={!kept} sx={{ display: 'contents' }}>
      <DialogContent sx={{ display: 'grid', gap: 4, pt: 2 }}>
        {blocked && (
          <Box id={reasonId} className="banner banner-warning" sx={{ borderRadius: 1 }}>
            {blocked}
          </Box>
        )}
        {children}
        <FormError form={form} />
        {!form.problem && form.notice && (
          <Typography role="status" sx={{ color: 'text.secondary', fontWeight: 550 }}>
            {form.notice}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={form.busy}>
          Cancel
        </Button>
        <SubmitButton
          form={form}
          label={submitLabel}
          disabled={Boolean(blocked)}
          aria-describedby={blocked ? reasonId : undefined}
        />
      </DialogActions>
    </Form>
  );
};
