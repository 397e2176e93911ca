import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * For a dialog whose answer may take away what opened it: the nearest place around that which can have the focus has it
 * then, instead of the page's beginning.
 * @returns to be called once the dialog is gone
 */
export const useWayBack = (open: boolean): (() => void) => {
  const way = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (open) way.current = aroundOf(document.activeElement);
  }, [open]);
  return useCallback(() => {
    if (document.activeElement !== document.body) return;
    const place = way.current.find((one) => one.isConnected && one.matches('[tabindex]'));
    if (place instanceof HTMLElement) place.focus();
  }, []);
};

const aroundOf = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...aroundOf(element.parentElement)];
