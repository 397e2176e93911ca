import type { Page } from 'playwright-core';

/** Writes down, from the next page on, all that a screen reader is given to say by itself. @returns what was said */
export const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(LISTENING);
  return () => page.evaluate<readonly string[]>('heard');
};

const LISTENING = `(() => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  window.heard = [];
  const last = new Map();
  const say = (region, changed) => {
    const words = region.textContent.trim();
    // What is written anew is said again, even where it is the same.
    if (words !== '' && (changed || last.get(region) !== words)) heard.push(words);
    last.set(region, words);
  };
  new MutationObserver((changes) => {
    const regions = new Map();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region) regions.set(region, true);
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const one of [added, ...added.querySelectorAll(LIVE)])
            if (one.matches(LIVE) && !regions.has(one)) regions.set(one, false);
    }
    for (const [region, changed] of regions) if (region.isConnected) say(region, changed);
  }).observe(document, { childList: true, subtree: true, characterData: true });
})()`;
