import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../shared/api/base-api';
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
    store.dispatch(baseApi.util.resetApiState());
  }
  return result;
};

/** A store; each test makes its own. */
export const createAppStore = () => {
  const store = configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      shell: shellSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (defaults) => defaults().prepend(forgetful).concat(baseApi.middleware),
    // At the end of the task, not in the next frame: what is rendered in a frame is a long task together with it.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
