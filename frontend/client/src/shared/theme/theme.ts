import { createTheme } from '@mui/material/styles';
import tokens from '../ui/tokens.json';
import { componentStyles } from './theme-components';
import './theme-types';

/** For what one reads. */
export const READING_FONT = 'var(--reading)';
/** For what one sees from afar: clocks, scores, pick numbers, titles. */
export const AFAR_FONT = 'var(--afar)';

const title = { fontFamily: AFAR_FONT, fontWeight: 600, lineHeight: 1.15 };

/** Makes the one theme: tokens of both schemes as CSS variables, switched by `data-theme` on the root element. */
export const createAppTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: tokens.light }, dark: { palette: tokens.dark } },
    shape: { borderRadius: 8 },
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } },
    typography: {
      fontFamily: READING_FONT,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { ...title, fontSize: '2rem' },
      h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.3 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
      subtitle2: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.4 },
      button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', lineHeight: 1.3 },
      figure: { ...title, fontSize: '2rem', fontVariantNumeric: 'tabular-nums' },
      clock: { ...title, fontSize: '2.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    },
    components: componentStyles,
  });
