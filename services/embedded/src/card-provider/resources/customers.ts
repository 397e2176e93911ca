import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { get, post, type Route } from '../http/call';
import { found } from '../http/found';
import { answerList } from '../http/paging';
import { newId } from '../store/ids';

type Person = {
  readonly email?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly description?: string | null;
  readonly metadata?: Record<string, string>;
};

/** Writes a customer down. */
export const newCustomer = (desk: Desk, person: Person): Stripe.Customer =>
  desk.objects.insert(
    'customer',
    {
      id: newId('customer'),
      object: 'customer',
      address: null,
      balance: 0,
      created: desk.now(),
      currency: null,
      default_source: null,
      delinquent: false,
      description: person.description ?? null,
      discount: null,
      email: person.email ?? null,
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: person.metadata ?? {},
      name: person.name ?? null,
      phone: person.phone ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    },
    desk.now(),
  );

export const CUSTOMER_ROUTES: readonly Route[] = [
  post('customers.create', '/v1/customers', ({ desk, params }) =>
    newCustomer(desk, {
      email: params.text('email', 512),
      name: params.text('name', 256),
      phone: params.text('phone', 20),
      description: params.text('description'),
      metadata: params.metadata(),
    }),
  ),
  get('customers.retrieve', '/v1/customers/:id', ({ desk, id }) => found(desk, 'customer', id)),
  get('customers.list', '/v1/customers', ({ desk, params, path }) =>
    answerList(desk.objects, 'customer', params, path, ['email']),
  ),
];
