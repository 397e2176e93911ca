const KEY = 'theme';
const MODES = ['light', 'dark', 'system'];

/** Closes the menu when a link in it, something outside, or Escape is pressed. */
export const keepMenu = (root: Document): void => {
  const menu = root.querySelector<HTMLDetailsElement>('details.menu');
  if (!menu) return;
  const close = (): void => {
    menu.open = false;
  };
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('.menu-panel a')) close();
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
};

/** Light, dark or as the system: kept in local storage under 'theme', as in the app, and followed across tabs. */
export const offerTheme = (root: Document): void => {
  const choice = root.querySelector<HTMLSelectElement>('[data-theme-choice]');
  if (!choice) return;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const mode = stored();
    choice.value = mode;
    const isDark = mode === 'dark' || (mode === 'system' && dark.matches);
    root.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
  };
  choice.addEventListener('change', () => {
    try {
      localStorage.setItem(KEY, choice.value);
    } catch {
      // Storage may be blocked: the choice then lasts as long as the page.
      root.documentElement.setAttribute('data-theme', choice.value === 'dark' ? 'dark' : 'light');
      return;
    }
    show();
  });
  dark.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => key === KEY && show());
  show();
};

/** Switches to the product's fonts once the page is there, and remembers that they have been fetched. */
export const takeFonts = (root: Document): void => {
  root.documentElement.setAttribute('data-fonts', '');
  void root.fonts.ready.then(() => {
    try {
      localStorage.setItem('fonts', '1');
    } catch {
      // Storage may be blocked: the next page begins with the other letters again.
    }
  });
};

const stored = (): string => {
  try {
    const mode = localStorage.getItem(KEY) ?? 'system';
    return MODES.includes(mode) ? mode : 'system';
  } catch {
    return 'system';
  }
};
