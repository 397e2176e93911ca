import './site.css';
import { startNative } from '../native/start';
import { hydrateIslands } from './islands/hydrate';
import { keepMenu, offerTheme, takeFonts } from './parts/bar-behaviour';

keepMenu(document);
offerTheme(document);
// Late: the page can be read and its links work without this.
const later = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};
const finish = (): void => {
  takeFonts(document);
  later(() => void hydrateIslands(document));
  void startNative();
};
if (document.readyState === 'complete') finish();
else window.addEventListener('load', finish, { once: true });
