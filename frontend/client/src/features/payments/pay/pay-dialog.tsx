import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import { askedIn } from '../model/totals';
import '../payments.css';
import { PayForm } from './pay-form';
import { UseCredit } from './use-credit';
import { FormDialog } from '../../../shared/form/form-dialog';

type PayDialogProps = {
  readonly open: boolean;
  readonly invoiceId: string;
  readonly onClose: () => void;
};

/** Pays an invoice, or a part of it, as it stands now. */
export const PayDialog = ({ open, invoiceId, onClose }: PayDialogProps) => {
  const query = paymentsApi.useInvoiceQuery(invoiceId, { skip: !open, refetchOnMountOrArgChange: true });
  return (
    <FormDialog open={open} title={`Pay ${query.currentData?.title ?? ''}`} maxWidth="xs" onClose={onClose}>
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
          askedIn(invoice) > 0 ? (
            <>
              <UseCredit invoice={invoice} />
              <PayForm invoice={invoice} onClose={onClose} />
            </>
          ) : (
            <>
              <DialogContent>Nothing is to be paid now.</DialogContent>
              <DialogActions>
                <Button onClick={onClose}>Close</Button>
              </DialogActions>
            </>
          )
        }
      </QueryView>
    </FormDialog>
  );
};
