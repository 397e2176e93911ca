import type { BroadcastAudience, ReceiptsView, ReceiptView } from '@fieldhouse/api-contract';
import { count, listOf } from '../../../shared/lib/words';
import type { ProductState } from '../../../shared/ui/status-chip';

/** Whom a message goes to, in words. */
export const AUDIENCE_WORDS: Readonly<Record<BroadcastAudience, string>> = {
  captains: 'All captains',
  everybody: 'Everybody in the league',
};

/** 'Goes to 12 people'. */
export const reachWords = (people: number): string =>
  people === 0 ? 'Nobody would get this yet' : `Goes to ${count(people, 'person', 'people')}`;

/** '2 characters left', as readers hear it too. */
export const leftWords = (left: number): string =>
  left >= 0 ? `${count(left, 'character')} left` : `${count(-left, 'character')} too many`;

/** How what became of a message with somebody looks. */
export const RECEIPT_STATES: Readonly<Record<ReceiptView['state'], ProductState>> = {
  read: 'read',
  sent: 'sent',
  waiting: 'on_its_way',
  bell: 'bell_only',
};

const WAYS = { email: 'e-mail', push: 'push' } as const;
const BELL_ONLY = 'No e-mail or push: none could be sent, or they have turned it off';

/** On which ways somebody was told. */
export const waysOf = ({ state, sent }: Pick<ReceiptView, 'state' | 'sent'>): string | null => {
  if (sent.length > 0) return `By ${listOf([...sent].sort().map((way) => WAYS[way]))}`;
  return state === 'bell' ? BELL_ONLY : null;
};

/** '2 of 5 have read it'. */
export const readWords = ({ receipts }: ReceiptsView): string => {
  const read = receipts.filter(({ state }) => state === 'read').length;
  return `${read} of ${receipts.length} ${read === 1 ? 'has' : 'have'} read it`;
};
