import { invoiceBodies, type InvoiceView } from '@fieldhouse/api-contract';
import LinearProgress from '@mui/material/LinearProgress';
import { z } from 'zod';
import { sentenceOf } from '../../../shared/api/problem';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';
import { consentTo } from '../model/consent-to';
import { KeepCard } from './keep-card';
import { useCheckout } from './use-checkout';

type KeepCardFormProps = {
  readonly invoice: InvoiceView;
  /** What the card will be charged. */
  readonly keep: NonNullable<InvoiceView['me']['keep']>;
  readonly onClose: () => void;
};

export const KEEP_TITLE = 'Keep a card for the rest';

/** Agrees that a card is kept for what is due later; then the card provider's page, where nothing is paid. */
export const KeepCardForm = ({ invoice, keep, onClose }: KeepCardFormProps) => {
  const { invoiceId, currency } = invoice;
  const [begin] = paymentsApi.useKeepCardMutation();
  const page = useCheckout(invoiceId);
  const { control, ...form } = useCommandForm({
    schema: invoiceBodies.KeepCard.extend({
      agrees: z.boolean().refine(Boolean, 'Agree to it first. Without that no card is kept'),
    }),
    values: { agrees: false, consent: consentTo(keep) },
    send: ({ agrees: _, ...body }) => begin({ invoiceId, ...body }),
    onDone: () => page.goOnKeeping(),
    changed: null,
  });
  const busy = form.busy || page.busy;
  return (
    <DialogForm form={{ ...form, busy }} submitLabel="Enter the card" onClose={onClose}>
      <p>
        Nothing is charged now. You answer for what is still unpaid later: the card is charged for it
        automatically.
      </p>
      <KeepCard control={control} name="agrees" keep={keep} chosen currency={currency} />
      <p className="muted">
        You enter the card on a page of our card provider, then come back here. We never see your card.
      </p>
      {busy && (
        <div role="status">
          <LinearProgress aria-label="Opening the card page" />
          <p className="muted">Opening the card page…</p>
        </div>
      )}
      {page.gone && (
        <p role="alert" className="failure">
          This page is not open anymore. Close this to see where the invoice stands.
        </p>
      )}
      {page.failure && (
        <div role="alert">
          <p className="failure">{sentenceOf(page.failure)} No card is kept yet.</p>
          <Button onClick={() => void page.goOnKeeping()}>Open the card page again</Button>
        </div>
      )}
    </DialogForm>
  );
};

type KeepCardDialogProps = Omit<KeepCardFormProps, 'keep'> & { readonly open: boolean };

/** The same over the page; nothing where no card can be kept. */
export const KeepCardDialog = ({ open, invoice, onClose }: KeepCardDialogProps) => {
  const { keep } = invoice.me;
  if (!keep) return null;
  return (
    <FormDialog open={open} title={KEEP_TITLE} maxWidth="xs" onClose={onClose}>
      <KeepCardForm invoice={invoice} keep={keep} onClose={onClose} />
    </FormDialog>
  );
};
