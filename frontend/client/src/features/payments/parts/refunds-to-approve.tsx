import type { RefundToApprove } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { nameOf } from '../words/money-words';
import { useOpenInvoice } from './invoice-row';

const noteOf = ({ to, askedBy, reason, mayApprove }: RefundToApprove): string =>
  [
    `to ${nameOf(to)}`,
    `asked for by ${askedBy === null ? 'itself' : nameOf(askedBy)}${reason && `: “${reason}”`}`,
    !mayApprove && 'somebody else decides',
  ]
    .filter(Boolean)
    .join(' · ');

/** Refunds that wait for a second person, each with why it was asked for; nothing where none does. */
export const RefundsToApprove = ({ refunds }: { readonly refunds: readonly RefundToApprove[] }) => {
  const open = useOpenInvoice();
  if (refunds.length === 0) return null;
  return (
    <Section title="Refunds to approve" hint="Large enough that two people decide.">
      <Rows label="Refunds to approve">
        {refunds.map((refund) => (
          <Row key={refund.refundId} title={refund.title} note={noteOf(refund)}>
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
    </Section>
  );
};
