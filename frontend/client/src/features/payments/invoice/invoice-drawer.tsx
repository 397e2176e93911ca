import Drawer from '@mui/material/Drawer';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { IconButton } from '../../../shared/ui/button';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import '../payments.css';
import { InvoiceBody } from './invoice-body';

type InvoiceDrawerProps = {
  readonly open: boolean;
  readonly invoiceId: string;
  /** The payment that somebody comes back from; `left`: without having paid, or left a card. */
  readonly paid: string | null;
  /** The card that somebody comes back from leaving. */
  readonly kept: string | null;
  readonly left: string | null;
  readonly onClose: () => void;
};

/** One invoice with all that has happened to it, and what the person can do; it follows what happens meanwhile. */
export const InvoiceDrawer = ({ open, invoiceId, paid, kept, left, onClose }: InvoiceDrawerProps) => {
  const { currentData, error, refetch } = paymentsApi.useInvoiceQuery(invoiceId, {
    skip: !open,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const title = currentData?.title ?? 'Invoice';
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title, role: 'dialog', sx: { width: 'min(600px, 100vw)' } } }}
    >
      <div className="invoice-drawer">
        <div className="invoice-drawer-head">
          <h2 className="title">{title}</h2>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </div>
        {currentData ? (
          <InvoiceBody invoice={currentData} paid={paid} kept={kept} left={left} />
        ) : error ? (
          <ErrorBlock
            what="The invoice could not be loaded"
            error={error}
            whoGrants="The team or league that sent it"
            onRetry={() => void refetch()}
          />
        ) : (
          <RowsSkeleton rows={6} height={56} />
        )}
      </div>
    </Drawer>
  );
};
