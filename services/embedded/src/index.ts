export { DamagedDataError, DataInUseError, lockDataFolder } from './data-folder';
export { startEventStore, type EventStoreOptions, type RunningEventStore } from './event-store/server';
export { startCardProvider, type CardProvider, type CardProviderOptions } from './card-provider/server';
export { startDocumentStore, type DocumentStore, type DocumentStoreOptions } from './document-store/server';
export { findRedisServer, redisArguments, startRedis, type RunningRedis } from './redis/redis';
export { startEmbeddedStack, type EmbeddedStack, type EmbeddedStackOptions } from './stack';
export type { EmbeddedService } from './together';
export { backUp } from './backup/backup';
