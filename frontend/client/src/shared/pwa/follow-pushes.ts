/** What the service worker asks an open page to show. */
export type ShowPath = { readonly show: string };

const isShowPath = (data: unknown): data is ShowPath =>
  typeof data === 'object' && data !== null && 'show' in data && typeof data.show === 'string';

/** Goes where a notification of this device leads that was clicked, and tells the worker that this page has done so. */
export const followPushes = (go: (path: string) => void): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [answer] }: MessageEvent<unknown>) => {
    if (!isShowPath(data)) return;
    go(data.show);
    answer?.postMessage('shown');
  });
  navigator.serviceWorker.startMessages();
};
