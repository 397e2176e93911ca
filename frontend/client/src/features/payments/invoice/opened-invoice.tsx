import { useSearchParams } from 'react-router-dom';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';

const InvoiceDrawer = lazyOverlay(async () => (await import('./invoice-drawer')).InvoiceDrawer, 'an invoice');

/** The invoice that the address names (`?invoice=`), over the page; `paid`, `kept` and `left` say how somebody came back. */
export const OpenedInvoice = () => {
  const [params, setParams] = useSearchParams();
  const invoiceId = params.get('invoice');
  const close = (): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of ['invoice', 'paid', 'kept', 'left']) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <InvoiceDrawer
      key={invoiceId}
      open={invoiceId !== null}
      invoiceId={invoiceId ?? ''}
      paid={params.get('paid')}
      kept={params.get('kept')}
      left={params.get('left')}
      onClose={close}
    />
  );
};
