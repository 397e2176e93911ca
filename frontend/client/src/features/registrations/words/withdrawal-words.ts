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
  ...(money === 'unpaid' ? ['Nothing has been paid of it, and nothing is owed anymore.'] : []),
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
  if (money === 'unpaid' || money === 'none') return ['You have paid nothing, so nothing is owed.'];
  if (percent === 100) return ['You would get back all that you have paid.'];
  if (percent === 0) return ['You would get nothing back of what you have paid.'];
  return [`You would get back ${percent}% of what you have paid.`];
};
