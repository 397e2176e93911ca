import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { isDeepStrictEqual } from 'node:util';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { EventCatalog } from '../event-store/event-catalog';
import type { AppendResult, EventStore } from '../event-store/event-store.port';
import { positionText, type EventMetadata } from '../events/recorded-event';
import { countedOnce } from '../testing/appending';
import { counted, counterNamed, type CounterEvent } from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { until } from '../testing/until';
import { LogReader } from './log-reader';
import { collectionOf, type Positioned, type Projection } from './projection';
import { ProjectionRunner } from './projection-runner';
import { RunnerOffice } from './runner-office';
import {
  CHECKPOINTS,
  LEASES,
  PARKED_EVENTS,
  type Checkpoint,
  type Lease,
  type ParkedEvent,
} from './runner-documents';

type Total = { readonly _id: string; readonly total: number; readonly seen: readonly number[] };
const totals = (name: string, version = 1): Projection<Total, CounterEvent> => ({
  name,
  version,
  categories: ['counter'],
  indexes: [{ key: { total: 1 } }],
  idsOf: (event) => (event.type === 'Counted' ? [event.data.counterId] : []),
  project: (document, event, id) => {
    if (event.type !== 'Counted') return document;
    if (event.data.by === 13) throw new Error('unlucky');
    if (event.data.by === -1) return null;
    return {
      _id: id,
      total: (document?.total ?? 0) + event.data.by,
      seen: [...(document?.seen ?? []), event.revision],
    };
  },
});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('projection runner', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  let mongo: MongoClient;
  let db: Db;
  let reader: LogReader;
  const catalog = new EventCatalog([counted, counterNamed], new MemoryKeyring());
  const running: ProjectionRunner[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    reader = new LogReader(events, silent);
    mongo = new MongoClient(stack.mongoUrl, { monitorCommands: true });
    db = mongo.db(`runner${uuidv4().slice(0, 8)}`);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((runner) => runner.stop()));
  });
  afterAll(async () => {
    await reader.close();
    await events.close();
    await mongo.close();
    await stack.stop();
  });

  const start = (projection: Projection<Total, CounterEvent>): ProjectionRunner => {
    const runner = new ProjectionRunner(projection as unknown as Projection, {
      db,
      reader,
      catalog,
      log: silent,
    });
    running.push(runner);
    runner.start();
    return runner;
  };
  const append = async (
    counterId: string,
    amounts: readonly number[],
    from: number | 'no_stream' = 'no_stream',
    schemaVersion?: number,
  ): Promise<AppendResult> => {
    const metadata = {
      $correlationId: 'c',
      $causationId: 'c',
      commandId: uuidv4(),
      commandHash: '',
      actor: { kind: 'anonymous' } as const,
      occurredAt: '2026-05-01T18:00:00.000Z',
    };
    const encoded = await Promise.all(
      amounts.map((by) => catalog.encode(uuidv4(), { type: 'Counted', data: { counterId, by } }, metadata)),
    );
    return events.append(
      `counter-${counterId}`,
      encoded.map((e) => (schemaVersion ? { ...e, metadata: { ...e.metadata, schemaVersion } } : e)),
      from,
    );
  };
  const leases = () => db.collection<Lease>(LEASES);
  const parkedOf = (streamId: string, runner?: string): Promise<ParkedEvent[]> =>
    db
      .collection<ParkedEvent>(PARKED_EVENTS)
      .find({ streamId, ...(runner ? { runner } : {}) })
      .sort({ revision: 1 })
      .toArray();
  const document = (name: string, id: string, version = 1): Promise<Positioned<Total> | null> =>
    db.collection<Positioned<Total>>(collectionOf({ name, version })).findOne({ _id: id });

  it('folds what was there before it started, then what comes live', async () => {
    const id = uuidv4();
    for (let n = 0; n < 1_200; n += 200)
      await append(
        id,
        Array.from({ length: 200 }, () => 1),
        n === 0 ? 'no_stream' : n - 1,
      );
    const runner = start(totals('catch-up'));
    await runner.feed.caughtUp();
    expect((await document('catch-up', id))?.total).toBe(1_200);
    await append(id, [5], 1_199);
    await until('the live event is folded', async () => (await document('catch-up', id))?.total === 1_205);
  });

  it('goes on from its checkpoint and applies nothing twice, even without it', async () => {
    const id = uuidv4();
    await append(id, [1, 2, 3]);
    const first = start(totals('again'));
    await first.feed.caughtUp();
    await first.stop();
    await append(id, [4], 2);
    await db.collection('runner_checkpoints').deleteMany({});
    const second = start(totals('again'));
    await second.feed.caughtUp();
    expect(await document('again', id)).toMatchObject({ total: 10, seen: [0, 1, 2, 3] });
  });

  it('remembers of what it wrote 8 MiB at most, and reads the rest again', async () => {
    const ids = [uuidv4(), uuidv4(), uuidv4()];
    const large = totals('large');
    const pad = 'x'.repeat(3 * 1024 * 1024);
    const project: typeof large.project = (...given) => {
      const folded = large.project(...given);
      return folded && { ...folded, pad };
    };
    await start({ ...large, project }).feed.caughtUp();
    let read: string[] = [];
    mongo.on(
      'commandStarted',
      ({ command }: { command: { find?: string; filter?: { _id?: { $in?: string[] } } } }) => {
        if (command.find === collectionOf(large)) read.push(...(command.filter?._id?.$in ?? []));
      },
    );
    const totalled = (id: string, total: number): Promise<void> =>
      until('it is written', async () => (await document('large', id))?.total === total);
    for (const id of ids) {
      await append(id, [1]);
      await totalled(id, 1);
    }
    read = [];
    const [first = '', , last = ''] = ids;
    await append(last, [1], 0);
    await totalled(last, 2);
    expect(read).not.toContain(last);
    await append(first, [1], 0);
    await totalled(first, 2);
    expect(read).toContain(first);
  });

  it('writes of a document what has changed, and all of it where the store has another', async () => {
    const [id, other] = [uuidv4(), uuidv4()];
    const projection = totals('changes');
    const written: object[] = [];
    type Written = { readonly q: { readonly _id: string }; readonly u: object };
    mongo.on('commandStarted', ({ command }: { command: { update?: string; updates?: Written[] } }) => {
      if (command.update !== collectionOf(projection)) return;
      for (const { q, u } of command.updates ?? []) if (q._id === id) written.push(u);
    });
    const totalled = (of: string, total: number): Promise<void> =>
      until('it is written', async () => (await document('changes', of))?.total === total);
    await append(id, [1, 2]);
    await start(projection).feed.caughtUp();
    await append(id, [3], 1);
    await totalled(id, 6);
    expect(written.splice(0)).toEqual([
      expect.objectContaining({ _id: id, total: 3 }),
      { $set: { total: 6, 'seen.2': 2, _position: expect.any(String) }, $unset: {} },
    ]);
    const documents = db.collection<Positioned<Total>>(collectionOf(projection));
    await documents.deleteOne({ _id: id });
    await append(id, [4], 2);
    await totalled(id, 10);
    expect((await document('changes', id))?.seen).toEqual([0, 1, 2, 3]);
    await documents.updateOne({ _id: id }, { $set: { _position: '9'.repeat(20) } });
    await append(id, [5], 3);
    await append(other, [7]);
    await totalled(other, 7);
    // It is somebody's who has come further.
    expect((await document('changes', id))?.total).toBe(10);
    expect(await parkedOf(`counter-${id}`, 'read_changes_v1')).toEqual([]);
  });

  it('folds again what its store has lost underneath it, with its place', async () => {
    const [kept, lost, later] = [uuidv4(), uuidv4(), uuidv4()];
    const name = 'put-back';
    const checkpoints = db.collection<Checkpoint>(CHECKPOINTS);
    const _id = collectionOf(totals(name));
    await append(kept, [1]);
    await start(totals(name)).feed.caughtUp();
    await until('its place is kept', async () => (await checkpoints.findOne({ _id })) !== null);
    const before = await checkpoints.findOne({ _id });
    if (!before) throw new Error('no place');
    await append(lost, [2]);
    await until('it has moved on', async () => {
      const place = await checkpoints.findOne({ _id });
      return (await document(name, lost)) !== null && place?.commit !== before.commit;
    });
    await db.collection<Positioned<Total>>(_id).deleteOne({ _id: lost });
    await checkpoints.replaceOne({ _id }, before);
    await append(later, [3]);
    await until('what was lost is there again', async () => (await document(name, lost))?.total === 2);
    await until('and what came later', async () => (await document(name, later))?.total === 3);
    expect((await document(name, kept))?.seen).toEqual([0]);
  });

  it('folds an event into all documents with a value, written ones and those of the same batch, whenever it comes', async () => {
    type Owned = Total & { readonly owner: string };
    const spend: Projection<Owned, CounterEvent> = {
      ...{ name: 'owned', version: 1, categories: ['counter'], indexes: [{ key: { owner: 1 } }] },
      idsOf: ({ type, data, revision }) =>
        type === 'Counted' && data.by > 0 ? [`${data.counterId}:${revision}`] : [],
      whose: ({ type, data }) => (type === 'Counted' && data.by < 0 ? { owner: data.counterId } : null),
      project: (document, { type, data, revision }, id) => {
        if (type !== 'Counted' || data.by < 0) return document && { ...document, total: 0 };
        return { _id: id, owner: data.counterId, total: data.by, seen: [revision] };
      },
    };
    const [id, other] = [uuidv4(), uuidv4()];
    const totalsOf = async (owner: string): Promise<readonly number[]> =>
      (await db.collection(collectionOf(spend)).find({ owner }).sort({ _id: 1 }).toArray()).map(({ total }) =>
        Number(total),
      );
    await append(other, [9]);
    await append(id, [1, 2, -1, 3]);
    const runner = start(spend as unknown as Projection<Total, CounterEvent>);
    await runner.feed.caughtUp();
    expect([await totalsOf(id), await totalsOf(other)]).toEqual([[0, 0, 3], [9]]);
    await append(id, [-1], 3);
    await until('what was written before is changed', async () => (await totalsOf(id)).join() === '0,0,0');
    await append(id, [5, -1, 6], 4);
    await until('and what comes with it', async () => (await totalsOf(id)).join() === '0,0,0,0,6');
    await runner.stop();
    // From an older place again: as after a crash.
    await db.collection<Checkpoint>(CHECKPOINTS).deleteMany({});
    await start(spend as unknown as Projection<Total, CounterEvent>).feed.caughtUp();
    expect([await totalsOf(id), await totalsOf(other)]).toEqual([[0, 0, 0, 0, 6], [9]]);
  });

  it('removes a document and can make it anew', async () => {
    const id = uuidv4();
    await append(id, [7, -1, 2]);
    const runner = start(totals('gone'));
    await runner.feed.caughtUp();
    expect((await document('gone', id))?.total).toBe(2);
  });

  it('parks an event that cannot be folded and goes on with everything else', async () => {
    const [bad, good] = [uuidv4(), uuidv4()];
    await append(bad, [1, 13, 2]);
    await append(good, [4]);
    const runner = start(totals('poison'));
    await runner.feed.caughtUp();
    expect((await document('poison', bad))?.total).toBe(3);
    expect((await document('poison', good))?.total).toBe(4);
    const parked = await db
      .collection(PARKED_EVENTS)
      .find({ streamId: `counter-${bad}` })
      .toArray();
    expect(parked).toEqual([expect.objectContaining({ message: 'unlucky', runner: 'read_poison_v1' })]);
  });

  it('is built anew when somebody asks for its parked events again', async () => {
    const id = uuidv4();
    let isBroken = true;
    const healed: Projection<Total, CounterEvent> = {
      ...totals('healed'),
      project: (before, event, of) => {
        if (isBroken && of === id && before?.total === 1) throw new Error('unlucky');
        return event.type === 'Counted'
          ? {
              _id: of,
              total: (before?.total ?? 0) + event.data.by,
              seen: [...(before?.seen ?? []), event.revision],
            }
          : before;
      },
    };
    await append(id, [1, 2, 3]);
    await start(healed).feed.caughtUp();
    expect((await document('healed', id))?.total).toBe(1);
    isBroken = false;
    await db.collection(PARKED_EVENTS).updateMany({ runner: 'read_healed_v1' }, { $set: { retry: true } });
    await until('it is whole', async () => (await document('healed', id))?.total === 6);
    await until(
      'nothing is parked',
      async () => (await parkedOf(`counter-${id}`, 'read_healed_v1')).length === 0,
    );
  });

  it('builds a new version beside the old one', async () => {
    const id = uuidv4();
    await append(id, [3]);
    await start(totals('versions', 1)).feed.caughtUp();
    await start(totals('versions', 2)).feed.caughtUp();
    expect((await document('versions', id, 1))?.total).toBe(3);
    expect((await document('versions', id, 2))?.total).toBe(3);
  });

  it('takes away what is older than the version before, and what it replaces', async () => {
    const id = uuidv4();
    await append(id, [3]);
    for (const former of [totals('aged', 1), totals('aged', 2), totals('other', 1), totals('other', 2)])
      await start(former).feed.caughtUp();
    await Promise.all(running.splice(0).map((runner) => runner.stop()));
    await start({ ...totals('aged', 3), replaces: [{ name: 'other', version: 2 }] }).feed.caughtUp();
    const known = async (): Promise<readonly string[]> => {
      const collections = await db.listCollections({}, { nameOnly: true }).toArray();
      const checkpoints = await db.collection<Checkpoint>(CHECKPOINTS).find().toArray();
      const names = [...collections.map(({ name }) => name), ...checkpoints.map(({ _id }) => _id)];
      return names.filter((name) => /^read_(aged|other)_/.test(name)).sort();
    };
    const left = ['read_aged_v2', 'read_aged_v3'].flatMap((name) => [name, name]);
    await until('the former ones are gone', async () => isDeepStrictEqual(await known(), left));
  });

  it('takes away the version before once nobody has run it for a day', async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await append(uuidv4(), [3]);
    const known = async (version: number): Promise<readonly boolean[]> => {
      const name = collectionOf({ name: 'left', version });
      const found = await Promise.all([
        db.collection<Positioned<Total>>(name).findOne(),
        db.collection<Checkpoint>(CHECKPOINTS).findOne({ _id: name }),
        leases().findOne({ _id: name }),
      ]);
      return found.map((one) => one !== null);
    };
    const notRunSince = (version: number, until: string): Promise<unknown> =>
      leases().updateOne({ _id: collectionOf({ name: 'left', version }) }, { $set: { until } });
    const all = [true, true, true];
    await start(totals('left', 1)).feed.caughtUp();
    const timers = jest.spyOn(globalThis, 'setInterval');
    const second = start(totals('left', 2));
    const hourly = timers.mock.calls.find(([, ms]) => ms === 3_600_000)?.[0];
    timers.mockRestore();
    await second.feed.caughtUp();
    await running.shift()?.stop();
    hourly?.();
    await until('it is noted that nobody runs it', async () => isDeepStrictEqual(await known(1), all));
    await notRunSince(1, yesterday);
    hourly?.();
    await until('it is gone', async () => !(await known(1)).includes(true));
    await running.shift()?.stop();
    // As after a version whose processes were killed; it looks at its start too.
    const third = start(totals('left', 3));
    await third.feed.caughtUp();
    await until('it is noted', async () => isDeepStrictEqual(await known(2), all));
    await third.stop();
    await notRunSince(2, yesterday);
    await start(totals('left', 3)).feed.caughtUp();
    await until('it is gone', async () => !(await known(2)).includes(true));
    expect(await known(3)).toEqual(all);
  });

  it('counts what is parked of the versions that run, and forgets that of versions that it takes away', async () => {
    const id = uuidv4();
    await append(id, [1, 13]);
    for (const version of [1, 2]) await start(totals('mended', version)).feed.caughtUp();
    const office = RunnerOffice.of(db);
    const counted = async (): Promise<readonly string[]> =>
      [...(await office.parkedCounts()).keys()].filter((key) => key.startsWith('read_mended_'));
    expect((await counted()).length).toBe(2);
    // As after a start of new code: only its own run.
    for (const runner of running) office.ours.delete(runner.runner.key);
    await Promise.all(running.splice(0).map((runner) => runner.stop()));
    const mended = { ...totals('mended', 3), project: (document: Total | null): Total | null => document };
    await start(mended).feed.caughtUp();
    expect(await counted()).toEqual([]);
    const kept = async (): Promise<readonly string[]> =>
      (await parkedOf(`counter-${id}`))
        .map(({ runner }) => runner)
        .filter((key) => /^read_mended_/.test(key));
    await until('those of the oldest are gone', async () =>
      isDeepStrictEqual(await kept(), ['read_mended_v2']),
    );
  });

  it('passes over what cannot be read, with a note, and goes on', async () => {
    const id = uuidv4();
    const [good] = countedOnce(id, [4]);
    if (!good) throw new Error('no event');
    const byHand = { ...good, id: uuidv4(), metadata: undefined as unknown as EventMetadata };
    const foreign = { ...byHand, id: uuidv4(), type: 'MadeByHand' };
    await events.append(`counter-${id}`, [byHand, foreign, good], 'no_stream');
    const runner = start(totals('unreadable'));
    await runner.feed.caughtUp();
    expect((await document('unreadable', id))?.total).toBe(4);
    const parked = await parkedOf(`counter-${id}`, 'read_unreadable_v1');
    expect(parked.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  it('stops at an event type that only newer code knows, and lets that go on', async () => {
    const id = uuidv4();
    const runner = start({ ...totals('newer-type'), categories: ['renamed'] });
    await runner.feed.caughtUp();
    await events.append(
      `renamed-${id}`,
      countedOnce(id, [1]).map((event) => ({ ...event, type: 'Renamed' })),
      'no_stream',
    );
    await until('the feed has stopped', () => runner.feed.status() === 'stopped');
    await until(
      'its lease is free',
      async () => (await leases().findOne({ _id: 'read_newer-type_v1' })) === null,
    );
    await events.append(`renamed-${id}`, countedOnce(id, [1]), 0);
    expect(await document('newer-type', id)).toBeNull();
  });

  it('parks what a unique index refuses: only the id of a document may be there already', async () => {
    const unique = `unique${uuidv4().slice(0, 6)}`;
    const [one, other] = [uuidv4(), uuidv4()];
    const projection: Projection<Total, CounterEvent> = {
      ...totals(unique),
      categories: [unique],
      indexes: [{ key: { total: 1 }, unique: true }],
    };
    await events.append(`${unique}-${one}`, countedOnce(one, [3]), 'no_stream');
    const runner = start(projection);
    await runner.feed.caughtUp();
    await events.append(`${unique}-${other}`, countedOnce(other, [3]), 'no_stream');
    await until('it is parked', async () => (await parkedOf(`${unique}-${other}`)).length === 1);
  });

  it('writes no checkpoint of its own where nothing is for it, and yet does not start over', async () => {
    const [idle, busy] = [`idle${uuidv4().slice(0, 6)}`, uuidv4()];
    await append(busy, [1]);
    const first = start({ ...totals(idle), categories: [idle] });
    start(totals(`busy-${idle}`));
    await first.feed.caughtUp();
    const { position } = await append(busy, [1, 1, 1], 0);
    const checkpoint = () => db.collection<Checkpoint>(CHECKPOINTS).findOne({ _id: `read_${idle}_v1` });
    await until(
      'it has moved with the log',
      async () => (await checkpoint())?.commit === positionText(position),
    );
  });

  describe('two of one projection', () => {
    const second = async (projection: Projection<Total, CounterEvent>) => {
      const client = new MongoClient(stack.mongoUrl);
      const runner = new ProjectionRunner(projection as unknown as Projection, {
        db: client.db(db.databaseName),
        reader,
        catalog,
        log: silent,
      });
      runner.start();
      return {
        runner,
        stop: async () => {
          await runner.stop();
          await client.close();
        },
      };
    };
    const total = async (name: string, id: string): Promise<number> => (await document(name, id))?.total ?? 0;

    it('has one active and one standing by, which takes over when the first stops', async () => {
      const id = uuidv4();
      const first = start(totals('pair'));
      await first.feed.caughtUp();
      const standby = await second(totals('pair'));
      await append(id, [1, 1]);
      await until('the first has it', async () => (await total('pair', id)) === 2);
      expect(standby.runner.runner.status()).toBe('standby');
      await first.stop();
      await append(id, [1], 1);
      await until('the other has taken over', async () => (await total('pair', id)) === 3);
      await standby.stop();
    });

    it('loses nothing when the one that was cut off goes on with what it remembers', async () => {
      const id = uuidv4();
      const name = 'cut-off';
      const first = start(totals(name));
      await first.feed.caughtUp();
      await append(id, [1, 1, 1]);
      await until('the first has it', async () => (await total(name, id)) === 3);
      // As if the first had been away for so long that its lease ran out, without knowing it.
      await leases().updateOne(
        { _id: `read_${name}_v1` },
        { $set: { until: '2020-01-01T00:00:00.000Z', owner: 'elsewhere/1/x' } },
      );
      const other = await second(totals(name));
      await other.runner.feed.caughtUp();
      for (let n = 3; n < 40; n += 1) await append(id, [1], n - 1);
      await until('all is in', async () => (await total(name, id)) === 40);
      await other.stop();
      await append(id, [1], 39);
      await until('the first goes on', async () => (await total(name, id)) === 41);
      expect((await document(name, id))?.seen).toEqual(Array.from({ length: 41 }, (_, n) => n));
    });
  });

  it('stops and says so when it meets an event of newer code', async () => {
    const id = uuidv4();
    const runner = start(totals('newer'));
    await runner.feed.caughtUp();
    await append(id, [1], 'no_stream', 9);
    await until('the feed has stopped', () => runner.feed.status() === 'stopped');
    expect(await document('newer', id)).toBeNull();
  });
});
