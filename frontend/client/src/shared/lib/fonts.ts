// After the content, whose data and code should not wait for letters.
const CONTENT_WITHIN_MS = 3_000;

/** Switches to the product's fonts once the content is there, and remembers that they have been fetched. */
export const takeFonts = (): void => {
  const take = (): void => {
    clearTimeout(late);
    seen?.disconnect();
    document.documentElement.setAttribute('data-fonts', '');
    void document.fonts.ready.then(() => {
      try {
        localStorage.setItem('fonts', '1');
      } catch {
        // Storage may be blocked: the next page begins with the other letters again.
      }
    });
  };
  const late = setTimeout(take, CONTENT_WITHIN_MS);
  if (!('MutationObserver' in window)) return;
  const seen = new MutationObserver(() => {
    if (document.querySelector('main h1')) requestAnimationFrame(() => setTimeout(take));
  });
  seen.observe(document.body, { childList: true, subtree: true });
};
