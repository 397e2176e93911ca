import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastProvider } from '../shared/ui/toasts';
import type { AppStore } from './store';
import { theme } from './theme';

/** Everything that pages find around them. */
export const Providers = ({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) => (
  <Provider store={store}>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme">
      <CssBaseline />
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  </Provider>
);
