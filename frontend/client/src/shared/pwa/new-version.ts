import { report } from '../lib/log';

export const SERVICE_WORKER = '/sw.js';

/**
 * Registers the service worker and tells when a new version waits: once it is there, and again whenever the person
 * comes back to the page. `reload` lets it take over and loads the page anew. Failures are logged: the app works
 * without it. @returns a function that ends the telling
 */
export const watchForNewVersion = (tell: (reload: () => void) => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  let waiting: ServiceWorker | null = null;
  let wanted = false;
  const reload = (): void => {
    wanted = true;
    waiting?.postMessage('take-over');
  };
  const say = (): void => {
    if (waiting && document.visibilityState === 'visible') tell(reload);
  };
  const found = (worker: ServiceWorker | null): void => {
    // The first one of all replaces nothing.
    if (!worker || !workers.controller) return;
    waiting = worker;
    say();
  };
  const changed = (): void => {
    if (wanted) window.location.reload();
  };
  workers.addEventListener('controllerchange', changed);
  document.addEventListener('visibilitychange', say);
  workers
    .register(SERVICE_WORKER)
    .then((registration) => {
      found(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') found(coming);
        });
      });
    })
    .catch((error: unknown) => report('the service worker could not be registered', error));
  return () => {
    workers.removeEventListener('controllerchange', changed);
    document.removeEventListener('visibilitychange', say);
  };
};
