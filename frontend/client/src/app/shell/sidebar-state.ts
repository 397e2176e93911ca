import { useCallback, useEffect, useState } from 'react';
import { useMedia } from '../../shared/lib/use-media';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 7 * 24 * 3_600;
const PHONE = '(max-width: 767.98px)';
const TABLET = '(max-width: 1023.98px)';

/** Widths of the side navigation. */
export const SIDEBAR = { wide: '16rem', phone: '18rem', icons: '3rem' } as const;

/** Undefined: nobody has said yet. */
const readCollapsed = (): boolean | undefined => {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return kept === undefined ? undefined : kept === `${COOKIE}=collapsed`;
};

const keepCollapsed = (collapsed: boolean): void => {
  const value = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;
};

/** Whether the window is narrower than 768 px. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/**
 * The side navigation: expanded or collapsed on a wide window, kept in a cookie for 7 days; a drawer below 768 px. Until
 * somebody has said which, it is collapsed below 1024 px, where it would take a third of what one came for. Ctrl+B or Cmd+B toggles it.
 */
export const useSidebar = () => {
  const phone = useIsPhone();
  const tablet = useMedia(TABLET);
  const [chosen, setChosen] = useState(readCollapsed);
  const collapsed = chosen ?? tablet;
  const [drawerAsked, setDrawerAsked] = useState(false);
  const toggle = useCallback((): void => {
    if (phone) setDrawerAsked((open) => !open);
    else {
      keepCollapsed(!collapsed);
      setChosen(!collapsed);
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
