import { UnknownError } from '@eventstore/db-client';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { EsdbEventStore, mapped } from './esdb.adapter';
import { StoreUnavailable } from './event-store.port';

describe('an event store that cannot serve', () => {
  const sockets = new Set<Socket>();
  let server: Server;

  beforeAll(async () => {
    server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('ends a read as unavailable when it takes the connection and then says nothing', async () => {
    const { port } = server.address() as AddressInfo;
    const store = new EsdbEventStore(`esdb://127.0.0.1:${port}?tls=false`);
    const reading = (async () => {
      for await (const event of store.read('counter-1')) return event;
      return null;
    })();
    await expect(reading).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
  });

  it.each([
    ['a full disk', 8],
    ['an error without a name', 2],
    ['a reader that was too slow', 10],
    ['a broken call', 13],
    ['a server that goes away', 14],
    ['damage', 15],
  ])('takes %s for a fault of the machine', (_, code) => {
    const raw = Object.assign(new Error('13 what the server says'), { code });
    expect(mapped(raw)).toBeInstanceOf(StoreUnavailable);
    expect(mapped(new UnknownError(raw as never))).toBeInstanceOf(StoreUnavailable);
  });

  it.each([
    ['an argument that it does not take', 3],
    ['a refused permission', 7],
  ])('leaves %s what it is', (_, code) => {
    expect(mapped(new UnknownError(Object.assign(new Error('no'), { code }) as never))).not.toBeInstanceOf(
      StoreUnavailable,
    );
  });
});
