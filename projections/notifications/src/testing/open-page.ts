import type { NotificationOver, NotificationSent } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import type { TestPerson } from '@fieldhouse/testing';
import type { FactsApp } from '@fieldhouse/testing/facts-app';
import { io, type Socket } from 'socket.io-client';

/** What arrives at an open page of somebody, in its order, and the page itself. */
export const openPage = async (
  app: Pick<FactsApp, 'url'>,
  { token }: TestPerson,
  newsOf: (sent: NotificationSent) => string,
): Promise<{ readonly arrived: string[]; readonly socket: Socket }> => {
  const arrived: string[] = [];
  const socket = io(app.url, { path: '/api/live', transports: ['websocket'], auth: { token } });
  socket.on('notification', (sent: NotificationSent) => arrived.push(newsOf(sent)));
  socket.on('notification.over', ({ place }: NotificationOver) => arrived.push(`over ${place}`));
  await until('the page is connected', () => socket.connected);
  return { arrived, socket };
};
