import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { EventCatalog } from '../event-store/event-catalog';
import { StoreUnavailable, type EventStore } from '../event-store/event-store.port';
import { counted, counterNamed, type CounterEvent } from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { until } from '../testing/until';
import { LogReader } from './log-reader';
import type { AnyProcess, Dispatch, Process } from './process';
import { ProcessRunner } from './process-runner';
import {
  CHECKPOINTS,
  PARKED_EVENTS,
  PROCESS_STATES,
  type Checkpoint,
  type ParkedEvent,
} from './runner-documents';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const asking = (id: string, type: string) =>
  [{ kind: 'dispatch', command: { aggregate: 'counter', id, request: { type } } }] as const;

/** Tells how often each counter was counted; stateless. */
const echo = (name: string, startFrom: 'beginning' | 'now' = 'beginning'): Process<CounterEvent> => ({
  name,
  categories: ['counter'],
  startFrom,
  react: (event) => (event.type === 'Counted' ? asking(event.data.counterId, `by-${event.data.by}`) : []),
});
/** Tells each counter's total, which no single event knows. */
const summing = (name: string): Process<CounterEvent, { readonly total: number }> => ({
  name,
  categories: ['counter'],
  startFrom: 'beginning',
  state: {
    keyOf: (event) => (event.type === 'Counted' ? event.data.counterId : null),
    initial: { total: 0 },
    evolve: ({ total }, event) => ({ total: total + (event.type === 'Counted' ? event.data.by : 0) }),
  },
  react: ({ data }, { total }) => asking(data.counterId, `total-${total}`),
});

