import { ServerCredentials, type Server } from '@grpc/grpc-js';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { isOfUser } from '../own-user';

/** One port for both kinds of clients. */
export type Front = { readonly port: number; readonly close: () => void };

/** How HTTP/2 connections begin (RFC 9113, section 3.4); HTTP/1.1 begins with a method. */
const HTTP2_BEGINS = 'PRI';

/** Clients look at both fields; what the number means is the server's own affair. */
const PONG = JSON.stringify({ msgTypeId: 1, text: 'Ping request successfully handled' });

/** What plain HTTP clients of one node ask for. */
const answerHttp: RequestListener = (request, response) => {
  const isPing = request.method === 'GET' && new URL(request.url ?? '/', 'http://node').pathname === '/ping';
  response.writeHead(isPing ? 200 : 404, { 'content-type': 'application/json' });
  response.end(isPing ? PONG : undefined);
};

/**
 * Listens as EventStoreDB does, with gRPC and plain HTTP/1.1 on one port: by its first bytes each connection goes to
 * the one or the other.
 *
 * @throws what listening throws (EADDRINUSE)
 */
export const openFront = async (grpc: Server, host: string, port: number): Promise<Front> => {
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const http = createHttpServer(answerHttp);
  const silent = new Set<Socket>();
  const front = createServer({ noDelay: true }, (socket) => {
    if (!isOfUser(socket, process.getuid?.())) return void socket.destroy();
    silent.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => silent.delete(socket));
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (first === null) return;
      silent.delete(socket);
      socket.unshift(first);
      if (first.toString('latin1', 0, HTTP2_BEGINS.length) === HTTP2_BEGINS)
        injector.injectConnection(socket);
      else http.emit('connection', socket);
    });
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(port, host, resolve);
  });
  const close = (): void => {
    front.close();
    http.closeAllConnections();
    for (const socket of silent) socket.destroy();
  };
  return { port: (front.address() as AddressInfo).port, close };
};
