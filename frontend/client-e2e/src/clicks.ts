import type { BrowserContext } from 'playwright-core';

/** Counts what is pressed on all pages of a browser from now on; a text field that is entered to type is free. */
export const countClicks = async (context: BrowserContext): Promise<() => number> => {
  let clicks = 0;
  await context.exposeBinding('clicked', () => {
    clicks += 1;
  });
  await context.addInitScript(COUNTING);
  return () => clicks;
};

// Enter and Space press what has the focus; the click that a browser makes of them, or passes on from a label, has no
// pointer.
const COUNTING = `(() => {
  const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=submit], [type=button])';
  addEventListener('pointerdown', ({ target }) => target.closest(TYPED) || clicked(), true);
  addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && !document.activeElement.matches(TYPED) && clicked(), true);
})()`;