describe('process runner', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  let mongo: MongoClient;
  let db: Db;
  let reader: LogReader;
  const catalog = new EventCatalog([counted, counterNamed], new MemoryKeyring());
  const running: ProcessRunner[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    reader = new LogReader(events, silent);
    mongo = new MongoClient(stack.mongoUrl);
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

  const start = <State>(
    process: Process<CounterEvent, State>,
    sent: Dispatch[],
    fail: (command: Dispatch) => Error | undefined = () => undefined,
  ): ProcessRunner => {
    const runner = new ProcessRunner(
      process as unknown as AnyProcess,
      {
        dispatch: (command) => {
          const failure = fail(command);
          if (failure) return Promise.reject(failure);
          sent.push(command);
          return Promise.resolve();
        },
        setTimers: () => Promise.resolve(),
      },
      { db, reader, catalog, log: silent },
    );
    running.push(runner);
    void runner.start();
    return runner;
  };
  const append = async (
    counterId: string,
    amounts: readonly number[],
    from: number | 'no_stream' = 'no_stream',
  ): Promise<void> => {
    const metadata = {
      $correlationId: 'c',
      $causationId: 'c',
      commandId: uuidv4(),
      commandHash: '',
      actor: { kind: 'anonymous' } as const,
      occurredAt: '2026-05-01T18:00:00.000Z',
    };
    await events.append(
      `counter-${counterId}`,
      await Promise.all(
        amounts.map((by) => catalog.encode(uuidv4(), { type: 'Counted', data: { counterId, by } }, metadata)),
      ),
      from,
    );
  };
  const parkedOf = (runner: string): Promise<ParkedEvent[]> =>
    db.collection<ParkedEvent>(PARKED_EVENTS).find({ runner }).toArray();
  const askedOf = (sent: readonly Dispatch[], id: string): string[] =>
    sent.filter((command) => command.id === id).map(({ request }) => request.type);

  it('acts on what there was and on what comes, each event once, also after a restart', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    await append(id, [1, 2]);
    const first = start(echo('restarts'), sent);
    await first.feed.caughtUp();
    await append(id, [3], 1);
    await until('the live event is acted on', () => askedOf(sent, id).length === 3);
    await first.stop();
    await append(id, [4], 2);
    await start(echo('restarts'), sent).feed.caughtUp();
    expect(askedOf(sent, id)).toEqual(['by-1', 'by-2', 'by-3', 'by-4']);
  });

  it('acts again where its store has lost its place, and misses nothing', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    const checkpoints = db.collection<Checkpoint>(CHECKPOINTS);
    const _id = 'process_put-back';
    await append(id, [1]);
    await start(echo('put-back'), sent).feed.caughtUp();
    const before = await checkpoints.findOne({ _id });
    if (!before) throw new Error('no place');
    await append(id, [2], 0);
    await until('it has moved on', async () => {
      const place = await checkpoints.findOne({ _id });
      return askedOf(sent, id).length === 2 && place?.commit !== before.commit;
    });
    await checkpoints.replaceOne({ _id }, before);
    await append(id, [3], 1);
    await until(
      'it has read on from there',
      () => askedOf(sent, id).filter((one) => one === 'by-3').length === 2,
    );
    expect(askedOf(sent, id)).toEqual(['by-1', 'by-2', 'by-3', 'by-2', 'by-3']);
  });

  it('asks an aggregate once for what several events in a row ask of it', async () => {
    const [id, other] = [uuidv4(), uuidv4()];
    const sent: Dispatch[] = [];
    await append(id, [1, 1, 1, 2, 1]);
    await append(other, [1]);
    await start(echo('once'), sent).feed.caughtUp();
    expect(askedOf(sent, id)).toEqual(['by-1', 'by-2', 'by-1']);
    expect(askedOf(sent, other)).toEqual(['by-1']);
  });

  it('starts from now when it says so, and from there on misses nothing', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    await append(id, [1]);
    const first = start(echo('from-now', 'now'), sent);
    await first.feed.caughtUp();
    await first.stop();
    await append(id, [2], 0);
    await start(echo('from-now', 'now'), sent).feed.caughtUp();
    expect(askedOf(sent, id)).toEqual(['by-2']);
  });

  it('folds an event before it acts on it, and remembers what it folded over a restart', async () => {
    const [id, other] = [uuidv4(), uuidv4()];
    const sent: Dispatch[] = [];
    await append(id, [1, 2]);
    await append(other, [7]);
    const first = start(summing('sums'), sent);
    await first.feed.caughtUp();
    await first.stop();
    await append(id, [3], 1);
    await start(summing('sums'), sent).feed.caughtUp();
    expect(askedOf(sent, id)).toEqual(['total-1', 'total-3', 'total-6']);
    expect(askedOf(sent, other)).toEqual(['total-7']);
  });

  it('neither folds nor acts on again what a state already holds', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    await append(id, [1, 2]);
    const first = start(summing('redelivered'), sent);
    await first.feed.caughtUp();
    await first.stop();
    await db.collection<{ _id: string }>(CHECKPOINTS).deleteOne({ _id: 'process_redelivered' });
    await append(id, [3], 1);
    await start(summing('redelivered'), sent).feed.caughtUp();
    expect(askedOf(sent, id)).toEqual(['total-1', 'total-3', 'total-6']);
  });

  it('keeps no state whose effects have not been carried out', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    await append(id, [1, 2]);
    let away = true;
    let tries = 0;
    start(summing('effects-first'), sent, () => {
      tries += 1;
      return away ? new StoreUnavailable('event store') : undefined;
    });
    await until('it has tried twice', () => tries >= 2);
    const states = db.collection<{ _id: string }>(PROCESS_STATES);
    expect(await states.findOne({ _id: `process_effects-first:${id}` })).toBeNull();
    away = false;
    await until('it has acted', () => askedOf(sent, id).includes('total-3'));
  });

  it('tries an effect until it is carried out, whatever the failure, and parks nothing', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    let tries = 0;
    const mine = (command: Dispatch): boolean => command.id === id;
    start(echo('tries-on'), sent, (command) => {
      if (mine(command)) tries += 1;
      return mine(command) && tries < 6 ? new TypeError('no answer, or a mistake') : undefined;
    });
    await append(id, [1]);
    await until('it is carried out', () => askedOf(sent, id).length > 0);
    expect(tries).toBe(6);
    expect(await parkedOf('process_tries-on')).toEqual([]);
  });

  it('parks an event on which its rule throws, goes on, and acts on it again when asked to', async () => {
    const id = uuidv4();
    const sent: Dispatch[] = [];
    let isBroken = true;
    const rule = echo('broken-rule');
    const broken: Process<CounterEvent> = {
      ...rule,
      react: (event) => {
        if (isBroken && event.type === 'Counted' && event.data.by === 13) throw new Error('unlucky');
        return rule.react(event);
      },
    };
    await append(id, [1, 13, 2]);
    const first = start(broken, sent);
    await first.feed.caughtUp();
    expect(askedOf(sent, id)).toEqual(['by-1', 'by-2']);
    const [parked] = await parkedOf('process_broken-rule');
    expect(parked).toMatchObject({ type: 'Counted', revision: 1, message: 'unlucky' });
    isBroken = false;
    await db
      .collection(PARKED_EVENTS)
      .updateMany({ runner: 'process_broken-rule' }, { $set: { retry: true } });
    await until('it is acted on', () => askedOf(sent, id).includes('by-13'));
    await until('it is no longer parked', async () => (await parkedOf('process_broken-rule')).length === 0);
  });
});
