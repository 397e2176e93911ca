type Rgb = readonly [number, number, number];

const DARK = '#000000';
const LIGHT = '#FFFFFF';

/** Of a team that is not known. */
export const NO_TEAM_COLOR = '#888888';

/** The text colour, black or white, that reads better on a background (at least 4.5:1 for every colour). */
export const onColor = (background: string): string =>
  contrast(background, DARK) >= contrast(background, LIGHT) ? DARK : LIGHT;

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

const luminance = (hex: string): number => {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

const rgbOf = (hex: string): Rgb => {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x888888;
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
