import { useSyncExternalStore } from 'react';

const KEY = 'theme';
const MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof MODES)[number];

const listeners = new Set<() => void>();
// For as long as the page lives, where storage is blocked.
let unkept: ColorMode = 'system';

/** What the person chose; 'system' until they do. */
export const colorMode = (): ColorMode => {
  try {
    const kept = localStorage.getItem(KEY);
    return MODES.find((mode) => mode === kept) ?? unkept;
  } catch {
    return unkept;
  }
};

const isDark = (): boolean => {
  const mode = colorMode();
  return mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
};

const show = (): void => {
  document.documentElement.setAttribute('data-theme', isDark() ? 'dark' : 'light');
  for (const listener of listeners) listener();
};

/** Light, dark or as the system: kept in local storage under 'theme', as on the public site. */
export const chooseColorMode = (mode: ColorMode): void => {
  unkept = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  show();
};

/** Follows the system and the choice in other tabs; the first colors are there before (public/color-scheme.js). */
export const followColorMode = (): void => {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => key === KEY && show());
};

/** Calls `listener` with each choice. @returns a function that ends it */
export const onColorMode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the person chose. */
export const useColorMode = (): ColorMode => useSyncExternalStore(onColorMode, colorMode);

/** Whether the colors are the dark ones now. */
export const useIsDark = (): boolean => useSyncExternalStore(onColorMode, isDark);
