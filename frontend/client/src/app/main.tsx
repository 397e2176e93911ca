import './fonts.css';
import { config as configureZod } from 'zod/v4/core';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepSession } from '../shared/session/session-keeper';
import { Providers } from './providers';
import { routes } from './routes';
import { createAppStore } from './store';

// The content security policy forbids the code that zod would otherwise generate.
configureZod({ jitless: true });

const store = createAppStore();
keepSession(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Providers store={store}>
    <RouterProvider router={createBrowserRouter([...routes])} />
  </Providers>,
);
