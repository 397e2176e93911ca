import './fonts.css';
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

// The content security policy forbids the code that zod would otherwise generate. zod reads this when its first user
// brings it; importing its own setter here would bring it to everybody.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

pageServedAt(window.location.pathname);
const store = createAppStore();
keepSessionHint(store);
keepSession(store);
void startNative();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Providers store={store}>
    <NewVersion />
    <RouterProvider router={createBrowserRouter([...routes])} />
  </Providers>,
);
