import type Stripe from 'stripe';
import { readBasket, type KeptItem } from '../checkout/line-items';
import { readAddress, readIntentData } from '../checkout/session-params';
import type { Desk } from '../desk';
import { get, post, type Call, type Route } from '../http/call';
import { found } from '../http/found';
import { requireCards } from '../http/money-params';
import { answerList } from '../http/paging';
import { newId, randomText } from '../store/ids';

const readCompletion = ({ params }: Call): Stripe.PaymentLink.AfterCompletion => {
  const completion = params.group('after_completion');
  const redirect = completion?.group('redirect');
  const url = redirect ? readAddress(redirect, 'url') : null;
  return completion?.choice('type', ['redirect', 'hosted_confirmation']) === 'redirect' && url !== null
    ? { type: 'redirect', redirect: { url } }
    : { type: 'hosted_confirmation', hosted_confirmation: { custom_message: null } };
};

const create = (call: Call): Stripe.PaymentLink => {
  const { desk, params } = call;
  const basket = readBasket(params, desk.now());
  requireCards(params, 'payment_method_types');
  const limit = params.group('restrictions')?.group('completed_sessions')?.integer('limit');
  const code = randomText(20);
  return desk.objects.insert(
    'payment_link',
    {
      id: newId('payment_link'),
      object: 'payment_link',
      active: true,
      after_completion: readCompletion(call),
      allow_promotion_codes: false,
      application: null,
      application_fee_amount: null,
      application_fee_percent: null,
      automatic_tax: { enabled: false, liability: null },
      billing_address_collection: 'auto',
      consent_collection: null,
      currency: basket.currency,
      custom_fields: [],
      custom_text: {
        after_submit: null,
        shipping_address: null,
        submit: null,
        terms_of_service_acceptance: null,
      },
      customer_creation: 'if_required',
      inactive_message: params.text('inactive_message', 500) ?? null,
      invoice_creation: null,
      livemode: false,
      managed_payments: null,
      metadata: params.metadata(),
      on_behalf_of: null,
      payment_intent_data: null,
      payment_method_collection: 'always',
      payment_method_options: null,
      payment_method_types: ['card'],
      phone_number_collection: { enabled: false },
      restrictions: limit === undefined ? null : { completed_sessions: { count: 0, limit } },
      shipping_address_collection: null,
      shipping_options: [],
      submit_type: 'auto',
      subscription_data: null,
      tax_id_collection: { enabled: false, required: 'never' },
      transfer_data: null,
      url: `${desk.publicUrl()}/l/${code}`,
    },
    desk.now(),
    { code, items: JSON.stringify(basket.items), intent: JSON.stringify(readIntentData(params)) },
  );
};

/** The link behind the code in its address. */
export const linkOfCode = (desk: Desk, code: string): Stripe.PaymentLink | undefined =>
  desk.objects.all('payment_link', { code })[0];

/** What a link sells. */
export const linkItems = (desk: Desk, id: string): readonly KeptItem[] =>
  JSON.parse(desk.objects.inside(id)['items'] ?? '[]') as readonly KeptItem[];

export const PAYMENT_LINK_ROUTES: readonly Route[] = [
  post('paymentLinks.create', '/v1/payment_links', create),
  get('paymentLinks.retrieve', '/v1/payment_links/:id', ({ desk, id }) => found(desk, 'payment_link', id)),
  get('paymentLinks.list', '/v1/payment_links', ({ desk, params, path }) => {
    const active = params.flag('active');
    return answerList(
      desk.objects,
      'payment_link',
      params,
      path,
      [],
      active === undefined ? {} : { active: String(active) },
    );
  }),
  post('paymentLinks.update', '/v1/payment_links/:id', ({ desk, params, id }) => {
    const link = found(desk, 'payment_link', id);
    return desk.objects.update('payment_link', id, {
      active: params.flag('active') ?? link.active,
      metadata: params.metadata(link.metadata),
    });
  }),
];
