import { createTheme } from '@mui/material/styles';
import { componentStyles } from './theme-components';
import './theme-types';

/** For what one reads. */
export const READING_FONT = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
/** For what one sees from afar: clocks, scores, pick numbers, titles. */
export const AFAR_FONT = "'Barlow Condensed', 'Barlow Condensed Fallback', 'Arial Narrow', sans-serif";

const light = {
  background: { default: '#F6F7F4', paper: '#FFFFFF' },
  sunken: '#ECEFEA',
  hairline: '#D5DBD4',
  control: '#7E8C84',
  divider: '#D5DBD4',
  text: { primary: '#14201B', secondary: '#53645C' },
  primary: { main: '#0B6B4A', dark: '#08543A', light: '#DCEBE3', contrastText: '#FFFFFF' },
  secondary: { main: '#53645C', dark: '#3B4A43', contrastText: '#FFFFFF' },
  accent: { main: '#B93C06', dark: '#942F03', light: '#FBE6DC', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8F1D17', light: '#F9E0DE', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', dark: '#6B4600', light: '#F7EBD2', contrastText: '#FFFFFF' },
  info: { main: '#1F5FA8', dark: '#184B85', light: '#DFEBF8', contrastText: '#FFFFFF' },
  success: { main: '#0B6B4A', dark: '#08543A', light: '#DCEBE3', contrastText: '#FFFFFF' },
};

const dark = {
  background: { default: '#0C1311', paper: '#131C19' },
  sunken: '#0A100E',
  hairline: '#2A3833',
  control: '#66786F',
  divider: '#2A3833',
  text: { primary: '#E9F0EC', secondary: '#9CB0A7' },
  primary: { main: '#4FC78E', dark: '#6BD6A2', light: '#17392C', contrastText: '#06140E' },
  secondary: { main: '#9CB0A7', dark: '#B9C8C1', contrastText: '#0C1311' },
  accent: { main: '#FF8B50', dark: '#FFA373', light: '#40210F', contrastText: '#1D0B02' },
  error: { main: '#FF8A80', dark: '#FFA59D', light: '#3F1A18', contrastText: '#2A0503' },
  warning: { main: '#F2B84B', dark: '#F7CB7B', light: '#392B0F', contrastText: '#231800' },
  info: { main: '#7DB8FF', dark: '#9DCAFF', light: '#152B43', contrastText: '#041626' },
  success: { main: '#4FC78E', dark: '#6BD6A2', light: '#17392C', contrastText: '#06140E' },
};

const title = { fontFamily: AFAR_FONT, fontWeight: 600, lineHeight: 1.15 };

/** Makes the one theme: tokens of both schemes as CSS variables, switched by `data-theme` on the root element. */
export const createAppTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
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
