import { calendarDay, type CodeView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { KIND_WORDS } from '../../../shared/lib/prospectus-words';

/** '10% off', '$12.00 off'. */
export const discountWords = ({ discount, currency }: Pick<CodeView, 'discount' | 'currency'>): string =>
  discount.kind === 'percent' ? `${discount.percent}% off` : `${moneyOf(discount.amountMinor, currency)} off`;

export const CODE_STATE_WORDS: Readonly<Record<CodeView['state'], string>> = {
  in_use: 'In use',
  used_up: 'Used up',
  run_out: 'Run out',
  ended: 'Ended',
};

/** Of a code that may be used any number of times. */
export const usedWords = (uses: number): string => {
  if (uses === 0) return 'Not used yet';
  return uses === 1 ? 'Used once' : `Used ${uses} times`;
};

/** 'Used 3 of 20 · until Apr 15, 2026 · once for each person · Team, Free agent'. */
export const termsWords = ({ uses, limit, validUntil, oncePerPerson, kinds }: CodeView): string =>
  [
    limit === null ? usedWords(uses.length) : `Used ${uses.length} of ${limit}`,
    validUntil && `until ${calendarDay(validUntil)}`,
    oncePerPerson && 'once for each person',
    kinds.map((kind) => KIND_WORDS[kind]).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
