import { get, type Route } from '../http/call';
import { found } from '../http/found';
import { answerList } from '../http/paging';
import { wrongParameter } from '../http/refusals';

export const EVENT_ROUTES: readonly Route[] = [
  get('events.retrieve', '/v1/events/:id', ({ desk, id }) => found(desk, 'event', id)),
  get('events.list', '/v1/events', ({ desk, params, path }) => {
    const types = params.texts('types');
    if (types.length > 20) throw wrongParameter('types', 'You may give 20 types at most.');
    return answerList(desk.objects, 'event', params, path, ['type'], types.length > 0 ? { type: types } : {});
  }),
];
