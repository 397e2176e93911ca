import { AUTH, PAGES, ROOM, UNSUBSCRIBE } from './route-table';

/** The addresses for which the server gives the app's page, with how each page's code is fetched, for the build. */
export const ADDRESSES = [AUTH, UNSUBSCRIBE, ROOM, ...PAGES].map((page) => ({
  path: page.path,
  plain: 'plain' in page,
  first: ('first' in page ? page.first : undefined) ?? [],
  load: 'page' in page ? String(page.page) : null,
}));
