import type { InvoiceCard } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { isOpen } from '../model/totals';

const PayDialog = lazyOverlay(async () => (await import('./pay-dialog')).PayDialog, 'paying an invoice');

type PayButtonProps = {
  readonly invoice: InvoiceCard;
  /** What the person will be offered first, where it is known; else what is due of it. */
  readonly first?: number | null;
  readonly variant?: 'filled' | 'outlined';
};

/** Begins to pay; nothing where nothing is open. */
export const PayButton = ({ invoice, first = firstOf(invoice), variant = 'filled' }: PayButtonProps) => {
  const [open, setOpen] = useState(false);
  const { invoiceId, title, currency } = invoice;
  if (!isOpen(invoice)) return null;
  const words = first === null ? 'Pay' : `Pay ${moneyOf(first, currency)}`;
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

/** Of a team's bill somebody may owe a share, which a list does not know. */
const firstOf = ({ team, dueMinor, openMinor }: InvoiceCard): number | null =>
  team === null ? (dueMinor > 0 ? dueMinor : openMinor) : null;
