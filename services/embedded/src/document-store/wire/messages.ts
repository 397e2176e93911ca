import { decode, type Doc } from '../values/doc';
import type { Reply } from './reply';

/** The largest message either side sends, as announced in `hello`. */
export const MAX_MESSAGE_BYTES = 48_000_000;

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;
const AWAIT_CAPABLE = 8;

/** A request: a command with its document sequences put in, and whether the client wants an answer. */
export type Request = {
  readonly id: number;
  readonly kind: 'message' | 'query';
  readonly db: string;
  readonly command: Doc;
  readonly wantsReply: boolean;
};

/** Bytes that are no valid message. The connection they came on cannot be read any further. */
export class MalformedMessageError extends Error {}

const cString = (bytes: Buffer, from: number): string => {
  const end = bytes.indexOf(0, from);
  if (end < 0) throw new MalformedMessageError('a string does not end');
  return bytes.toString('utf8', from, end);
};

const documentAt = (bytes: Buffer, at: number, end: number): Buffer => {
  const size = at + 4 <= end ? bytes.readInt32LE(at) : 0;
  if (size < 5 || at + size > end) throw new MalformedMessageError('a document is longer than its message');
  return bytes.subarray(at, at + size);
};

const readSequence = (bytes: Buffer, at: number, command: Doc): number => {
  const size = at + 4 <= bytes.length ? bytes.readInt32LE(at) : 0;
  const end = at + size;
  if (size < 5 || end > bytes.length)
    throw new MalformedMessageError('a document sequence is longer than its message');
  const name = cString(bytes, at + 4);
  const docs: Doc[] = [];
  for (let next = at + 5 + Buffer.byteLength(name); next < end;) {
    const doc = documentAt(bytes, next, end);
    docs.push(decode(doc));
    next += doc.length;
  }
  command[name] = docs;
  return end;
};

const readMessage = (bytes: Buffer, id: number): Request => {
  if (bytes.length < HEADER_BYTES + 9) throw new MalformedMessageError('a message is too short');
  const flags = bytes.readUInt32LE(HEADER_BYTES);
  if ((flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) !== 0)
    throw new MalformedMessageError('a message has unknown flags');
  const body = flags & CHECKSUM_PRESENT ? bytes.subarray(0, bytes.length - 4) : bytes;
  let command: Doc | undefined;
  const sequences: Doc = {};
  for (let at = HEADER_BYTES + 4; at < body.length;) {
    const kind = body[at];
    if (kind === 0 && command === undefined) {
      const doc = documentAt(body, at + 1, body.length);
      command = decode(doc);
      at += 1 + doc.length;
    } else if (kind === 1) {
      at = readSequence(body, at + 1, sequences);
    } else {
      throw new MalformedMessageError('a message has an unknown section');
    }
  }
  if (command === undefined) throw new MalformedMessageError('a message has no body');
  const db = command['$db'];
  if (typeof db !== 'string') throw new MalformedMessageError('a message names no database');
  return {
    id,
    kind: 'message',
    db,
    command: { ...command, ...sequences },
    wantsReply: (flags & MORE_TO_COME) === 0,
  };
};

/** The old form, in which clients still send their first `hello`. */
const readQuery = (bytes: Buffer, id: number): Request => {
  if (bytes.length < HEADER_BYTES + 18) throw new MalformedMessageError('a query is too short');
  const namespace = cString(bytes, HEADER_BYTES + 4);
  const at = HEADER_BYTES + 4 + Buffer.byteLength(namespace) + 1 + 8;
  const command = decode(documentAt(bytes, at, bytes.length));
  return { id, kind: 'query', db: namespace.split('.')[0] ?? '', command, wantsReply: true };
};

/** Reads one whole message. @throws MalformedMessageError, or what the BSON decoder throws */
export const readRequest = (bytes: Buffer): Request => {
  const id = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === OP_MSG) return readMessage(bytes, id);
  if (opCode === OP_QUERY) return readQuery(bytes, id);
  throw new MalformedMessageError(`messages of type ${opCode} are not supported`);
};

let lastId = 0;

/** Encodes the answer to a request, in the form the request had. */
export const writeReply = (request: Request, bytes: Reply): Buffer => {
  const prefix = request.kind === 'message' ? 5 : 20;
  const head = Buffer.alloc(HEADER_BYTES + prefix);
  head.writeInt32LE(head.length + bytes.length, 0);
  head.writeInt32LE((lastId = (lastId + 1) & 0x7fffffff), 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.kind === 'message' ? OP_MSG : OP_REPLY, 12);
  if (request.kind === 'query') {
    head.writeInt32LE(AWAIT_CAPABLE, HEADER_BYTES);
    head.writeInt32LE(1, HEADER_BYTES + 16);
  }
  return Buffer.concat([head, bytes]);
};

/** Cuts a byte stream into messages. */
export class MessageSplitter {
  private chunks: Buffer[] = [];
  private size = 0;
  private wanted = HEADER_BYTES;

  /** Adds what arrived and gives the messages that are whole. @throws MalformedMessageError for impossible lengths */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.size += chunk.length;
    while (this.size >= this.wanted) {
      const all =
        this.chunks.length === 1 ? (this.chunks[0] ?? chunk) : Buffer.concat(this.chunks, this.size);
      const length = all.readInt32LE(0);
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
        throw new MalformedMessageError('a message has an impossible length');
      const whole = all.length >= length;
      const rest = whole ? all.subarray(length) : all;
      this.chunks = rest.length > 0 ? [rest] : [];
      this.size = rest.length;
      this.wanted = whole ? HEADER_BYTES : length;
      if (whole) yield all.subarray(0, length);
    }
  }
}
