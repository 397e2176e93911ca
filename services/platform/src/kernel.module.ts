import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import Redis from 'ioredis';
import { MongoServerError, type Db, type MongoClient } from 'mongodb';
import type { EventDefinition } from '@fieldhouse/kernel';
import {
  AggregateStore,
  COMMAND_ANSWERS,
  EVENT_STORE,
  EsdbEventStore,
  EventCatalog,
  KEYRING,
  MongoCommandAnswers,
  MongoKeyring,
  LogReader,
  Secrets,
  StoreOutages,
  StoreUnavailable,
  confirmInstallation,
  isStoreFailure,
  markKeys,
  type CommandAnswers,
  type EventStore,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { AwayLog } from './away-log';
import { CommandSender } from './command-sender';
import { CONFIG, UnsoundConfig, doubtsAbout, type Config } from './config';
import { filesOf } from './files/configured-files';
import { FILE_STORE } from './files/file-store';
import { toldFiles } from './files/told-files';
import { Audience } from './http/audience';
import { LOGGER } from './logger';
import { Metrics } from './metrics';
import { connectMongo, databaseName } from './mongo-client';
import { PersonalLog } from './personal-data';
import { SecretUpkeep } from './secret-upkeep';
import type { Logger } from 'pino';

/** Nest tokens of the store connections. */
export const MONGO_CLIENT = Symbol('MongoClient');
export const MONGO_DB = Symbol('MongoDb');
export const REDIS = Symbol('Redis');

const LOOK_AGAIN_MS = 250;
const MARK_KEYS_EACH_MS = 3_600_000;

/**
 * A Redis connection that fails at once while Redis is away (requests) or waits for it (blocking workers). What requests
 * ask in the same turn of the loop goes `together`.
 */
export const connectRedis = (url: string, use: 'producer' | 'worker', together = false): Redis => {
  const redis = new Redis(url, {
    enableAutoPipelining: together,
    maxRetriesPerRequest: use === 'worker' ? null : 1,
    enableOfflineQueue: use === 'worker',
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
    connectTimeout: 2_000,
  });
  redis.on('error', () => undefined);
  return redis;
};

/** Everything below the contexts: stores through their clients, the event catalog, the command path, metrics. */
@Global()
@Module({})
export class KernelModule implements OnModuleInit, OnApplicationShutdown {
  private marking: NodeJS.Timeout | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly reader: LogReader,
    @Inject(MONGO_CLIENT) private readonly mongo: MongoClient,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(MONGO_DB) private readonly db: Db,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Nothing runs on stores that do not belong together; stores that are not there yet are waited for, each reason said once.
   * @throws WrongInstallation; UnsoundConfig where the document store refuses who asks
   */
  async onModuleInit(): Promise<void> {
    const said = new Set<string>();
    for (;;) {
      try {
        await confirmInstallation(this.events, this.db, this.keyring);
        if (said.size > 0) this.log.info('the stores are there');
        this.marking = setInterval(() => void this.markKeys(), MARK_KEYS_EACH_MS).unref();
        return;
      } catch (error) {
        if (!isStoreFailure(error)) throw error;
        const { store, reason } = awayOf(error);
        if (!said.has(reason)) this.log.warn({ store, reason }, `waiting for the ${store}`);
        said.add(reason);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    }
  }

  private async markKeys(): Promise<void> {
    try {
      await markKeys(this.events, this.keyring);
    } catch (err) {
      // Stores that are away are told of elsewhere; the next mark comes in an hour, or with the next start.
      if (!isStoreFailure(err)) this.log.error({ err }, 'the keys of personal data could not be counted');
    }
  }

  static forRoot(config: Config, logger: Logger, definitions: readonly EventDefinition[]): DynamicModule {
    for (const doubt of doubtsAbout(config)) logger.warn(doubt);
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      Metrics,
      Audience,
      {
        provide: Secrets,
        useValue: new Secrets(config.FIELDHOUSE_SECRET, config.FIELDHOUSE_SECRET_PREVIOUS),
      },
      SecretUpkeep,
      { provide: EVENT_STORE, useFactory: () => new EsdbEventStore(config.EVENTSTORE_URL) },
      {
        provide: MONGO_CLIENT,
        useFactory: () => connectMongo(config.MONGODB_URL),
      },
      {
        provide: MONGO_DB,
        useFactory: (client: MongoClient): Db => client.db(databaseName(config.MONGODB_URL)),
        inject: [MONGO_CLIENT],
      },
      {
        provide: FILE_STORE,
        useFactory: () => toldFiles(filesOf(config), new AwayLog('file store', logger)),
      },
      { provide: REDIS, useFactory: () => told(connectRedis(config.REDIS_URL, 'producer', true), logger) },
      {
        provide: KEYRING,
        useFactory: (db: Db, secrets: Secrets, upkeep: SecretUpkeep) => {
          const keyring = new MongoKeyring(db, secrets);
          upkeep.add('keys of personal data', {
            renew: () => keyring.reseal(),
            left: () => keyring.notResealed(),
          });
          return keyring;
        },
        inject: [MONGO_DB, Secrets, SecretUpkeep],
      },
      {
        provide: EventCatalog,
        useFactory: (keyring: Keyring) => new EventCatalog(definitions, keyring),
        inject: [KEYRING],
      },
      {
        provide: COMMAND_ANSWERS,
        useFactory: (db: Db) => new MongoCommandAnswers(db),
        inject: [MONGO_DB],
      },
      {
        provide: AggregateStore,
        useFactory: (
          events: EventStore,
          catalog: EventCatalog,
          keyring: Keyring,
          answers: CommandAnswers,
          log: LogReader,
        ) => new AggregateStore(events, catalog, keyring, answers, log),
        inject: [EVENT_STORE, EventCatalog, KEYRING, COMMAND_ANSWERS, LogReader],
      },
      {
        provide: LogReader,
        useFactory: (events: EventStore) => new LogReader(events, logger),
        inject: [EVENT_STORE],
      },
      CommandSender,
      PersonalLog,
    ];
    return {
      module: KernelModule,
      imports: [CqrsModule],
      providers,
      exports: [CqrsModule, ...providers.map((p) => ('provide' in p ? p.provide : p))],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.close();
    if (this.marking) {
      clearInterval(this.marking);
      await this.markKeys();
    }
    await Promise.allSettled([this.events.close(), this.mongo.close(true)]);
    this.redis.disconnect();
  }
}

/** Authentication failed, and not authorized: waiting puts neither right. */
const REFUSED_ACCOUNT = new Set<unknown>([18, 13]);

/** @throws UnsoundConfig */
const awayOf = (error: unknown): { readonly store: string; readonly reason: string } => {
  const isTold = error instanceof StoreUnavailable;
  const cause = isTold ? (error.cause ?? error) : error;
  if (cause instanceof MongoServerError && REFUSED_ACCOUNT.has(cause.code))
    throw new UnsoundConfig(
      `The document store refuses the account of MONGODB_URL (${cause.codeName ?? `code ${String(cause.code)}`}): correct its user, password and authSource, or give it the right to read and write.`,
    );
  return {
    store: isTold ? error.store : 'document store',
    reason: cause instanceof Error ? cause.message : String(cause),
  };
};

/** Says in the log why Redis is away; every other connection of the process would say the same. */
const told = (redis: Redis, log: Logger): Redis => {
  const outages = new StoreOutages(log);
  let failures = 0;
  redis.on('error', (error) => outages.failed('Redis server', (failures += 1), error));
  redis.on('ready', () => {
    failures = 0;
    outages.answered('Redis server');
  });
  return redis;
};
