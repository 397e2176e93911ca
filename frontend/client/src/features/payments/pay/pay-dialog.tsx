import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { QueryView } from '../../../shared/ui/query-view';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import { isOpen } from '../model/totals';
import '../payments.css';
import { PayForm } from './pay-form';
import { UseCredit } from './use-credit';

type PayDialogProps = {
  readonly open: boolean;
  readonly invoiceId: string;
  readonly onClose: () => void;
};

/** Pays an invoice, or a part of it, as it stands now. */
export const PayDialog = ({ open, invoiceId, onClose }: PayDialogProps) => {
  const query = paymentsApi.useInvoiceQuery(invoiceId, { skip: !open, refetchOnMountOrArgChange: true });
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Pay {query.currentData?.title}</DialogTitle>
      <QueryView
        query={query}
        what="What you owe could not be loaded"
        skeleton={
          <DialogContent>
            <FormSkeleton fields={2} />
          </DialogContent>
        }
      >
        {(invoice) =>
          isOpen(invoice) ? (
            <>
              <UseCredit invoice={invoice} />
              <PayForm key={invoice.openMinor} invoice={invoice} onClose={onClose} />
            </>
          ) : (
            <DialogContent>Nothing is left to pay.</DialogContent>
          )
        }
      </QueryView>
    </Dialog>
  );
};
