import type { NotificationOver, NotificationSent } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import type { TestPerson } from '@fieldhouse/testing';
import type { FactsApp } from '@fieldhouse/testing/facts-app';
import { io, type Socket } from 'socket.io-client';

/** A page of somebody that is open: what arrives, in its order. */
export type OpenPage<Arrived> = { readonly arrived: Arrived[]; readonly socket: Socket };

/** @param arrivedOf what a notification counts as, and one that is over where that is listened to */
export const openPage = async <Arrived>(
  app: Pick<FactsApp, 'url'>,
  { token }: TestPerson,
  arrivedOf: {
    readonly sent: (notification: NotificationSent) => Arrived;
    readonly over?: (notification: NotificationOver) => Arrived;
  },
): Promise<OpenPage<Arrived>> => {
  const { sent, over } = arrivedOf;
  const arrived: Arrived[] = [];
  const socket = io(app.url, { path: '/api/live', transports: ['websocket'], auth: { token } });
  socket.on('notification', (one: NotificationSent) => arrived.push(sent(one)));
  if (over) socket.on('notification.over', (one: NotificationOver) => arrived.push(over(one)));
  await until('the page is connected', () => socket.connected);
  return { arrived, socket };
};

/** {@link openPage} in words: 'over …' for what is. */
export const openNewsPage = (
  app: Pick<FactsApp, 'url'>,
  person: TestPerson,
  newsOf: (sent: NotificationSent) => string,
): Promise<OpenPage<string>> => openPage(app, person, { sent: newsOf, over: ({ place }) => `over ${place}` });
