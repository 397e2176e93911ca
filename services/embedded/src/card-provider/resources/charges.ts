import { get, type Route } from '../http/call';
import { found } from '../http/found';
import { answerList } from '../http/paging';

export const CHARGE_ROUTES: readonly Route[] = [
  get('charges.retrieve', '/v1/charges/:id', ({ desk, id }) => found(desk, 'charge', id)),
  get('charges.list', '/v1/charges', ({ desk, params, path }) =>
    answerList(desk.objects, 'charge', params, path, ['customer', 'payment_intent']),
  ),
];
