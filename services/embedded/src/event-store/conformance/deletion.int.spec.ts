import {
  jsonEvent,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  all,
  connect,
  failureOf,
  idsOf,
  newStream,
  picked,
  picks,
  revisionsOf,
  type StoreUnderTest,
} from './store-under-test';

describe('deleting and truncating', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  const read = (stream: string) => all(store.client.readStream(stream));
  const filled = async (count = 5): Promise<string> => {
    const stream = newStream();
    await store.client.appendToStream(stream, picks(count), { expectedRevision: 'no_stream' });
    return stream;
  };

  describe('metadata', () => {
    it('gives back what was set, with the custom keys', async () => {
      const stream = await filled();
      await store.client.setStreamMetadata(stream, { maxCount: 3, owner: 'league' });
      const result = await store.client.getStreamMetadata(stream);
      expect(result).toMatchObject({ streamName: stream, metadata: { maxCount: 3, owner: 'league' } });
    });

    it('knows no metadata of a stream that has none', async () => {
      expect(await store.client.getStreamMetadata(await filled())).not.toHaveProperty('metadata');
    });

    it('checks the expected revision of the metadata stream', async () => {
      const stream = await filled();
      await store.client.setStreamMetadata(stream, { maxCount: 3 }, { expectedRevision: 'no_stream' });
      const again = store.client.setStreamMetadata(
        stream,
        { maxCount: 2 },
        { expectedRevision: 'no_stream' },
      );
      expect(await failureOf(again)).toBeInstanceOf(WrongExpectedVersionError);
      await store.client.setStreamMetadata(stream, { maxCount: 2 }, { expectedRevision: 0n });
      expect(revisionsOf(await read(`$$${stream}`))).toEqual([1]);
    });

    it('shows only the last $maxCount events, in both directions', async () => {
      const stream = await filled();
      await store.client.setStreamMetadata(stream, { maxCount: 2 });
      expect(revisionsOf(await read(stream))).toEqual([3, 4]);
      await store.client.appendToStream(stream, picked(5), { expectedRevision: 4n });
      expect(revisionsOf(await read(stream))).toEqual([4, 5]);
      const backwards = await all(
        store.client.readStream(stream, { direction: 'backwards', fromRevision: 'end' }),
      );
      expect(revisionsOf(backwards)).toEqual([5, 4]);
    });

    it('shows only events from $tb on', async () => {
      const stream = await filled();
      await store.client.setStreamMetadata(stream, { truncateBefore: 3 });
      expect(revisionsOf(await read(stream))).toEqual([3, 4]);
      await store.client.setStreamMetadata(stream, { truncateBefore: 5 });
      expect(await read(stream)).toEqual([]);
    });

    it('shows only events younger than $maxAge', async () => {
      const stream = await filled();
      await store.client.setStreamMetadata(stream, { maxAge: 3600 });
      expect(await read(stream)).toHaveLength(5);
      await store.client.setStreamMetadata(stream, { maxAge: 1 });
      const giveUp = Date.now() + 5_000;
      while ((await read(stream)).length > 0 && Date.now() < giveUp);
      expect(await read(stream)).toEqual([]);
    });

    it('applies metadata that was set before the stream exists', async () => {
      const stream = newStream();
      await store.client.setStreamMetadata(stream, { maxCount: 1 });
      await store.client.appendToStream(stream, picks(3), { expectedRevision: 'no_stream' });
      expect(revisionsOf(await read(stream))).toEqual([2]);
    });

    it('ignores metadata that is not an object', async () => {
      const stream = await filled();
      await store.client.appendToStream(`$$${stream}`, jsonEvent({ type: '$metadata', data: [] as never }));
      expect(await read(stream)).toHaveLength(5);
    });
  });

  describe('soft deletion', () => {
    it('hides the stream and keeps its number', async () => {
      const stream = await filled(3);
      const { position } = await store.client.deleteStream(stream, { expectedRevision: 2n });
      expect(position?.commit).toBeGreaterThan(0n);
      expect(await failureOf(read(stream))).toBeInstanceOf(StreamNotFoundError);
      const next = picked(3);
      const result = await store.client.appendToStream(stream, next, { expectedRevision: 'no_stream' });
      expect(result.nextExpectedRevision).toBe(3n);
      expect(idsOf(await read(stream))).toEqual([next.id]);
      expect(await store.client.getStreamMetadata(stream)).toMatchObject({ metadata: { truncateBefore: 3 } });
    });

    it.each(['any', 1n] as const)('lets the stream be written again with %s', async (expectedRevision) => {
      const stream = await filled(2);
      await store.client.deleteStream(stream);
      await store.client.appendToStream(stream, picks(2), { expectedRevision });
      expect(revisionsOf(await read(stream))).toEqual([2, 3]);
    });

    it('refuses stream_exists afterwards', async () => {
      const stream = await filled(2);
      await store.client.deleteStream(stream);
      const append = store.client.appendToStream(stream, picked(2), { expectedRevision: 'stream_exists' });
      expect(await failureOf(append)).toBeInstanceOf(StreamDeletedError);
    });

    it('refuses a wrong expected revision', async () => {
      const stream = await filled(3);
      const error = await failureOf(store.client.deleteStream(stream, { expectedRevision: 1n }));
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({ streamName: stream, expectedVersion: 1n, actualVersion: 2n });
      expect(await read(stream)).toHaveLength(3);
    });

    it('ends when metadata is set again, and the old events stay hidden', async () => {
      const stream = await filled(2);
      await store.client.deleteStream(stream);
      await store.client.setStreamMetadata(stream, { maxCount: 10 });
      expect(await store.client.getStreamMetadata(stream)).toMatchObject({
        metadata: { maxCount: 10, truncateBefore: 2 },
      });
      expect(await read(stream)).toEqual([]);
    });

    it('leaves the events in $all', async () => {
      const stream = await filled(2);
      const [first] = await read(stream);
      await store.client.deleteStream(stream);
      const rest = await all(store.client.readAll({ fromPosition: first?.event?.position, maxCount: 3 }));
      expect(rest.map(({ event }) => event?.streamId)).toEqual([stream, stream, `$$${stream}`]);
    });
  });

  describe('tombstone', () => {
    it('ends the stream for readers, writers and deleters', async () => {
      const stream = await filled(2);
      await store.client.tombstoneStream(stream, { expectedRevision: 1n });
      const actions = [
        read(stream),
        store.client.appendToStream(stream, picked(0)),
        store.client.appendToStream(stream, picked(0), { expectedRevision: 'no_stream' }),
        store.client.deleteStream(stream),
        store.client.tombstoneStream(stream),
        store.client.setStreamMetadata(stream, { maxCount: 1 }),
      ];
      for (const action of actions) expect(await failureOf(action)).toBeInstanceOf(StreamDeletedError);
    });

    it('refuses a wrong expected revision', async () => {
      const stream = await filled(2);
      const error = await failureOf(store.client.tombstoneStream(stream, { expectedRevision: 'no_stream' }));
      expect(error).toMatchObject({ type: 'wrong-expected-version', actualVersion: 1n });
    });

    it('also ends a stream that was softly deleted', async () => {
      const stream = await filled(2);
      await store.client.deleteStream(stream);
      await store.client.tombstoneStream(stream);
      expect(await failureOf(read(stream))).toBeInstanceOf(StreamDeletedError);
    });

    it('is the last event of the stream in $all', async () => {
      const stream = await filled(1);
      const { position } = await store.client.tombstoneStream(stream);
      const [event] = await all(store.client.readAll({ fromPosition: position, maxCount: 1 }));
      expect(event?.event).toMatchObject({
        streamId: stream,
        type: '$streamDeleted',
        revision: 9223372036854775807n,
      });
    });
  });
});
