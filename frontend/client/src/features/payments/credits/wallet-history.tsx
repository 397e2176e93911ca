import type { WalletView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { exactDay } from '../../../shared/lib/times';
import { Row, Rows } from '../../../shared/ui/rows';
import { useOpenInvoice } from '../parts/invoice-row';
import { grantWords } from '../words/credit-words';

type WalletHistoryProps = {
  readonly wallet: WalletView;
  /** What can be done with a grant. */
  readonly wayOf?: (grant: WalletView['grants'][number]) => ReactNode;
};

/** What was granted and what is left of it, then where it was used. */
export const WalletHistory = ({ wallet, wayOf }: WalletHistoryProps) => {
  const open = useOpenInvoice();
  return (
    <>
      <Rows label="Granted">
        {wallet.grants.map((grant) => (
          <Row
            key={grant.grantId}
            title={grant.reason || 'Credit'}
            note={`${exactDay(grant.at)} · ${grantWords(grant)}`}
          >
            {wayOf?.(grant)}
          </Row>
        ))}
      </Rows>
      {wallet.uses.length > 0 && (
        <Rows label="Used">
          {wallet.uses.map(({ paymentId, invoiceId, title, currency, amountMinor, returnedMinor, at }) => (
            <Row
              key={paymentId}
              title={
                <button type="button" className="invoice-name" onClick={() => open(invoiceId)}>
                  Used for {title}
                </button>
              }
              note={[exactDay(at), returnedMinor > 0 && `${moneyOf(returnedMinor, currency)} came back`]
                .filter(Boolean)
                .join(' · ')}
            >
              <span className="money">{moneyOf(amountMinor, currency)}</span>
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
};
