import { binaryEvent, StreamNotFoundError } from '@eventstore/db-client';
import {
  all,
  connect,
  failureOf,
  idsOf,
  newStream,
  picks,
  revisionsOf,
  take,
  type StoreUnderTest,
} from './store-under-test';

describe('reading', () => {
  let store: StoreUnderTest;
  const stream = newStream();
  const events = picks(600);
  beforeAll(async () => {
    store = await connect();
    await store.client.appendToStream(stream, events, { expectedRevision: 'no_stream' });
  });
  afterAll(() => store.stop());

  const readStream = (
    ...options: Parameters<StoreUnderTest['client']['readStream']> extends [string, ...infer R] ? R : never
  ) => all(store.client.readStream(stream, ...options));
  const positionOf = async (revision: number) => {
    const [read] = await readStream({ fromRevision: BigInt(revision), maxCount: 1 });
    const position = read?.event?.position;
    if (!position) throw new Error('the event has no position');
    return position;
  };

  it('reads a stream forwards in order', async () => {
    expect(idsOf(await readStream())).toEqual(events.map(({ id }) => id));
  });

  it('reads a stream backwards in order', async () => {
    const read = await readStream({ direction: 'backwards', fromRevision: 'end' });
    expect(idsOf(read)).toEqual(events.map(({ id }) => id).reverse());
  });

  it('starts at the given revision and stops at the count, in both directions', async () => {
    expect(revisionsOf(await readStream({ fromRevision: 100n, maxCount: 3 }))).toEqual([100, 101, 102]);
    const backwards = await readStream({ direction: 'backwards', fromRevision: 100n, maxCount: 3 });
    expect(revisionsOf(backwards)).toEqual([100, 99, 98]);
    expect(revisionsOf(await readStream({ direction: 'backwards', fromRevision: 'start' }))).toEqual([0]);
  });

  it('reads nothing beyond the end of a stream', async () => {
    expect(await readStream({ fromRevision: 600n })).toEqual([]);
  });

  it('refuses to read forwards from the end of a stream', async () => {
    const error = await failureOf(readStream({ fromRevision: 'end' }));
    expect(error).toMatchObject({ message: expect.stringContaining('ReadStreamResult') as string });
  });

  it('gives the events that links point to, where they are wanted', async () => {
    const links = newStream();
    const linkTo = (place: string) => binaryEvent({ type: '$>', data: Buffer.from(place) });
    await store.client.appendToStream(links, [linkTo(`3@${stream}`), linkTo(`0@${newStream()}`)]);
    const read = (resolveLinkTos: boolean) => all(store.client.readStream(links, { resolveLinkTos }));
    const [resolved, broken] = await read(true);
    expect(resolved).toMatchObject({ event: { id: events[3]?.id }, link: { streamId: links, revision: 0n } });
    expect(broken?.event).toBeUndefined();
    expect(broken?.link?.revision).toBe(1n);
    expect((await read(false)).map(({ event, link }) => [event?.type, link])).toEqual([
      ['$>', undefined],
      ['$>', undefined],
    ]);
    const live = store.client.subscribeToStream(links, { resolveLinkTos: true });
    const [seen] = await take(live, 1);
    expect(seen).toMatchObject({ event: { id: events[3]?.id }, link: { streamId: links } });
  });

  it('says that a stream does not exist', async () => {
    const missing = newStream();
    const error = await failureOf(all(store.client.readStream(missing)));
    expect(error).toBeInstanceOf(StreamNotFoundError);
    expect(error).toMatchObject({ streamName: missing });
  });

  it('reads $all forwards from a position, which is part of the result', async () => {
    const fromPosition = await positionOf(597);
    const read = await all(store.client.readAll({ fromPosition, maxCount: 3 }));
    expect(idsOf(read)).toEqual(events.slice(597).map(({ id }) => id));
    expect(read[0]?.event?.position).toEqual(fromPosition);
  });

  it('reads $all backwards from a position, which is not part of the result', async () => {
    const fromPosition = await positionOf(3);
    const read = await all(store.client.readAll({ direction: 'backwards', fromPosition, maxCount: 3 }));
    expect(revisionsOf(read)).toEqual([2, 1, 0]);
  });

  it('reads $all from the start to the end in the order of positions, whole', async () => {
    const read = await all(store.client.readAll());
    const positions = read.map(({ event }) => event?.position?.commit ?? -1n);
    expect(positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0n))).toBe(
      true,
    );
    const own = read.filter(({ event }) => event?.streamId === stream);
    expect(idsOf(own)).toEqual(events.map(({ id }) => id));
  });

  it('reads the last events of $all backwards from the end', async () => {
    const last = newStream();
    await store.client.appendToStream(last, picks(2));
    const read = await all(
      store.client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 2 }),
    );
    expect(read.map(({ event }) => event?.streamId)).toEqual([last, last]);
    expect(revisionsOf(read)).toEqual([1, 0]);
  });

  it('reads nothing of $all beyond the end', async () => {
    expect(await all(store.client.readAll({ fromPosition: 'end' }))).toEqual([]);
    expect(await all(store.client.readAll({ direction: 'backwards', fromPosition: 'start' }))).toEqual([]);
  });

  it('goes on when a reader leaves in the middle', async () => {
    for await (const { event } of store.client.readStream(stream)) if (event?.revision === 10n) break;
    expect(await readStream({ maxCount: 1 })).toHaveLength(1);
  });

  it('serves many readers at once', async () => {
    const reads = await Promise.all(Array.from({ length: 20 }, () => readStream()));
    expect(reads.map((read) => read.length)).toEqual(Array.from({ length: 20 }, () => 600));
  });
});
