import { report } from '../lib/log';

export const SERVICE_WORKER = '/sw.js';

/**
 * Registers the service worker and tells when a new version waits: once it is there, and again whenever the person
 * comes back to the page. `reload` lets it take over and loads the page anew (`load`). Failures are logged: the app works
 * without it. @returns a function that ends the telling
 */
export const watchForNewVersion = (
  tell: (reload: () => void) => void,
  load: () => void = () => window.location.reload(),
): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  let waiting: ServiceWorker | null = null;
  let wanted = false;
  const reload = (): void => {
    wanted = true;
    // Another tab's person may have let it take over already.
    if (waiting?.state === 'installed') waiting.postMessage('take-over');
    else load();
  };
  let registered: ServiceWorkerRegistration | null = null;
  const say = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (waiting) tell(reload);
    // An installed app stays open for days.
    else void registered?.update().catch(() => undefined);
  };
  const found = (worker: ServiceWorker | null): void => {
    // The first one of all replaces nothing.
    if (!worker || !workers.controller) return;
    waiting = worker;
    say();
  };
  const changed = (): void => {
    if (wanted) load();
  };
  workers.addEventListener('controllerchange', changed);
  document.addEventListener('visibilitychange', say);
  workers
    .register(SERVICE_WORKER)
    .then((registration) => {
      registered = registration;
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
