import fc from 'fast-check';
import { encode } from '../values/doc';
import { MalformedMessageError, MessageSplitter, readRequest } from './messages';

const message = (body: Buffer, opCode = 2013): Buffer => {
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opCode, 12);
  return Buffer.concat([head, body]);
};
const ping = message(Buffer.concat([Buffer.alloc(5), encode({ ping: 1, $db: 'admin' })]));

describe('the wire', () => {
  it('puts messages together, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: ping.length * 3 })), (cuts) => {
        const stream = Buffer.concat([ping, ping, ping]);
        const places = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const splitter = new MessageSplitter();
        const found = places
          .slice(1)
          .flatMap((end, i) =>
            [...splitter.push(stream.subarray(places[i], end))].map((bytes) => Buffer.from(bytes)),
          );
        expect(found).toEqual([ping, ping, ping]);
      }),
    );
  });

  it('reads a body with document sequences', () => {
    const doc = encode({ _id: 1 });
    const name = Buffer.from('documents\0');
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + name.length + doc.length * 2);
    const body = Buffer.concat([
      Buffer.alloc(5),
      encode({ insert: 'c', $db: 'd' }),
      Buffer.of(1),
      size,
      name,
      doc,
      doc,
    ]);
    expect(readRequest(message(body))).toMatchObject({
      id: 7,
      db: 'd',
      command: { insert: 'c', documents: [{ _id: 1 }, { _id: 1 }] },
      wantsReply: true,
    });
  });

  it('refuses impossible lengths at once', () => {
    const push = (bytes: Buffer): unknown => [...new MessageSplitter().push(bytes)];
    for (const length of [-1, 0, 15, 48_000_001, 0x7fffffff]) {
      const head = Buffer.alloc(16);
      head.writeInt32LE(length, 0);
      expect(() => push(head)).toThrow(MalformedMessageError);
    }
  });

  it('refuses damaged messages with an error, never with a hang or another end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 12, max: ping.length - 1 }), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (changes) => {
          const damaged = Buffer.from(ping);
          for (const [at, value] of changes) damaged[at] = value;
          try {
            expect(typeof readRequest(damaged).db).toBe('string');
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
