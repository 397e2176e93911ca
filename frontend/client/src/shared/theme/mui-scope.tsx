import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chooseColorMode, colorMode, onColorMode, type ColorMode } from '../lib/color-mode';
import { createAppTheme } from './theme';

const theme = createAppTheme();
const KEY = 'theme';

type Storage = NonNullable<Parameters<typeof ThemeProvider>[0]['storageManager']>;

// MUI follows the product's choice of colors and hands its own on to it. It also keeps which scheme is the light and
// which the dark one, under other keys: they never differ.
const sameChoice: Storage = ({ key }) =>
  key === KEY
    ? {
        get: colorMode,
        set: (mode: ColorMode) => {
          if (mode !== colorMode()) chooseColorMode(mode);
        },
        subscribe: (tell) => onColorMode(() => tell(colorMode())),
      }
    : { get: (fallback) => fallback as unknown, set: () => undefined, subscribe: () => () => undefined };

/** What pages with MUI's controls and overlays find around them. Its code comes with the first of them. */
export const MuiScope = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={KEY} storageManager={sameChoice}>
    {children}
  </ThemeProvider>
);
