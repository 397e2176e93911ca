import type { InvoiceCard } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { StatTile } from '../../../shared/ui/stat-tile';
import { cameOf } from '../model/totals';

type PaidTilesProps = {
  readonly of: Pick<InvoiceCard, 'currency' | 'paidMinor' | 'surchargeMinor' | 'refundedMinor'>;
};

/** What has come and what of it went back, both with the fee that the payer bore: as statements of cards have it. */
export const PaidTiles = ({ of }: PaidTilesProps) => {
  const { currency, surchargeMinor, refundedMinor } = of;
  const fee = surchargeMinor > 0 && `with ${moneyOf(surchargeMinor, currency)} card fee`;
  return (
    <>
      <StatTile label="Paid" value={moneyOf(cameOf(of), currency)} hint={fee} />
      {refundedMinor > 0 && <StatTile label="Of it refunded" value={moneyOf(refundedMinor, currency)} />}
    </>
  );
};
