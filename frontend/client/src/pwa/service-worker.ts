/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const CACHE = `fieldhouse-${__VERSION__}`;
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...__FILES__])));
});

// Without skipWaiting: open pages go on with the version that they began with until the person reloads.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
      // Else each page would wait for this worker to start before it is asked for.
      .then(() => self.registration.navigationPreload?.enable()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Pages always come from the network: a kept page would be a stale app that nobody notices.
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event).catch(() => offlinePage()));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
});

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request);
const offlinePage = async (): Promise<Response> => (await caches.match(OFFLINE)) ?? Response.error();
/** Hashed names never change their content: what is kept is right. */
const keptOrFetched = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);
export {};
