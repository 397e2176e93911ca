import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppHistory } from '../shared/lib/guarded-history';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { ToastProvider } from '../shared/ui/toasts';
import { AppRouter } from './app-router';
import { PageBroken } from './page-broken';
import type { AppStore } from './store';

type ProvidersProps = {
  readonly store: AppStore;
  readonly history: AppHistory;
  readonly children: ReactNode;
};

/** Everything that pages find around them. */
export const Providers = ({ store, history, children }: ProvidersProps) => (
  <Provider store={store}>
    <ErrorBoundary name="the app" instead={() => <PageBroken />}>
      <ToastProvider>
        <AppRouter history={history}>{children}</AppRouter>
      </ToastProvider>
    </ErrorBoundary>
  </Provider>
);
