import type { PaymentView } from '@fieldhouse/api-contract';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';

type EvidenceButtonProps = {
  readonly invoiceId: string;
  readonly payment: Pick<PaymentView, 'paymentId'>;
  /** Whose payment it is of, for whoever hears only the button. */
  readonly about: string;
};

/** Gives everything about a disputed payment to whoever answers the bank. */
export const EvidenceButton = ({ invoiceId, payment: { paymentId }, about }: EvidenceButtonProps) => {
  const [save, { isLoading, error }] = paymentsApi.useSaveEvidenceMutation();
  return (
    <>
      <Button
        size="small"
        busy={isLoading}
        aria-label={`Download evidence for ${about}`}
        onClick={() => void save({ invoiceId, paymentId })}
      >
        Download evidence
      </Button>
      {isFailure(error) && (
        <span role="alert" className="failure">
          {sentenceOf(error)}
        </span>
      )}
    </>
  );
};
