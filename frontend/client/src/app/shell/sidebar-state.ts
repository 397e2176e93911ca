import { useCallback, useEffect, useState } from 'react';
import { useMedia } from '../../shared/lib/use-media';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 7 * 24 * 3_600;
const PHONE = '(max-width: 767.98px)';

/** Widths of the side navigation. */
export const SIDEBAR = { wide: '16rem', phone: '18rem', icons: '3rem' } as const;

const readCollapsed = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie === `${COOKIE}=collapsed`);

const keepCollapsed = (collapsed: boolean): void => {
  const value = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;
};

/** Whether the window is narrower than 768 px. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/**
 * The side navigation: expanded or collapsed on a wide window, kept in a cookie for 7 days; a drawer below 768 px.
 * Ctrl+B or Cmd+B toggles it.
 */
export const useSidebar = () => {
  const phone = useIsPhone();
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const [drawerAsked, setDrawerAsked] = useState(false);
  const toggle = useCallback((): void => {
    if (phone) setDrawerAsked((open) => !open);
    else {
      keepCollapsed(!collapsed);
      setCollapsed(!collapsed);
    }
  }, [collapsed, phone]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);
  const closeDrawer = useCallback(() => setDrawerAsked(false), []);
  return { phone, collapsed, drawerOpen: phone && drawerAsked, toggle, closeDrawer } as const;
};
