import type { PaymentReceiptsView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { exactDay } from '../../../shared/lib/times';
import { useFirst } from '../../../shared/lib/use-first';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import { FileButton } from '../invoice/file-button';
import { WAY_WORDS } from '../words/money-words';
import '../payments.css';

const AT_ONCE = 20;

/** A receipt of each payment that has come, of all teams and leagues, the newest first. */
export const MyReceipts = () => {
  const query = paymentsApi.useMyReceiptsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Section title="Receipts" hint="Of each payment, as a PDF.">
      <QueryView
        query={query}
        what="Your receipts could not be loaded"
        skeleton={<RowsSkeleton rows={4} height={56} />}
      >
        {({ receipts }) =>
          receipts.length === 0 ? (
            <p className="muted">Nothing is paid yet. The receipt of each payment stays here.</p>
          ) : (
            <Receipts receipts={receipts} />
          )
        }
      </QueryView>
    </Section>
  );
};

/** Of what a bank has taken back. */
const BANK_WORDS: Partial<Record<PaymentReceiptsView['receipts'][number]['state'], string>> = {
  disputed: 'a bank decides about it',
  lost: 'taken back by a bank',
};

const Receipts = ({ receipts }: Pick<PaymentReceiptsView, 'receipts'>) => {
  const { rows, left, showMore } = useFirst(receipts, AT_ONCE, 'receipts');
  return (
    <>
      <Rows label="Receipts">
        {rows.map(
          ({
            invoiceId,
            paymentId,
            title,
            payeeName,
            at,
            way,
            state,
            currency,
            amountMinor,
            refundedMinor,
          }) => {
            const amount = moneyOf(amountMinor, currency);
            const back = refundedMinor > 0 && `${moneyOf(refundedMinor, currency)} went back`;
            const notes = [payeeName, exactDay(at), WAY_WORDS[way], back, BANK_WORDS[state]];
            return (
              <Row key={paymentId} title={title} note={notes.filter(Boolean).join(' · ')}>
                <span className="money">{amount}</span>
                <FileButton {...{ invoiceId, paymentId }} file="receipt.pdf" about={`${amount}, ${title}`} />
              </Row>
            );
          },
        )}
      </Rows>
      {left > 0 && <Button onClick={showMore}>Show {Math.min(left, AT_ONCE)} more</Button>}
    </>
  );
};
