import { Agent, request } from 'node:http';
import { createServer } from 'node:net';

/** What a try to sign in was answered, and how long that took. */
export type Told = {
  readonly status: number;
  readonly code: string;
  /** The answer but for ids, times and what is left of an allowance's time: the same whosever address it was. */
  readonly likeness: string;
  readonly ms: number;
  readonly setCookie: readonly string[];
};

const CHANGING = new Set(['date', 'x-correlation-id', 'content-length', 'set-cookie', 'retry-after', 'etag']);

/** Whether this machine answers to more of its own addresses than the usual one. */
export const hasManyAddresses = (): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(0, '127.1.1.7', () => probe.close(() => resolve(true)));
  });

/** A host of its own: Linux and its like answer to every address of 127.0.0.0/8. */
export class Host {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    address: string,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: address });
  }

  signIn(email: string, password: string, cookie?: string): Promise<Told> {
    return this.post('/api/auth/token?grant_type=password', { email, password }, cookie);
  }

  signUp(email: string, password: string): Promise<Told> {
    return this.post('/api/auth/signup', { email, password, firstName: 'Ana', lastName: 'Diaz' });
  }

  /** A request without an address or a password: it gets as far as the door. */
  knock(): Promise<Told> {
    return this.post('/api/auth/token?grant_type=password', {});
  }

  close(): void {
    this.agent.destroy();
  }

  private post(path: string, content: object, cookie?: string): Promise<Told> {
    const body = JSON.stringify(content);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(cookie === undefined ? {} : { cookie }),
    };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}${path}`, { method: 'POST', agent: this.agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const told = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
          const status = answer.statusCode ?? 0;
          const names = Object.entries(answer.headers).map(([name, value]) =>
            CHANGING.has(name) ? name : [name, value],
          );
          const body = JSON.stringify({ ...told, correlationId: '' }).replace(/\d+:\d\d/g, 'm:ss');
          const likeness = JSON.stringify([status, names, body]);
          resolve({
            status,
            code: String(told['code']),
            likeness,
            ms: performance.now() - started,
            setCookie: answer.headers['set-cookie'] ?? [],
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
