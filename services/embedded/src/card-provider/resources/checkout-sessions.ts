import { expireSession, itemsOf } from '../checkout/pay-session';
import { openSession } from '../checkout/open-session';
import { readSession } from '../checkout/session-params';
import { get, post, type Route } from '../http/call';
import { found } from '../http/found';
import { answerList } from '../http/paging';
import { notPossible } from '../http/refusals';

const PATH = '/v1/checkout/sessions';

export const CHECKOUT_ROUTES: readonly Route[] = [
  post('checkout.sessions.create', PATH, ({ desk, params }) => openSession(desk, readSession(desk, params))),
  get('checkout.sessions.retrieve', `${PATH}/:id`, ({ desk, id }) => found(desk, 'checkout.session', id)),
  get('checkout.sessions.list', PATH, ({ desk, params, path }) => {
    const status = params.choice('status', ['open', 'complete', 'expired']);
    const filters = ['payment_intent', 'customer', 'payment_link'];
    return answerList(desk.objects, 'checkout.session', params, path, filters, status ? { status } : {});
  }),
  get('checkout.sessions.listLineItems', `${PATH}/:id/line_items`, ({ desk, params, id, path }) => {
    found(desk, 'checkout.session', id);
    params.integer('limit');
    return { object: 'list', data: itemsOf(desk, id), has_more: false, url: path };
  }),
  post('checkout.sessions.expire', `${PATH}/:id/expire`, ({ desk, id }) => {
    const session = found(desk, 'checkout.session', id);
    if (session.status !== 'open')
      throw notPossible(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`,
      );
    return expireSession(desk, session);
  }),
];
