import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { Server, status, type sendUnaryData } from '@grpc/grpc-js';
import { basename, dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockDataFolder } from '../data-folder';
import type { Durability } from '../data-file';
import { EventLog } from './event-log';
import { metadataEvent, type WriteRequest } from './event-writer';
import { openFront } from './front';
import { gossipHandlers } from './gossip';
import { GroupCommit } from './group-commit';
import { serviceError } from './refusals';
import { metastreamOf } from './stream-states';
import { streamsHandlers, type OpenCalls } from './streams-service';

export type EventStoreOptions = {
  /** An SQLite file, made if it is missing, or ':memory:'. */
  readonly file: string;
  /** 0 or nothing takes a free one. */
  readonly port?: number;
  /** 127.0.0.1 unless given. */
  readonly host?: string;
  /** 'fsync' unless given. */
  readonly durability?: Durability;
  /**
   * Ends live subscriptions for which more than 64 events wait, as EventStoreDB 23.10 does. True unless given: what
   * is tested here must stand there.
   */
  readonly dropSlowSubscribers?: boolean;
};

export type RunningEventStore = {
  /** A connection string for the official client. */
  readonly url: string;
  readonly port: number;
  /** Answers what is being written, ends all calls, and closes the file. */
  stop(): Promise<void>;
};

const SERVER_VERSION = '23.10.0';
const DEFAULT_HOST = '127.0.0.1';
/** Larger than the largest append, so that an append that is too large gets its own error. */
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;
const DRAIN_MS = 500;

/** Reads answer with stored frames, which are on the wire what the generated class would make of them. */
const STREAMS_SERVICE = {
  ...StreamsService,
  read: { ...StreamsService.read, responseSerialize: (frame: Buffer): Buffer => frame },
};

/** A log is never empty for its readers: every EventStoreDB begins with settings of its own. */
const FIRST_WRITES: readonly WriteRequest[] = ['$settings', '$scavenges'].map((stream) => ({
  kind: 'append',
  stream: metastreamOf(stream),
  expected: 'any',
  events: [metadataEvent(Buffer.from('{}'))],
}));

const supportedMethods = (): SupportedMethods => {
  const methods = Object.values(StreamsService).map(({ path }: { path: string }) => {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    return new SupportedMethod().setServiceName(service).setMethodName(method);
  });
  return new SupportedMethods().setMethodsList(methods).setEventStoreServerVersion(SERVER_VERSION);
};

/** Lets no new call in, and waits for the open ones only as long as they take to say goodbye. */
const shutDown = (server: Server, calls: OpenCalls): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.forceShutdown(), DRAIN_MS);
    server.tryShutdown(() => {
      clearTimeout(force);
      resolve();
    });
    for (const call of calls)
      call.emit('error', serviceError(status.UNAVAILABLE, 'The event store is stopping.'));
  });

/**
 * Starts a server that the official EventStoreDB client uses as one insecure node.
 *
 * @throws DataInUseError, DamagedDataError, or an EADDRINUSE error from the network
 */
export const startEventStore = async (options: EventStoreOptions): Promise<RunningEventStore> => {
  const { file, port = 0, host = DEFAULT_HOST, durability = 'fsync', dropSlowSubscribers = true } = options;
  const unlock = file === ':memory:' ? () => undefined : lockDataFolder(dirname(file), basename(file));
  let log: EventLog | undefined;
  let bound = 0;
  try {
    log = new EventLog(file, durability);
    if (log.head === 0) log.write(FIRST_WRITES);
    const writes = new GroupCommit(log);
    const calls: OpenCalls = new Set();
    const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
    server.addService(STREAMS_SERVICE, streamsHandlers(log, writes, calls, dropSlowSubscribers));
    server.addService(
      GossipService,
      gossipHandlers(host, () => bound),
    );
    server.addService(ServerFeaturesService, {
      getSupportedMethods: (_call: unknown, callback: sendUnaryData<SupportedMethods>) =>
        callback(null, supportedMethods()),
    });
    const front = await openFront(server, host, port);
    bound = front.port;
    const open = log;
    const stop = async (): Promise<void> => {
      writes.flush();
      await nextTurn();
      front.close();
      await shutDown(server, calls);
      writes.flush();
      open.close();
      unlock();
    };
    let stopped: Promise<void> | undefined;
    return { url: `esdb://${host}:${bound}?tls=false`, port: bound, stop: () => (stopped ??= stop()) };
  } catch (error) {
    log?.close();
    unlock();
    throw error;
  }
};
