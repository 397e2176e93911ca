type Tone = 'primary' | 'accent' | 'error' | 'warning' | 'info' | 'success';

/** The colors of the theme, by the names that MUI gives them. */
export type ColorName =
  `${Tone}.${'main' | 'light'}` | `text.${'primary' | 'secondary'}` | 'hairline' | 'sunken';

/** The CSS variable of a color of the theme. */
export const cssColor = (name: ColorName): string => `var(--mui-palette-${name.replace('.', '-')})`;
