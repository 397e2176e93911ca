import {
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
  binaryEvent,
  type AppendToStreamOptions,
} from '@eventstore/db-client';
import {
  all,
  connect,
  failureOf,
  idsOf,
  newStream,
  picked,
  picks,
  type StoreUnderTest,
} from './store-under-test';

/** Credentials of its own make the client send an append as a call of its own. */
const credentials = { username: 'admin', password: 'changeit' };

describe('appending by the classic call', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  const append = (
    stream: string,
    events: Parameters<StoreUnderTest['client']['appendToStream']>[1],
    options: AppendToStreamOptions = {},
  ) => store.client.appendToStream(stream, events, { credentials, ...options });

  it('stores events and answers with revision and position', async () => {
    const stream = newStream();
    const events = picks(3);
    const result = await append(stream, events, { expectedRevision: 'no_stream' });
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 2n });
    const read = await all(store.client.readStream(stream));
    expect(idsOf(read)).toEqual(events.map(({ id }) => id));
    expect(read.at(-1)?.event?.position).toEqual(result.position);
  });

  it('answers a repetition by the original position', async () => {
    const stream = newStream();
    const events = picks(2);
    const original = await append(stream, events, { expectedRevision: 'no_stream' });
    expect(await append(stream, events, { expectedRevision: 'no_stream' })).toEqual(original);
  });

  it('refuses a wrong expected revision and says which the stream has', async () => {
    const stream = newStream();
    const missing = await failureOf(append(stream, picked(0), { expectedRevision: 3n }));
    expect(missing).toBeInstanceOf(WrongExpectedVersionError);
    expect(missing).toMatchObject({ expectedVersion: 3n, actualVersion: 'no_stream' });
    await append(stream, picks(2));
    const stale = await failureOf(append(stream, picked(0), { expectedRevision: 'no_stream' }));
    expect(stale).toMatchObject({ expectedVersion: 'no_stream', actualVersion: 1n });
  });

  it('refuses more than 1 MiB', async () => {
    const large = binaryEvent({ type: 't', data: Buffer.alloc(1024 * 1024 + 1) });
    expect(await failureOf(append(newStream(), large))).toBeInstanceOf(MaxAppendSizeExceededError);
  });

  it('refuses a tombstoned stream', async () => {
    const stream = newStream();
    await append(stream, picked(0));
    await store.client.tombstoneStream(stream);
    const error = await failureOf(append(stream, picked(1)));
    expect(error).toBeInstanceOf(StreamDeletedError);
    expect(error).toMatchObject({ streamName: stream });
  });
});
