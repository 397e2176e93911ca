import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { loadedApi, takeApi, type LateApi } from '../shared/api/api-slot';
import { forgetPositions } from '../shared/api/positions';
import { selectUser, sessionSlice, type SessionState } from '../shared/session/session.slice';
import { shellSlice } from './shell/shell.slice';

type WithSession = { readonly session: SessionState };

// What one person loaded is not for the next one at the same browser.
const forgetful: Middleware<{}, WithSession> = (store) => (next) => (action) => {
  const before = selectUser(store.getState())?.id;
  const result = next(action);
  if (before !== undefined && before !== selectUser(store.getState())?.id) {
    forgetPositions();
    const api = loadedApi();
    if (api) store.dispatch(api.util.resetApiState());
  }
  return result;
};

/** A store; each test makes its own. The API slice joins it with the first page that needs one. */
export const createAppStore = () => {
  const reducers = { session: sessionSlice.reducer, shell: shellSlice.reducer };
  let ofApi: Middleware | null = null;
  // Stands in the chain from the start, because a chain is fixed once the store is made.
  const late: Middleware = (store) => (next) => {
    let through: ReturnType<ReturnType<Middleware>> | null = null;
    return (action) => {
      through ??= ofApi && ofApi(store)(next);
      return through ? through(action) : next(action);
    };
  };
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (defaults) => defaults().prepend(forgetful).concat(late),
    // At the end of the task, not in the next frame: what is rendered in a frame is a long task together with it.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  takeApi((api: LateApi) => {
    ofApi = api.middleware as Middleware;
    const withApi = combineReducers({ ...reducers, [api.reducerPath]: api.reducer });
    // eslint-disable-next-line no-restricted-syntax -- the store's type has no API that comes later
    store.replaceReducer(withApi as unknown as Parameters<typeof store.replaceReducer>[0]);
    void import('@reduxjs/toolkit/query').then(({ setupListeners }) => setupListeners(store.dispatch));
  });
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
