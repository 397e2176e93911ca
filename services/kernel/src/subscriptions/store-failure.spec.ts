import { MongoInvalidArgumentError, MongoNetworkError, MongoServerError } from 'mongodb';
import { StoreUnavailable } from '../event-store/event-store.port';
import { isStoreFailure } from './store-failure';

const answered = (code?: number): MongoServerError => new MongoServerError({ message: 'no', code });

describe('a store failure', () => {
  it.each([
    ['OutOfDiskSpace', answered(14_031)],
    ['an unknown error', answered(8)],
    ['an error without a code', answered()],
    ['ShutdownInProgress', answered(91)],
    ['ExceededTimeLimit', answered(262)],
    ['a lost connection', new MongoNetworkError('connection closed')],
    ['no answer', new StoreUnavailable('event store')],
  ])('is whatever might be otherwise later: %s', (_, error) => {
    expect(isStoreFailure(error)).toBe(true);
  });

  it.each([
    ['a value that is taken', answered(11_000)],
    ['a document that is too large', answered(10_334)],
    ['a bad value', answered(2)],
    ['a call that the client refuses', new MongoInvalidArgumentError('no')],
    ['a mistake of the program', new TypeError('no')],
  ])('is not what would be the same at any time: %s', (_, error) => {
    expect(isStoreFailure(error)).toBe(false);
  });
});
