import type { InvoiceView } from '@fieldhouse/api-contract';
import LinearProgress from '@mui/material/LinearProgress';
import { sentenceOf } from '../../../shared/api/problem';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';
import { useLookAgain } from '../model/use-look-again';
import { useCheckout } from '../pay/use-checkout';
import { cardWords } from './kept-card-part';
import { Told } from './told';

type AfterKeepingProps = {
  readonly invoice: InvoiceView;
  /** The card that somebody comes back from leaving, and from not leaving. */
  readonly kept: string | null;
  readonly left: string | null;
};

/** How it stands with a card that somebody has gone to leave at the provider's page without paying. */
export const AfterKeeping = ({ invoice, kept, left }: AfterKeepingProps) => {
  const setup = invoice.setups.find(({ cardId }) => cardId === (kept ?? left));
  const state = setup?.state ?? 'open';
  const { refetch } = paymentsApi.useInvoiceQuery(invoice.invoiceId);
  // As with a payment: nobody tells the page what comes before its live connection.
  useLookAgain(kept !== null && state === 'open', refetch);
  if (setup === undefined && kept === null) return null;
  if (state === 'ended')
    return (
      <Told tone="info">
        <p>
          <strong>No card is kept.</strong> The card page has been closed. You can begin again.
        </p>
      </Told>
    );
  if (state === 'kept') {
    const card = invoice.kept?.cardId === setup?.cardId ? invoice.kept?.card : null;
    return (
      <Told tone={card ? 'primary' : 'info'}>
        <p>
          <strong>{card ? `${cardWords(card)} is kept.` : 'This card is not kept anymore.'}</strong> Nothing
          was charged now.
        </p>
      </Told>
    );
  }
  if (kept !== null || !setup)
    return (
      <Told tone="info">
        <p>
          <strong>The card is being confirmed…</strong> You need not wait here: it is done without you.
        </p>
        <LinearProgress aria-label="Waiting for the card provider" />
      </Told>
    );
  return <Left invoiceId={invoice.invoiceId} cardId={setup.cardId} />;
};

type LeftProps = { readonly invoiceId: string; readonly cardId: string };
const Left = ({ invoiceId, cardId }: LeftProps) => {
  const { busy, failure, goToCard } = useCheckout(invoiceId);
  return (
    <Told tone="info">
      <p>
        <strong>No card is kept.</strong> You left the card page before one was saved. Nothing was charged.
      </p>
      <Button busy={busy} onClick={() => void goToCard(cardId)}>
        Continue with the card
      </Button>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
    </Told>
  );
};
