import { connect } from 'node:net';

/** One keep-alive HTTP/1.1 connection that sends one request at a time: as little client as the measure allows. */
export const openConnection = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let waiting;
    let buffer = '';
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      const end = buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(buffer.slice(0, end))?.[1] ?? 0);
      if (buffer.length < end + 4 + length) return;
      const answer = { status: Number(buffer.slice(9, 12)), body: buffer.slice(end + 4, end + 4 + length) };
      buffer = buffer.slice(end + 4 + length);
      const done = waiting;
      waiting = undefined;
      done?.resolve(answer);
    });
    const fail = (error) => {
      waiting?.reject(error ?? new Error('connection closed'));
      waiting = undefined;
    };
    socket.on('error', (error) => (waiting ? fail(error) : reject(error)));
    socket.on('close', () => fail());
    const ask = (text) =>
      new Promise((done, failed) => {
        waiting = { resolve: done, reject: failed };
        if (socket.destroyed) fail();
        else socket.write(text);
      });
    const by = (token) => (token ? `authorization: Bearer ${token}\r\n` : '');
    const send = (method, path, token, body) => {
      const text = JSON.stringify(body);
      return ask(
        `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${by(token)}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    };
    socket.on('connect', () =>
      resolve({
        post: (path, token, body) => send('POST', path, token, body),
        put: (path, token, body) => send('PUT', path, token, body),
        get: (path, token) => ask(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${by(token)}\r\n`),
        close: () => socket.destroy(),
      }),
    );
  });
