import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** As every other focus has it. */
const RING = { outlineColor: 'var(--mui-palette-primary-main)' } as const;

/**
 * For a list whose rows go away as they are answered: the list has the focus then, instead of the page's beginning. To
 * be spread on an element by the component that draws the rows.
 */
export const useKeptFocus = <Place extends HTMLElement>() => {
  const ref = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    style: RING,
    onFocus: ({ target }: FocusEvent): void => void (last.current = target),
    onBlur: ({ target }: FocusEvent): void => {
      // A button that works is disabled meanwhile, and loses the focus without anybody having left it.
      if (target.isConnected && !target.matches(':disabled')) last.current = null;
    },
  } as const;
};

/** What {@link useKeptFocus} spreads, for a component that draws the element. */
export type KeptFocus<Place extends HTMLElement> = ReturnType<typeof useKeptFocus<Place>>;
