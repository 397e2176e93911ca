import { get, post, type Route } from '../http/call';
import { found, named } from '../http/found';
import { answerList } from '../http/paging';
import { notPossible } from '../http/refusals';
import { idOf } from '../store/objects';

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [
  get('paymentMethods.retrieve', '/v1/payment_methods/:id', ({ desk, id }) =>
    found(desk, 'payment_method', id),
  ),
  get('paymentMethods.list', '/v1/payment_methods', ({ desk, params, path }) => {
    params.choice('type', ['card']);
    const customer = named(desk, 'customer', params.needText('customer'), 'customer');
    return answerList(desk.objects, 'payment_method', params, path, [], { customer: customer.id });
  }),
  post('paymentMethods.detach', '/v1/payment_methods/:id/detach', ({ desk, id }) => {
    const method = found(desk, 'payment_method', id);
    if (idOf(method.customer) === null)
      throw notPossible(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    return desk.objects.update('payment_method', id, { customer: null }, { used: 'yes', set_up: '' });
  }),
];
