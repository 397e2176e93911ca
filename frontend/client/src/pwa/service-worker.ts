/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const CACHE = `fieldhouse-${__VERSION__}`;
const OFFLINE = '/offline.html';
const ANSWERS_WITHIN_MS = 1_000;

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

// A browser that is sent something has to show something.
self.addEventListener('push', (event) => {
  const { title, body, path, tag, urgent } = messageOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      // Else what takes the place of another does so without a sound.
      ...(urgent && tag !== '' && { renotify: true }),
      icon: '/icons/icon-192.png',
      data: { path: ownPath(path) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(ownPath((notification.data as { readonly path?: unknown } | null)?.path)));
});

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request);
const offlinePage = async (): Promise<Response> => (await caches.match(OFFLINE)) ?? Response.error();
/** Hashed names never change their content: what is kept is right. */
const keptOrFetched = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** What the server says (PushMessage); whatever else comes is shown as no more than that something came. */
const messageOf = (data: PushMessageData | null) => {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const said = read(data);
  const title = text(said['title']) || 'Fieldhouse';
  return {
    title,
    body: text(said['body']),
    path: said['path'],
    tag: text(said['tag']),
    urgent: said['urgent'] === true,
  };
};
const read = (data: PushMessageData | null): Readonly<Record<string, unknown>> => {
  try {
    const said: unknown = data?.json();
    return typeof said === 'object' && said !== null ? (said as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};

/** A path of this product; everything else is its front page. */
const ownPath = (path: unknown): string => {
  const base = self.location.origin;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, base)) return '/';
  const { origin, pathname, search, hash } = new URL(path, base);
  // What begins with two slashes names another host.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
};

/** In a window that is open already, without loading it anew where the app is in it; else in a new one. */
const show = async (path: string): Promise<unknown> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  if (await isShownBy(open, path)) return open;
  // It is a page of the public site, which is not the app's, or another version of it.
  return open.navigate(path).catch(() => self.clients.openWindow(path));
};
const isShownBy = (open: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
    open.postMessage({ show: path }, [port2]);
  });
export {};
