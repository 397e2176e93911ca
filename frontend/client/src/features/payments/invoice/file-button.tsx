import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { Button } from '../../../shared/ui/button';
import { paymentsApi, type PaymentFile } from '../api/payments.api';

type FileButtonProps = PaymentFile & {
  readonly label: string;
  /** Whose payment it is of, for whoever hears only the button. */
  readonly about: string;
};

/** Gives what there is to keep of a payment to the person as a file. */
export const FileButton = ({ label, about, ...file }: FileButtonProps) => {
  const [save, { isLoading, error }] = paymentsApi.useSavePaymentFileMutation();
  return (
    <>
      <Button
        size="small"
        variant="text"
        busy={isLoading}
        aria-label={`${label} for ${about}`}
        onClick={() => void save(file)}
      >
        {label}
      </Button>
      {isFailure(error) && (
        <span role="alert" className="failure">
          {sentenceOf(error)}
        </span>
      )}
    </>
  );
};
