import { calendarDay, type DueView } from '@fieldhouse/api-contract';
import type { Need, PartOf } from '../../../../shared/dashboard/dashboard-part';
import { moneyOf } from '../../../../shared/lib/money';

const needOf = ({ invoiceId, title, payeeName, amountMinor, currency, dueOn, holdUntil }: DueView): Need => ({
  id: `payment-${invoiceId}`,
  title: `${moneyOf(amountMinor, currency)} for ${payeeName}`,
  detail:
    holdUntil === null
      ? `${title}, due ${calendarDay(dueOn)}`
      : `${title}: your place is held until it is paid`,
  deadline: holdUntil ?? dueOn,
  action: { to: `/player-profile?tab=payments&invoice=${encodeURIComponent(invoiceId)}`, label: 'Pay' },
});

/** What the person has to pay soon. */
export const part: PartOf<'payments'> = {
  what: 'What you have to pay',
  needsOf: (facts) => facts.map(needOf),
};
