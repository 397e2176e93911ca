import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const GROWS_WITHIN_MS = 2_000;
/** Of the address with which the app was opened: there the browser has put focus and scroll in order itself. */
const OPENED = 'default';
const scrolledTo = new Map<string, number>();

/**
 * On each other path: the top of the page, or after a step back or forward the place that it was left at, and the
 * focus on its heading, which a screen reader then says; unless whoever waited for it has gone elsewhere meanwhile.
 * @param next the path of the page that is on its way
 */
export const useArrival = (main: RefObject<HTMLElement | null>, next: string | null): void => {
  const { pathname, key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const now = useRef(key);
  useEffect(() => {
    now.current = key;
  }, [key]);
  const movedOn = useMovedOn(next);
  useEffect(() => {
    // The app does it itself, once the page is there.
    window.history.scrollRestoration = 'manual';
    const keep = (): void => void scrolledTo.set(now.current, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
  useEffect(() => {
    const page = main.current;
    if (!page || now.current === OPENED) return;
    const ends = [focusHeading(page, movedOn), scrollTo(page, back ? (scrolledTo.get(now.current) ?? 0) : 0)];
    return () => ends.forEach((end) => end());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another query is the same page
  }, [pathname]);
};

/** Whether the person has put the focus somewhere since the last page was asked for. */
const useMovedOn = (next: string | null): RefObject<boolean> => {
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (next !== null) moved.current = false;
  }, [next]);
  useEffect(() => {
    const move = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') moved.current = true;
    };
    for (const puts of PUTS_FOCUS) window.addEventListener(puts, move, { capture: true, passive: true });
    return () => {
      for (const puts of PUTS_FOCUS) window.removeEventListener(puts, move, { capture: true });
    };
  }, []);
  return moved;
};
const PUTS_FOCUS = ['keydown', 'pointerdown'] as const;

/** At once, or when the heading has come; not if the page has put the focus into one of its fields itself. */
const focusHeading = (page: HTMLElement, movedOn: RefObject<boolean>): (() => void) => {
  const focus = (): boolean => {
    if (movedOn.current) return true;
    const heading = page.querySelector('h1');
    if (!heading) return false;
    const held = document.activeElement !== page && page.contains(document.activeElement);
    if (!held) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  const waiting = new MutationObserver(() => focus() && waiting.disconnect());
  if (!focus()) waiting.observe(page, { childList: true, subtree: true });
  return () => waiting.disconnect();
};

/** At once, and again while the page grows to that height, until the person moves it. */
const scrollTo = (page: HTMLElement, top: number): (() => void) => {
  const scroll = (): void => {
    // Its answer, a promise in newer browsers, is of no use.
    void window.scrollTo(0, top);
    if (window.scrollY >= top) end();
  };
  const growing = new ResizeObserver(scroll);
  const end = (): void => {
    growing.disconnect();
    clearTimeout(late);
    for (const moves of MOVES) window.removeEventListener(moves, end);
  };
  const late = setTimeout(() => end(), GROWS_WITHIN_MS);
  for (const moves of MOVES) window.addEventListener(moves, end, { passive: true });
  growing.observe(page);
  scroll();
  return end;
};
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
