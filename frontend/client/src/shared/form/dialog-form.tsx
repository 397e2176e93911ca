import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Form, FormError, SubmitButton } from './form';
import type { FormState } from './use-command-form';

type DialogFormProps = {
  readonly form: FormState;
  /** The verb and the thing, as 'Save team'. */
  readonly submitLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form that fills a dialog, below its title. */
export const DialogForm = ({ form, submitLabel, onClose, children }: DialogFormProps) => (
  <Form form={form} sx={{ display: 'contents' }}>
    <DialogContent sx={{ display: 'grid', gap: 4, pt: 2 }}>
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
      <SubmitButton form={form} label={submitLabel} />
    </DialogActions>
  </Form>
);
