import { MAX_DOCUMENT_BYTES } from '../values/doc';
import { MAX_MESSAGE_BYTES } from '../wire/messages';
import { MAX_WRITE_BATCH, free, type CommandContext, type Commands } from './command';

/** The server version and wire version announced: MongoDB 7.0. */
const VERSION = [7, 0, 0, 0] as const;
const MAX_WIRE_VERSION = 21;

/** A standalone server without sessions, so that clients use neither transactions nor retryable writes. */
const hello = ({ connectionId }: CommandContext) => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: MAX_WRITE_BATCH,
  localTime: new Date(),
  connectionId,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

const buildInfo = () => ({
  version: VERSION.slice(0, 3).join('.'),
  versionArray: [...VERSION],
  modules: [],
  storageEngines: ['sqlite'],
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  ok: 1,
});

const accepted = () => ({ ok: 1 });

/** What a client asks before and beside its work. */
export const handshakeCommands: Commands = {
  hello: free(hello),
  isMaster: free(hello),
  ismaster: free(hello),
  ping: free(accepted),
  buildInfo: free(buildInfo),
  buildinfo: free(buildInfo),
  endSessions: free(accepted),
  logout: free(accepted),
};
