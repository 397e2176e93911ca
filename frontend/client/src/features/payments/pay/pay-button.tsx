import type { InvoiceCard } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { askedIn } from '../model/totals';
import { payWords } from '../words/money-words';

const PayDialog = lazyOverlay(async () => (await import('./pay-dialog')).PayDialog, 'paying an invoice');

type PayButtonProps = {
  readonly invoice: InvoiceCard;
  readonly variant?: 'filled' | 'outlined';
};

/** Begins to pay; nothing where nothing is asked for. */
export const PayButton = ({ invoice, variant = 'filled' }: PayButtonProps) => {
  const [open, setOpen] = useState(false);
  const { invoiceId, title } = invoice;
  const offered = askedIn(invoice) > 0;
  const words = payWords(invoice);
  // What is paid meanwhile says so where somebody is about to pay it.
  if (!offered && !open) return null;
  return (
    <>
      {offered && (
        <Button
          variant={variant}
          aria-label={`${words} for ${title}`}
          onPointerEnter={PayDialog.prepare}
          onClick={() => setOpen(true)}
        >
          {words}
        </Button>
      )}
      <PayDialog open={open} invoiceId={invoiceId} onClose={() => setOpen(false)} />
    </>
  );
};
