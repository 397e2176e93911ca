import { calendarDay, type KeptCardView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';

type ChargesAheadProps = {
  readonly label: string;
  readonly ahead: KeptCardView['ahead'];
  readonly currency: string;
};

/** What a kept card will be charged, and when: at most, as whatever is paid before makes it less. */
export const ChargesAhead = ({ label, ahead, currency }: ChargesAheadProps) => (
  <>
    <p>{label}</p>
    <dl className="money-sum">
      {ahead.map(({ lineId, at, chargeMinor }) => (
        <div key={lineId} className="money-sum-row">
          <dt>{calendarDay(at.slice(0, 10))}</dt>
          <dd>{moneyOf(chargeMinor, currency)}</dd>
        </div>
      ))}
    </dl>
    <p className="muted">At most this: whatever is paid before then is not charged.</p>
  </>
);
