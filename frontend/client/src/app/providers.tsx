import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { ToastProvider } from '../shared/ui/toasts';
import { PageBroken } from './page-broken';
import type { AppStore } from './store';

/** Everything that pages find around them. */
export const Providers = ({
  store,
  theme,
  children,
}: {
  readonly store: AppStore;
  readonly theme: Theme;
  readonly children: ReactNode;
}) => (
  <Provider store={store}>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme">
      <CssBaseline />
      <ErrorBoundary name="the app" instead={() => <PageBroken />}>
        <ToastProvider>{children}</ToastProvider>
      </ErrorBoundary>
    </ThemeProvider>
  </Provider>
);
