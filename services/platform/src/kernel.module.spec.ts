import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { MongoServerError, MongoServerSelectionError } from 'mongodb';
import { UnsoundConfig } from './config';
import { KernelModule } from './kernel.module';

/** A start whose looks at the document store fail as given, one after the other, and what it logs. */
const startOn = (...failures: readonly Error[]) => {
  const left = [...failures];
  const warned: unknown[] = [];
  const db = { collection: () => ({ findOne: () => Promise.reject(left.shift() ?? new Error('enough')) }) };
  const log = { warn: (about: object, message: string) => warned.push([about, message]) };
  const none = {} as never;
  const kernel = new KernelModule(none, none, none, none, db as never, none, log as never);
  return { warned, started: kernel.onModuleInit() };
};
const answered = (code: number, codeName: string): MongoServerError =>
  new MongoServerError({ message: 'no', code, codeName });

describe('an app whose stores are not there yet', () => {
  it('says why it waits, each reason once', async () => {
    const mistyped = new MongoServerSelectionError('getaddrinfo ENOTFOUND mongodbb', {} as never);
    const away = new StoreUnavailable('event store', { cause: new Error('connect ECONNREFUSED') });
    const { warned, started } = startOn(mistyped, mistyped, away);
    await expect(started).rejects.toThrow('enough');
    expect(warned).toEqual([
      [{ store: 'document store', reason: mistyped.message }, 'waiting for the document store'],
      [{ store: 'event store', reason: 'connect ECONNREFUSED' }, 'waiting for the event store'],
    ]);
  });

  it.each([
    ['AuthenticationFailed', answered(18, 'AuthenticationFailed')],
    ['Unauthorized', answered(13, 'Unauthorized')],
    ['Unauthorized', new StoreUnavailable('document store', { cause: answered(13, 'Unauthorized') })],
  ])('does not wait for a document store that refuses its account: %s', async (codeName, refused) => {
    const { warned, started } = startOn(refused);
    await expect(started).rejects.toThrow(UnsoundConfig);
    await expect(started).rejects.toThrow(new RegExp(`account of MONGODB_URL \\(${codeName}\\).*\\.$`));
    expect(warned).toEqual([]);
  });
});
