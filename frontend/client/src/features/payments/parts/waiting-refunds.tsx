import type { WaitingRefund } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { useFirst } from '../../../shared/lib/use-first';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { nameOf } from '../words/money-words';
import { useOpenInvoice } from './invoice-row';

const AT_ONCE = 20;

const waitsFor = ({ state, mayApprove }: WaitingRefund): string => {
  if (state === 'failed') return 'did not go through';
  if (state === 'pending') return 'nobody has handed it back yet';
  return mayApprove ? 'waits for your yes' : 'waits for somebody else’s yes';
};

const noteOf = (refund: WaitingRefund): string =>
  [
    waitsFor(refund),
    `to ${nameOf(refund.to)}`,
    refund.askedBy && `asked for by ${nameOf(refund.askedBy)}`,
    refund.reason && `“${refund.reason}”`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Refunds that wait for somebody, each with why it was asked for; nothing where none does. */
export const WaitingRefunds = ({ refunds }: { readonly refunds: readonly WaitingRefund[] }) => {
  const open = useOpenInvoice();
  const { rows, left, showMore } = useFirst(refunds, AT_ONCE, 'refunds');
  if (refunds.length === 0) return null;
  return (
    <Section title="Refunds to handle">
      <Rows label="Refunds to handle">
        {rows.map((refund) => (
          <Row key={`${refund.invoiceId} ${refund.refundId}`} title={refund.title} note={noteOf(refund)}>
            <span className="money">{moneyOf(refund.amountMinor, refund.currency)}</span>
            <Button
              size="small"
              aria-label={`Look at the refund of ${refund.title}`}
              onClick={() => open(refund.invoiceId)}
            >
              {refund.mayApprove ? 'Decide' : 'Look at it'}
            </Button>
          </Row>
        ))}
      </Rows>
      {left > 0 && <Button onClick={showMore}>Show more ({left} left)</Button>}
    </Section>
  );
};
