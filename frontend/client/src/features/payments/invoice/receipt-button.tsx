import type { PaymentView } from '@fieldhouse/api-contract';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';

type ReceiptButtonProps = {
  readonly invoiceId: string;
  readonly payment: Pick<PaymentView, 'paymentId'>;
  /** Whose payment it is of, for whoever hears only the button. */
  readonly about: string;
};

/** Gives the receipt of a payment to the person as a file. */
export const ReceiptButton = ({ invoiceId, payment: { paymentId }, about }: ReceiptButtonProps) => {
  const [save, { isLoading, error }] = paymentsApi.useSaveReceiptMutation();
  return (
    <>
      <Button
        size="small"
        variant="text"
        busy={isLoading}
        aria-label={`Receipt for ${about}`}
        onClick={() => void save({ invoiceId, paymentId })}
      >
        Receipt
      </Button>
      {isFailure(error) && (
        <span role="alert" className="failure">
          {sentenceOf(error)}
        </span>
      )}
    </>
  );
};
