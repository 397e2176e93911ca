import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { Button } from '../../../shared/ui/button';
import { paymentsApi, type PaymentFile } from '../api/payments.api';

type FileButtonProps = PaymentFile & {
  /** Whose payment it is of, for whoever hears only the button. */
  readonly about: string;
};

const LABELS: Readonly<Record<PaymentFile['file'], string>> = {
  'receipt.pdf': 'Receipt',
  'evidence.zip': 'Download evidence',
};

/** Gives what there is to keep of a payment to the person as a file. */
export const FileButton = ({ about, ...file }: FileButtonProps) => {
  const [save, { isLoading, error }] = paymentsApi.useSavePaymentFileMutation();
  const label = LABELS[file.file];
  return (
    <>
      <Button
        size="small"
        variant={file.file === 'receipt.pdf' ? 'text' : undefined}
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
