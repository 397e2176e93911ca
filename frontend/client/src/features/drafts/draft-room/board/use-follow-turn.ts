import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Brings a cell into the middle of its scroller, without moving anything else of the page. */
const centre = (scroller: HTMLElement, cell: HTMLElement): void => {
  const box = scroller.getBoundingClientRect();
  const at = cell.getBoundingClientRect();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollTo?.({
    top: scroller.scrollTop + at.top - box.top - (box.height - at.height) / 2,
    left: scroller.scrollLeft + at.left - box.left - (box.width - at.width) / 2,
    behavior: calm ? 'auto' : 'smooth',
  });
};

/**
 * Keeps the pick on the clock in view until the person scrolls; then the board stays where they left it.
 * @returns whether they have scrolled, and the way back
 */
export const useFollowTurn = (scroller: RefObject<HTMLElement | null>, pickNo: number | null) => {
  const [scrolled, setScrolled] = useState(false);
  const show = useCallback(() => {
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-pick="${pickNo}"]`);
    if (scroller.current && cell) centre(scroller.current, cell);
  }, [scroller, pickNo]);

  useEffect(() => {
    if (scrolled) return;
    // In the next frame the page is laid out already; to measure now would lay it out once more.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [show, scrolled]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Scroll events cannot tell a person from a script; these can.
    const byPerson = (): void => setScrolled(true);
    const onBar = (event: PointerEvent): void => {
      if (event.target === element) byPerson();
    };
    element.addEventListener('wheel', byPerson, { passive: true });
    element.addEventListener('touchmove', byPerson, { passive: true });
    element.addEventListener('pointerdown', onBar);
    return () => {
      element.removeEventListener('wheel', byPerson);
      element.removeEventListener('touchmove', byPerson);
      element.removeEventListener('pointerdown', onBar);
    };
  }, [scroller]);
  return { scrolled, follow: useCallback(() => setScrolled(false), []) } as const;
};
