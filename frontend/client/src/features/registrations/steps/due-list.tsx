import { calendarDay, type LeagueProspectus } from '@fieldhouse/api-contract';
import { discountedFrom } from '@fieldhouse/money';
import { Fragment } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { bearerSentence } from '../../../shared/lib/payment-words';

type DueListProps = {
  /** In minor units; above 0. */
  readonly total: number;
  /** What a code has taken off before, in minor units. */
  readonly discount: number;
  readonly terms: Pick<LeagueProspectus, 'payment' | 'currency'>;
  /** Of the league's zone (yyyy-mm-dd). */
  readonly today: string;
  /** Whether they wait for a place first. */
  readonly waits: boolean;
};

/** What is due now, what later and when, and who bears the card provider's fee. */
export const DueList = ({ total, discount, terms: { payment, currency }, today, waits }: DueListProps) => {
  const [first, ...later] = discountedFrom(total + discount, discount, payment, today);
  const now = waits ? 'once you have a place' : 'now';
  return (
    <>
      {later.length === 0 ? (
        <p>All of it is due {now}.</p>
      ) : (
        <dl className="bill">
          <dt>Due {now}</dt>
          <dd>{moneyOf(first?.amountMinor ?? 0, currency)}</dd>
          {later.map(({ dueOn, amountMinor }) => (
            <Fragment key={dueOn}>
              <dt>Due by {calendarDay(dueOn)}</dt>
              <dd>{moneyOf(amountMinor, currency)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className="caption">{bearerSentence(payment.bearer)}</p>
    </>
  );
};
