import type { InvoiceCard } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { isOpen } from '../model/totals';

const PayDialog = lazyOverlay(async () => (await import('./pay-dialog')).PayDialog, 'paying an invoice');

type PayButtonProps = {
  readonly invoice: Pick<
    InvoiceCard,
    'invoiceId' | 'title' | 'currency' | 'openMinor' | 'dueMinor' | 'standing'
  >;
  readonly variant?: 'filled' | 'outlined';
};

/** Begins to pay; nothing where nothing is open. */
export const PayButton = ({ invoice, variant = 'filled' }: PayButtonProps) => {
  const [open, setOpen] = useState(false);
  const { invoiceId, title, currency, openMinor, dueMinor } = invoice;
  if (!isOpen(invoice)) return null;
  const words = `Pay ${moneyOf(dueMinor > 0 ? dueMinor : openMinor, currency)}`;
  return (
    <>
      <Button
        variant={variant}
        aria-label={`${words} for ${title}`}
        onPointerEnter={PayDialog.prepare}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      <PayDialog open={open} invoiceId={invoiceId} onClose={() => setOpen(false)} />
    </>
  );
};
