import './site.css';
import { hydrateIslands } from './islands/hydrate';
import { keepMenu, offerTheme } from './parts/bar-behaviour';

keepMenu(document);
offerTheme(document);
// Late: the page can be read and its links work without this.
const later = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};
if (document.readyState === 'complete') later(() => void hydrateIslands(document));
else window.addEventListener('load', () => later(() => void hydrateIslands(document)), { once: true });
