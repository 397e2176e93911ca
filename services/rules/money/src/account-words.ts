import type { Account } from './books';

const WORDS: Readonly<Record<Account, string>> = {
  receivable: 'Receivable',
  provider: 'Card provider',
  bank: 'Bank and cash',
  processing_fees: 'Processing fees',
  refunds: 'Refunds',
  write_offs: 'Write-offs',
  tax_payable: 'Tax payable',
  credits: 'Credits',
  deposits: 'Deposits',
  'revenue:registration': 'Revenue, registrations',
  'revenue:dues': 'Revenue, dues',
  'revenue:booking': 'Revenue, bookings',
  'revenue:session': 'Revenue, sessions',
  'revenue:charge': 'Revenue, charges',
  'revenue:late_fee': 'Revenue, late fees',
  'revenue:credits_expired': 'Revenue, expired credits',
};

/** Every account of the books, in the order in which they are listed: what there is, what is owed, revenue, costs. */
export const ACCOUNTS: readonly Account[] = [
  ...(['receivable', 'provider', 'bank', 'tax_payable', 'credits', 'deposits'] as const),
  ...(Object.keys(WORDS) as Account[]).filter((account) => account.startsWith('revenue:')),
  ...(['refunds', 'processing_fees', 'write_offs'] as const),
];

/** 'Revenue, registrations': how an account is called on screens and in exports. */
export const accountName = (account: Account): string => WORDS[account];

/** '1250.00', '-5.25', '7500': an amount as files have it, without separators. @param digits see `minorDigits` */
export const decimalOf = (minor: number, digits: number): string => {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
};
