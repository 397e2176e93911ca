import './fonts.css';
import '../shared/ui/ui.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startNative } from '../native/start';
import { keepSessionHint } from '../shared/session/session-hint';
import { keepSession } from '../shared/session/session-keeper';
import { NewVersion } from './new-version';
import { pageServedAt } from './pages/site-door';
import { Providers } from './providers';
import { routes } from './routes';
import { createAppStore } from './store';
import { createAppTheme } from './theme';

// The content security policy forbids the code that zod would otherwise generate. zod reads this when its first user
// brings it; importing its own setter here would bring it to everybody.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Each step is a task of its own: a phone that is asked to do all at once does not hear its person meanwhile.
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const start = async (root: HTMLElement): Promise<void> => {
  pageServedAt(window.location.pathname);
  const store = createAppStore();
  keepSessionHint(store);
  keepSession(store);
  void startNative();
  await nextTask();
  const theme = createAppTheme();
  await nextTask();
  const router = createBrowserRouter([...routes]);
  await nextTask();
  startTransition(() =>
    createRoot(root).render(
      <Providers store={store} theme={theme}>
        <NewVersion />
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
