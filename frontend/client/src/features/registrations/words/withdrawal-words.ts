import type { RegistrationView, StaffRegistrationView } from '@fieldhouse/api-contract';

type Withdrawn = Pick<RegistrationView, 'money' | 'waitlist' | 'price' | 'status'>;

/** What somebody gets back and loses who withdraws now. @param percent of what they have paid */
export const withdrawalSentences = (
  { money, waitlist, price, status }: Withdrawn,
  percent: number,
): readonly string[] => [
  ...moneySentence(money, percent, price.total),
  waitlist !== null && status !== 'offered'
    ? 'You lose your rank on the waitlist.'
    : 'Your place goes to the next in line.',
  'If you register again, you go to the end.',
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

const moneySentence = (money: Withdrawn['money'], percent: number, total: number): readonly string[] => {
  if (total === 0) return [];
  if (money === 'unpaid' || money === 'none') return ['No payment has arrived, so nothing is owed.'];
  if (money === 'refunded') return ['All that was paid has come back already.'];
  if (percent === 100) return ['All that was paid would come back.'];
  if (percent === 0) return ['Nothing of what was paid would come back.'];
  return [`${percent}% of what was paid would come back.`];
};
