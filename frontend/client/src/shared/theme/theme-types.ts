import type { CSSProperties } from 'react';
import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material/styles' {
  // Declaration merging needs interfaces.
  interface Palette {
    readonly accent: PaletteColor;
    readonly sunken: string;
    readonly hairline: string;
    /** The outline of what one can operate: 3:1 at least on every surface. */
    readonly control: string;
  }
  interface PaletteOptions {
    readonly accent?: PaletteColorOptions;
    readonly sunken?: string;
    readonly hairline?: string;
    readonly control?: string;
  }
  interface TypographyVariants {
    readonly figure: CSSProperties;
    readonly clock: CSSProperties;
  }
  interface TypographyVariantsOptions {
    readonly figure?: CSSProperties;
    readonly clock?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    readonly figure: true;
    readonly clock: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    readonly accent: true;
  }
}
