import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { liveEndpoint } from '../harness/live-endpoint.mjs';

/** A bare socket.io server: what somebody says, it answers and tells everybody. */
const http = createServer();
const server = new Server(http, liveEndpoint);
server.on('connection', (socket) => {
  socket.on('say', (body, answer) => {
    answer({ ok: true });
    server.emit('chat.items', body);
  });
});
http.listen(0, '127.0.0.1', () => process.send({ port: http.address().port }));
