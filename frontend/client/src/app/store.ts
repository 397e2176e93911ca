import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../shared/api/base-api';
import { forgetOwnWrites } from '../shared/api/own-writes';
import { sessionClosed, sessionOpened, sessionSlice, selectUser } from '../shared/session/session.slice';

/** A store; each test makes its own. */
export const createAppStore = () => {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: { [sessionSlice.name]: sessionSlice.reducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(baseApi.middleware),
  });
  // What one person loaded is not for the next one at the same browser.
  listeners.startListening({
    matcher: isAnyOf(sessionClosed, sessionOpened),
    effect: (_, api) => {
      const before = selectUser(api.getOriginalState() as AppState)?.id;
      if (before === undefined || before === selectUser(api.getState() as AppState)?.id) return;
      forgetOwnWrites();
      api.dispatch(baseApi.util.resetApiState());
    },
  });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
