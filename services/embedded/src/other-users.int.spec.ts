import { serialize } from 'bson';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startEmbeddedStack, type EmbeddedStack } from './stack';

const NOBODY = 65_534;
const ASKS_FOR_HTTP = 'GET /info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/** OP_MSG with one section: length, id, answer to, code, flags, kind (MongoDB's wire protocol). */
const PING = ((): Buffer => {
  const body = Buffer.from(serialize({ ping: 1, $db: 'admin' }));
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
})();

describe('stores on a machine with other users', () => {
  let stack: EmbeddedStack;
  const self = process.getuid?.() ?? 0;
  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => stack.stop());

  /** Whether a store answers whom this test is at the moment of connecting. */
  const answers = async (url: string, question: string | Buffer, as = self): Promise<boolean> => {
    const { hostname, port } = new URL(url);
    if (as !== self) process.seteuid?.(as);
    const socket = connect(Number(port), hostname);
    // The socket is made a turn later.
    await once(socket, 'connect');
    if (as !== self) process.seteuid?.(self);
    socket.on('error', () => undefined).write(question);
    const answered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    socket.destroy();
    return answered;
  };

  it.each([
    ['events', () => stack.eventStoreUrl, ASKS_FOR_HTTP],
    ['documents', () => stack.mongoUrl, PING],
  ] as const)('answer their own only: the %s', async (_, url, question) => {
    expect(await answers(url(), question)).toBe(true);
    // As root it can be somebody else, otherwise somebody else can be the owner.
    if (self !== 0) jest.spyOn(process, 'getuid').mockReturnValue(self + 1);
    const strangers = await answers(url(), question, self === 0 ? NOBODY : self);
    expect(strangers).toBe(process.platform !== 'linux');
  });
});
