import Stripe from 'stripe';
import type { Samples } from '../sample';
import { CARD_WEBHOOK_SECRET } from '../whole-api';

const told = {
  id: 'evt_of_samples',
  object: 'event',
  type: 'payout.paid',
  created: 1_777_658_400,
  data: { object: { id: 'po_of_samples', object: 'payout' } },
};

/** What the card provider tells. */
export const samples: Samples = {
  'POST /api/webhooks/card-provider': () => ({
    body: told,
    headers: {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: JSON.stringify(told),
        secret: CARD_WEBHOOK_SECRET,
      }),
    },
  }),
};
