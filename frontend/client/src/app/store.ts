import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
  isAnyOf,
  type WithSlice,
} from '@reduxjs/toolkit';
import { loadedApi, takeApi, type LateApi } from '../shared/api/api-slot';
import { forgetOwnWrites } from '../shared/api/own-writes';
import { sessionClosed, sessionOpened, sessionSlice, selectUser } from '../shared/session/session.slice';
import { shellSlice } from './shell/shell.slice';

/** A store; each test makes its own. The API slice joins it with the first page that needs one. */
export const createAppStore = () => {
  const listeners = createListenerMiddleware();
  const late = createDynamicMiddleware();
  const reducer = combineSlices(sessionSlice, shellSlice).withLazyLoadedSlices<WithSlice<LateApi>>();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(late.middleware),
  });
  takeApi((api) => {
    reducer.inject(api);
    late.addMiddleware(api.middleware);
    store.dispatch({ type: 'app/apiArrived' });
    void import('@reduxjs/toolkit/query').then(({ setupListeners }) => setupListeners(store.dispatch));
  });
  // What one person loaded is not for the next one at the same browser.
  listeners.startListening({
    matcher: isAnyOf(sessionClosed, sessionOpened),
    effect: (_, { getOriginalState, getState, dispatch }) => {
      const before = selectUser(getOriginalState() as AppState)?.id;
      if (before === undefined || before === selectUser(getState() as AppState)?.id) return;
      forgetOwnWrites();
      const api = loadedApi();
      if (api) dispatch(api.util.resetApiState());
    },
  });
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
