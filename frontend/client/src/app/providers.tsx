import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastProvider } from '../shared/ui/toasts';
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
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  </Provider>
);
