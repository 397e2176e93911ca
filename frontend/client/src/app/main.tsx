import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { startNative } from '../native/start';
import { followColorMode } from '../shared/lib/color-mode';
import { followPushes } from '../shared/pwa/follow-pushes';
import { takeFonts } from '../shared/lib/fonts';
import { guardedHistory } from '../shared/lib/guarded-history';
import { keepSessionHint } from '../shared/session/session-hint';
import { keepSession } from '../shared/session/session-keeper';
import { NewVersion } from './new-version';
import { Providers } from './providers';
import { prepare, Routes } from './routes';
import { leaveForSite, pageServedAt } from './site-door';
import { createAppStore } from './store';

// The content security policy forbids the code that zod would otherwise generate. zod reads this when its first user
// brings it; importing its own setter here would bring it to everybody.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Each step is a task of its own: a phone that is asked to do all at once does not hear its person meanwhile.
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Shows the app in its page. */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  pageServedAt(window.location.pathname);
  prepare(window.location.pathname);
  followColorMode();
  const store = createAppStore();
  keepSessionHint(store);
  keepSession(store);
  void startNative();
  await nextTask();
  const history = guardedHistory(createBrowserHistory({ v5Compat: true }), leaveForSite);
  followPushes((path) => history.push(path));
  startTransition(() =>
    createRoot(root).render(
      <Providers store={store} history={history}>
        <NewVersion />
        <Routes />
      </Providers>,
    ),
  );
  takeFonts();
};
