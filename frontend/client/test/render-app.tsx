import type { SessionView, UserView } from '@fieldhouse/api-contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { VirtuosoMockContext } from 'react-virtuoso';
import { Providers } from '../src/app/providers';
import { pathOf } from '../src/app/return-path';
import { Routes } from '../src/app/routes';
import { leaveForSite } from '../src/app/site-door';
import { createAppStore as createStore, type AppStore } from '../src/app/store';
import { baseApi } from '../src/shared/api/base-api';
import { guardedHistory } from '../src/shared/lib/guarded-history';
import { closeSession, openSession } from '../src/shared/session/session-refresh';
import { captaincyLookedUp } from '../src/shared/session/session.slice';

export type { AppStore };

const stores: AppStore[] = [];
/** The client's store; what it has read and follows ends with the test. Requests that nobody answers go on, for some tests never end theirs. */
export const createAppStore = (): AppStore => {
  const store = createStore();
  stores.push(store);
  return store;
};
type Removed = Parameters<typeof baseApi.internalActions.removeQueryResult>[0];
afterEach(() => {
  for (const store of stores.splice(0))
    for (const queryCacheKey of Object.keys(store.getState().api.queries))
      store.dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey } as Removed));
});

/** A session of Ana Brook that lasts ten minutes. */
export const anasSession = (): SessionView => ({
  access_token: 'token-of-ana',
  token_type: 'bearer',
  expires_in: 600,
  expires_at: Math.floor(Date.now() / 1_000) + 600,
  user: {
    id: 'ana',
    email: 'ana@example.org',
    user_metadata: { first_name: 'Ana', last_name: 'Brook' },
    roles: [],
    email_confirmed_at: '2026-10-01T00:00:00.000Z',
    terms_version: '2026-11-01',
  },
});

// jsdom measures nothing: long lists are told how much of them is in sight.
const VIEWPORT = { viewportHeight: 800, itemHeight: 40 };

type Visitor = {
  readonly signedIn?: boolean;
  /** What is different about Ana. */
  readonly user?: Partial<UserView>;
  /** Ana leads a team. */
  readonly captain?: boolean;
};

/** The whole client at an address, signed in as Ana unless told otherwise. */
export const renderApp = (at: string, { signedIn = true, user = {}, captain = false }: Visitor = {}) => {
  const store = createAppStore();
  if (signedIn) {
    const session = anasSession();
    openSession(store.dispatch, { ...session, user: { ...session.user, ...user } });
    store.dispatch(captaincyLookedUp({ userId: 'ana', captain }));
  } else closeSession(store.dispatch);
  return { store, ...renderAt([at], store) };
};

/** The whole client with this history behind it, and whoever the store knows. */
export const renderAt = (addresses: readonly string[], store: AppStore) => {
  const history = guardedHistory(
    createMemoryHistory({ initialEntries: [...addresses], v5Compat: true }),
    leaveForSite,
  );
  const view = render(
    <Providers store={store} history={history}>
      <VirtuosoMockContext.Provider value={VIEWPORT}>
        <Routes />
      </VirtuosoMockContext.Provider>
    </Providers>,
  );
  return { ...view, history, user: userEvent.setup(), path: () => pathOf(history.location) };
};
