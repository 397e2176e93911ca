import type { Desk } from '../desk';
import type { Kind, Kinds } from '../store/kinds';
import { missingResource } from './refusals';

/** Words for a kind in sentences of the API. */
const WORDS: Readonly<Record<Kind, string>> = {
  customer: 'customer',
  'checkout.session': 'checkout.session',
  payment_intent: 'payment_intent',
  setup_intent: 'setupintent',
  payment_method: 'PaymentMethod',
  payment_link: 'payment link',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  payout: 'payout',
  balance_transaction: 'balance transaction',
  event: 'event',
};

/** The object that the address names. @throws Refusal */
export const found = <K extends Kind>(desk: Desk, kind: K, id: string): Kinds[K] => {
  const object = desk.objects.get(kind, id);
  if (!object) throw missingResource(WORDS[kind], id, 'id');
  return object;
};

/** The object that a parameter names. @throws Refusal */
export const named = <K extends Kind>(desk: Desk, kind: K, id: string, param: string): Kinds[K] => {
  const object = desk.objects.get(kind, id);
  if (!object) throw missingResource(WORDS[kind], id, param, 400);
  return object;
};
