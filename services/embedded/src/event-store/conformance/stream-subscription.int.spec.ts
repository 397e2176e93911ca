import { StreamDeletedError } from '@eventstore/db-client';
import { once } from 'node:events';
import {
  connect,
  failureOf,
  idsOf,
  newStream,
  picks,
  revisionsOf,
  take,
  type StoreUnderTest,
} from './store-under-test';

describe('subscribing to a stream', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  const append = (stream: string, events: ReturnType<typeof picks>) =>
    store.client.appendToStream(stream, events);

  it('gives stored events, says that it caught up, and goes on', async () => {
    const stream = newStream();
    const events = picks(300);
    await append(stream, events);
    const subscription = store.client.subscribeToStream(stream);
    subscription.once('caughtUp', () => void append(stream, live).then(() => append(newStream(), picks(2))));
    const live = picks(3);
    expect(idsOf(await take(subscription, 303))).toEqual([...events, ...live].map(({ id }) => id));
  });

  it('starts after the given revision', async () => {
    const stream = newStream();
    await append(stream, picks(4));
    expect(revisionsOf(await take(store.client.subscribeToStream(stream, { fromRevision: 1n }), 2))).toEqual([
      2, 3,
    ]);
  });

  it('gives only new events when it starts at the end', async () => {
    const stream = newStream();
    await append(stream, picks(4));
    const subscription = store.client.subscribeToStream(stream, { fromRevision: 'end' });
    subscription.once('caughtUp', () => void append(stream, picks(1)));
    expect(revisionsOf(await take(subscription, 1))).toEqual([4]);
  });

  it('waits for a stream that does not exist yet', async () => {
    const stream = newStream();
    const subscription = store.client.subscribeToStream(stream);
    let seen = 0;
    let seenBeforeCatchUp = 0;
    const caughtUp = once(subscription, 'caughtUp').then(() => (seenBeforeCatchUp = seen));
    subscription.on('data', () => (seen += 1));
    await once(subscription, 'confirmation');
    await append(stream, picks(2));
    await caughtUp;
    expect(seenBeforeCatchUp).toBe(2);
    await subscription.unsubscribe();
  });

  it('gives the deletion, then ends with an error, when the stream is tombstoned', async () => {
    const stream = newStream();
    await append(stream, picks(1));
    const subscription = store.client.subscribeToStream(stream);
    subscription.once('caughtUp', () => void store.client.tombstoneStream(stream));
    const types: (string | undefined)[] = [];
    const reading = (async () => {
      for await (const { event } of subscription) types.push(event?.type);
    })();
    expect(await failureOf(reading)).toBeInstanceOf(StreamDeletedError);
    expect(types).toEqual(['PlayerPicked', '$streamDeleted']);
  });
});
