import { MongoError, MongoServerError } from 'mongodb';
import { StoreUnavailable } from '../event-store/event-store.port';

/** Server answers that mean 'not now' rather than 'not like that'. */
const NOT_NOW_CODES = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Whether an error says that a store is away (as against refusing what was asked). */
export const isStoreFailure = (error: unknown): boolean => {
  if (error instanceof StoreUnavailable) return true;
  if (error instanceof MongoServerError) return NOT_NOW_CODES.has(Number(error.code));
  if (!(error instanceof MongoError)) return false;
  return /^Mongo(Network|ServerSelection|ServerClosed|Topology|PoolCleared|NotConnected|Expired|WaitQueue|OperationTimeout)/.test(
    error.name,
  );
};
