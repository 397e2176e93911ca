import type { RegistrationView } from '@fieldhouse/api-contract';

type Withdrawn = Pick<RegistrationView, 'money' | 'waitlist' | 'price' | 'status'>;

/** What somebody gets back and loses who withdraws now. @param percent of what they have paid */
export const withdrawalSentences = (
  { money, waitlist, price, status }: Withdrawn,
  percent: number,
): readonly string[] => [
  ...moneySentence(money, percent, price.total),
  waitlist !== null && status !== 'offered'
    ? 'You lose your rank on the waitlist.'
    : 'Your place goes to whoever is next.',
  'If you register again, you stand at the end.',
];

const moneySentence = (money: Withdrawn['money'], percent: number, total: number): readonly string[] => {
  if (total === 0) return [];
  if (money === 'unpaid' || money === 'none') return ['You have paid nothing, so nothing is owed.'];
  if (percent === 100) return ['You would get back all that you have paid.'];
  if (percent === 0) return ['You would get nothing back of what you have paid.'];
  return [`You would get back ${percent} % of what you have paid.`];
};
