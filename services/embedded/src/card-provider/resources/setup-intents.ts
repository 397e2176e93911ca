import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { get, type Route } from '../http/call';
import { found } from '../http/found';
import { newId, randomText } from '../store/ids';

type SetupOrder = {
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
};

/** Writes down that a card is to be set up, for which none was named yet. */
export const newSetupIntent = (desk: Desk, order: SetupOrder): Stripe.SetupIntent => {
  const id = newId('setup_intent');
  return desk.objects.insert(
    'setup_intent',
    {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: null,
      application: null,
      automatic_payment_methods: null,
      cancellation_reason: null,
      client_secret: `${id}_secret_${randomText(24)}`,
      created: desk.now(),
      customer: order.customer,
      customer_account: null,
      description: order.description,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: false,
      managed_payments: null,
      mandate: null,
      metadata: order.metadata,
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      single_use_mandate: null,
      status: 'requires_payment_method',
      usage: 'off_session',
    },
    desk.now(),
  );
};

/** No card is set up with it any more. */
export const cancelSetup = (desk: Desk, id: string): void => {
  const canceled = desk.objects.update('setup_intent', id, {
    status: 'canceled',
    cancellation_reason: 'abandoned',
    next_action: null,
  });
  desk.events.tell('setup_intent.canceled', canceled);
};

export const SETUP_INTENT_ROUTES: readonly Route[] = [
  get('setupIntents.retrieve', '/v1/setup_intents/:id', ({ desk, id }) => found(desk, 'setup_intent', id)),
];
