import type { OwnRegistrationView, RegistrationView, StaffRegistrationView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';

type Paid = Pick<RegistrationView, 'registrationId' | 'money' | 'price'>;
type Withdrawn = Paid & Pick<RegistrationView, 'waitlist' | 'status'>;
type Terms = Pick<OwnRegistrationView, 'refunds'>;

/** What somebody gets back and loses who withdraws now. */
export const withdrawalSentences = (registration: Withdrawn, terms: Terms): readonly string[] => [
  ...moneySentence(registration, terms),
  registration.waitlist !== null && registration.status !== 'offered'
    ? 'You lose your rank on the waitlist.'
    : 'Your place goes to the next in line.',
  'If you register again, you go to the end.',
];

/** What somebody gets back and loses who says no to a place. */
export const declineSentences = (registration: Paid, terms: Terms): readonly string[] => [
  ...moneySentence(registration, terms),
  'The place goes to the next in line, and you leave the waitlist. You can register again at its end.',
];

/** What follows when the staff ends somebody's registration. */
export const removalSentences = ({ money, waitlist, status, name, kind }: Removed): readonly string[] => [
  ...(isPaid(money)
    ? [
        'Everything paid for it is refunded: to cards right away and without a second approval; cash is yours to hand back.',
      ]
    : []),
  ...(money === 'unpaid' ? ['No payment for it has arrived, and nothing is owed anymore.'] : []),
  waitlist !== null && status !== 'offered'
    ? `${name} loses the rank on the waitlist.`
    : kind === 'team'
      ? 'Its place goes to the next in line, and the team leaves the league.'
      : 'The place goes to the next in line.',
  'This cannot be undone: to come back is to register again, while registration is open.',
];
type Removed = Pick<StaffRegistrationView, 'money' | 'waitlist' | 'status' | 'name' | 'kind'>;

const isPaid = (money: StaffRegistrationView['money']): boolean =>
  money === 'deposit' || money === 'partial' || money === 'paid' || money === 'refunded_part';

const moneySentence = ({ registrationId, money, price }: Paid, { refunds }: Terms): readonly string[] => {
  const refund = refunds.find((one) => one.registrationId === registrationId);
  if (price.total === 0) return [];
  if (money === 'unpaid' || money === 'none') return ['No payment has arrived, so nothing is owed.'];
  if (money === 'refunded') return ['All that was paid has come back already.'];
  if (!refund)
    return ['Nothing more of what was paid comes back now. What a bank decides about follows once it has.'];
  const paid = moneyOf(refund.paidMinor, price.currency);
  const back = moneyOf(refund.backMinor, price.currency);
  if (refund.backMinor === refund.paidMinor) return [`All that was paid comes back: ${back}.`];
  if (refund.backMinor === 0) return [`Nothing comes back of the ${paid} that was paid.`];
  return [`${refund.percent}% of what was paid comes back: ${back} of ${paid}.`];
};
