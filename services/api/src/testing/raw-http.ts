import { connect } from 'node:net';

/** Sends bytes that no HTTP client would and reads what comes back until the server closes or has answered. */
export const sendRaw = (
  url: string,
  text: string,
): Promise<{
  readonly status: number;
  readonly type: string | null;
  readonly head: string;
  readonly body: string;
}> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const done = (): void => {
      socket.destroy();
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? null;
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), type, head, body });
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
      if (Buffer.byteLength(body) >= length) done();
    });
    socket.on('close', done);
    socket.on('error', reject);
  });
