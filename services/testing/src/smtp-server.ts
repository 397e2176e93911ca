import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that keeps what it is given. */
export type SmtpServer = {
  readonly url: string;
  /** The data of each mail, also of those that it then refused. */
  readonly received: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * @param answer what it says to each mail, such as `250 taken`
 * @param toRecipient what it says to the address of each
 */
export const startSmtpServer = async (
  answer: () => string,
  toRecipient = () => '250 ok',
): Promise<SmtpServer> => {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    serve(socket, received, answer, toRecipient);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

const END = '\r\n.\r\n';

const serve = (socket: Socket, received: string[], answer: () => string, toRecipient: () => string): void => {
  let data: string | null = null;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 test');
  socket.on('data', (chunk) => {
    if (data !== null) data += chunk.toString();
    else rest += chunk.toString();
    for (let at = rest.indexOf('\r\n'); data === null && at >= 0; at = rest.indexOf('\r\n')) {
      const line = rest.slice(0, at);
      rest = rest.slice(at + 2);
      if (/^DATA/i.test(line)) {
        data = rest;
        rest = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say(/^RCPT/i.test(line) ? toRecipient() : '250 ok');
    }
    if (data?.includes(END)) {
      received.push(data);
      data = null;
      say(answer());
    }
  });
};
