import {
  binaryEvent,
  jsonEvent,
  MaxAppendSizeExceededError,
  UnknownError,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
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

const KIB = 1024;

describe('appending', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  const append = (
    stream: string,
    events: Parameters<StoreUnderTest['client']['appendToStream']>[1],
    expectedRevision?: AppendExpectedRevision,
  ) => store.client.appendToStream(stream, events, { expectedRevision });
  const stored = (stream: string) => all(store.client.readStream(stream));

  it('numbers the events of a stream from 0 and gives growing positions', async () => {
    const stream = newStream();
    const first = await append(stream, picked(0), 'no_stream');
    const second = await append(stream, [picked(1), picked(2)], 0n);
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 0n });
    expect(second).toMatchObject({ success: true, nextExpectedRevision: 2n });
    expect(second.position?.commit).toBeGreaterThan(first.position?.commit ?? 0n);
  });

  it('gives back JSON, metadata, id, type, time and position', async () => {
    const stream = newStream();
    const before = Date.now();
    const event = jsonEvent({
      id: randomUUID(),
      type: 'ChatMessageSent',
      data: { text: 'ünïcödé 🏈', nested: { list: [1, null, true] } },
      metadata: { $correlationId: 'c-1', schemaVersion: 1 },
    });
    const { position } = await append(stream, event);
    const [read] = await stored(stream);
    expect(read?.event).toMatchObject({
      streamId: stream,
      revision: 0n,
      isJson: true,
      id: event.id,
      type: event.type,
      data: event.data,
      metadata: event.metadata,
      position,
    });
    const created = read?.event?.created.getTime() ?? 0;
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Date.now());
  });

  it('gives back binary data and binary metadata unchanged', async () => {
    const stream = newStream();
    const data = Uint8Array.from({ length: 256 }, (_, index) => index);
    await append(stream, binaryEvent({ type: 'photo', data, metadata: Uint8Array.of(0xff, 0, 1) }));
    const [read] = await stored(stream);
    expect(read?.event?.isJson).toBe(false);
    expect(Buffer.from(read?.event?.data as Uint8Array)).toEqual(Buffer.from(data));
    expect(Buffer.from(read?.event?.metadata as Uint8Array)).toEqual(Buffer.from([0xff, 0, 1]));
  });

  it('keeps the stream names and types of other scripts', async () => {
    const stream = `équipe-${randomUUID()}-選手`;
    await append(stream, jsonEvent({ type: 'Спортсмен', data: {} }));
    const [read] = await stored(stream);
    expect(read?.event).toMatchObject({ streamId: stream, type: 'Спортсмен' });
  });

  it.each<[AppendExpectedRevision, number, bigint | 'no_stream']>([
    ['no_stream', 1, 0n],
    [5n, 1, 0n],
    [0n, 2, 1n],
    [0n, 0, 'no_stream'],
    ['stream_exists', 0, 'no_stream'],
  ])('refuses expected revision %s on a stream of %i events', async (expected, count, actual) => {
    const stream = newStream();
    if (count > 0) await append(stream, picks(count));
    const error = await failureOf(append(stream, picked(9), expected));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion: expected, actualVersion: actual });
  });

  it('accepts stream_exists on a stream with events', async () => {
    const stream = newStream();
    await append(stream, picked(0));
    expect(await append(stream, picked(1), 'stream_exists')).toMatchObject({ nextExpectedRevision: 1n });
  });

  it.each<[string, AppendExpectedRevision]>([
    ['the same exact revision', 0n],
    ['any', 'any'],
    ['stream_exists', 'stream_exists'],
  ])('answers a repetition with %s by the original position and stores nothing', async (_, expected) => {
    const stream = newStream();
    await append(stream, picked(0), 'no_stream');
    const events = [picked(1), picked(2)];
    const original = await append(stream, events, expected);
    await append(stream, picked(3), 2n);
    expect(await append(stream, events, expected)).toEqual(original);
    expect(await stored(stream)).toHaveLength(4);
  });

  it('answers a repetition of the first append with no_stream, whatever its payload says now', async () => {
    const stream = newStream();
    const event = picked(0);
    const original = await append(stream, event, 'no_stream');
    expect(await append(stream, { ...event, data: { pickNo: 99 } }, 'no_stream')).toEqual(original);
    expect((await stored(stream))[0]?.event?.data).toEqual({ pickNo: 0 });
  });

  it('refuses a repetition whose ids are stored elsewhere, or only in part', async () => {
    const stream = newStream();
    const [first, second, third] = [picked(0), picked(1), picked(2)];
    await append(stream, [first, second]);
    const wrong = { actualVersion: 1n };
    expect(await failureOf(append(stream, [second], 'no_stream'))).toMatchObject(wrong);
    expect(await failureOf(append(stream, [first, third], 'no_stream'))).toMatchObject(wrong);
    expect(await failureOf(append(stream, [first, second, third], 'no_stream'))).toMatchObject(wrong);
    expect(await stored(stream)).toHaveLength(2);
  });

  it('stores the same id in two streams', async () => {
    const [one, other] = [newStream(), newStream()];
    const event = picked(0);
    await append(one, event);
    await append(other, event);
    expect(idsOf(await stored(other))).toEqual([event.id]);
  });

  it('lets exactly one of many concurrent writers win each revision', async () => {
    const stream = newStream();
    const outcomes = await Promise.allSettled(picks(32).map((event) => append(stream, event, 'no_stream')));
    const winners = outcomes.filter(({ status }) => status === 'fulfilled');
    const losers = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason instanceof WrongExpectedVersionError,
    );
    expect([winners.length, losers.length]).toEqual([1, 31]);
    expect(await stored(stream)).toHaveLength(1);
  });

  it('keeps the order in which one client sent its appends', async () => {
    const stream = newStream();
    const events = picks(200);
    await Promise.all(events.map((event) => append(stream, event)));
    expect(idsOf(await stored(stream))).toEqual(events.map(({ id }) => id));
  });

  it('stores all events of an append that comes in several parts, next to each other', async () => {
    const stream = newStream();
    const events = picks(300);
    await Promise.all([
      store.client.appendToStream(stream, events, { expectedRevision: 'no_stream', batchAppendSize: 512 }),
      ...picks(20).map((event) => append(newStream(), event)),
    ]);
    const read = await stored(stream);
    expect(idsOf(read)).toEqual(events.map(({ id }) => id));
    const positions = read.map(({ event }) => Number(event?.position?.commit));
    expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  });

  it('refuses more than 1 MiB of data in one append, and goes on', async () => {
    const stream = newStream();
    const large = (bytes: number) => binaryEvent({ type: 't', data: Buffer.alloc(bytes, 1) });
    const error = await failureOf(append(stream, large(KIB * KIB + 1)));
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: KIB * KIB });
    const several = failureOf(append(stream, [large(600 * KIB), large(600 * KIB)]));
    expect(await several).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(await failureOf(append(stream, large(6 * KIB * KIB)))).toBeInstanceOf(MaxAppendSizeExceededError);
    await append(stream, large(KIB * KIB));
    expect(await stored(stream)).toHaveLength(1);
  });

  it('refuses an event whose id is not a UUID, and goes on', async () => {
    const stream = newStream();
    expect(await failureOf(append(stream, { ...picked(0), id: 'first' }))).toBeInstanceOf(UnknownError);
    await append(stream, picked(0), 'no_stream');
  });

  it('refuses an append after its deadline', async () => {
    const stream = newStream();
    const late = store.client.appendToStream(stream, picked(0), { deadline: -1_000 });
    expect(await failureOf(late)).toMatchObject({ type: 'deadline-exceeded' });
  });

  it('accepts an append of no events', async () => {
    const stream = newStream();
    await append(stream, picks(2));
    expect(await append(stream, [], 1n)).toMatchObject({ success: true, nextExpectedRevision: 1n });
  });
});
