import { hash } from 'node:crypto';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { EventCatalog } from '../event-store/event-catalog';
import type { EventStore } from '../event-store/event-store.port';
import {
  CounterError,
  counted,
  counterAggregate,
  counterNamed,
  type CounterCommand,
  type CounterEvent,
  type CounterState,
} from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { LogReader } from '../subscriptions/log-reader';
import { until } from '../testing/until';
import { AggregateStore, ConcurrentUpdate, IdempotencyKeyReused, StaleRevision } from './aggregate-store';
import { executeAggregateCommand } from './aggregate-command';
import { AggregateCommand, hashOf, type CommandMeta, type CommandResult, type RequestOf } from './command';
import { MongoCommandAnswers } from './command-answers';
import { Unseen, type AggregateType } from './decider';

const actor = { kind: 'account', accountId: 'a1' } as const;
const at = '2026-05-01T18:00:00.000Z';
const count = (counterId: string, by: number): CounterCommand => ({
  type: 'Count',
  counterId,
  by,
  actor,
  at,
});
const metaOf = (command: CounterCommand, changes: Partial<CommandMeta> = {}): CommandMeta => ({
  commandId: uuidv4(),
  correlationId: 'c',
  causationId: 'c',
  requestHash: hashOf(command),
  actor,
  ...changes,
});

class CountCommand extends AggregateCommand<RequestOf<CounterCommand>> {}

describe('aggregate store', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  let mongo: MongoClient;
  const keyring = new MemoryKeyring();
  const catalog = new EventCatalog([counted, counterNamed], keyring);
  const fresh = (): AggregateStore =>
    new AggregateStore(events, catalog, keyring, new MongoCommandAnswers(mongo.db('answers')));
  /** Two processes that have both folded the stream. */
  const warm = async (id: string): Promise<readonly [AggregateStore, AggregateStore]> => {
    const stores = [fresh(), fresh()] as const;
    for (const store of stores) await store.load(counterAggregate, id);
    return stores;
  };
  const run = (
    store: AggregateStore,
    id: string,
    command: CounterCommand,
    meta: CommandMeta = metaOf(command),
  ): Promise<CommandResult> => store.execute(counterAggregate, id, command, meta);

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    mongo = new MongoClient(stack.mongoUrl);
  });
  afterAll(async () => {
    await events.close();
    await mongo.close();
    await stack.stop();
  });

  const stored = async (id: string): Promise<CounterEvent[]> => {
    const found: CounterEvent[] = [];
    for await (const event of events.read(`counter-${id}`))
      found.push(await catalog.decode<CounterEvent>(event));
    return found.map(({ type, data }) => ({ type, data }) as CounterEvent);
  };

  it('answers stream, revision and position of what it appended', async () => {
    const id = uuidv4();
    const store = fresh();
    const first = await store.execute(counterAggregate, id, count(id, 2), metaOf(count(id, 2)));
    const second = await store.execute(counterAggregate, id, count(id, 3), metaOf(count(id, 3)));
    expect([first.streamId, first.revision, second.revision]).toEqual([`counter-${id}`, 0, 1]);
    expect(second.position > first.position).toBe(true);
    expect(first.position).toMatch(/^\d{20}$/);
    expect((await fresh().load(counterAggregate, id)).state.total).toBe(5);
  });

  it('answers a repeated command as it did the first time, also in a process that never saw it', async () => {
    const id = uuidv4();
    const meta = metaOf(count(id, 2));
    const first = await fresh().execute(counterAggregate, id, count(id, 2), meta);
    const store = fresh();
    expect(await store.execute(counterAggregate, id, count(id, 2), meta)).toEqual(first);
    expect(await store.execute(counterAggregate, id, count(id, 2), meta)).toEqual(first);
    expect(await stored(id)).toHaveLength(1);
  });

  it('knows whether a command had an effect, whichever process it was in', async () => {
    const id = uuidv4();
    const [meta, other] = [metaOf(count(id, 2)), metaOf(count(id, 2))];
    const here = fresh();
    expect(await here.has(counterAggregate, id, meta.commandId)).toBe(false);
    await fresh().execute(counterAggregate, id, count(id, 2), meta);
    expect(await here.has(counterAggregate, id, meta.commandId)).toBe(true);
    expect(await here.has(counterAggregate, id, other.commandId)).toBe(false);
  });

  it('refuses another command under a key that was used', async () => {
    const id = uuidv4();
    const meta = metaOf(count(id, 2));
    await fresh().execute(counterAggregate, id, count(id, 2), meta);
    await expect(
      fresh().execute(counterAggregate, id, count(id, 9), { ...meta, requestHash: hashOf(count(id, 9)) }),
    ).rejects.toBeInstanceOf(IdempotencyKeyReused);
  });

  it('refuses a stale If-Match and accepts the current one', async () => {
    const id = uuidv4();
    const store = fresh();
    await store.execute(counterAggregate, id, count(id, 1), metaOf(count(id, 1)));
    const stale = store.execute(
      counterAggregate,
      id,
      count(id, 1),
      metaOf(count(id, 1), { expectedRevision: 7 }),
    );
    await expect(stale).rejects.toMatchObject({ constructor: StaleRevision, revision: 0 });
    const current = await store.execute(
      counterAggregate,
      id,
      count(id, 1),
      metaOf(count(id, 1), { expectedRevision: 0 }),
    );
    expect(current.revision).toBe(1);
  });

  it('decides again on the newer state when another process was first', async () => {
    const id = uuidv4();
    const [mine, others] = [fresh(), fresh()];
    await mine.execute(counterAggregate, id, count(id, 60), metaOf(count(id, 60)));
    await others.execute(counterAggregate, id, count(id, 30), metaOf(count(id, 30)));
    await expect(
      mine.execute(counterAggregate, id, count(id, 20), metaOf(count(id, 20))),
    ).rejects.toMatchObject({
      constructor: CounterError,
      details: { total: 90 },
    });
    const result = await mine.execute(counterAggregate, id, count(id, 10), metaOf(count(id, 10)));
    expect(result.revision).toBe(2);
  });

  it('does not refuse on a state that is out of date', async () => {
    const id = uuidv4();
    const [mine, others] = [fresh(), fresh()];
    await mine.execute(counterAggregate, id, count(id, 90), metaOf(count(id, 90)));
    await others.execute(counterAggregate, id, count(id, -50), metaOf(count(id, -50)));
    expect((await mine.execute(counterAggregate, id, count(id, 50), metaOf(count(id, 50)))).revision).toBe(2);
  });

  it('loses nothing and doubles nothing when many processes write to one stream at once', async () => {
    const id = uuidv4();
    const stores = Array.from({ length: 4 }, fresh);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => {
        const store = stores[n % stores.length];
        if (!store) throw new Error('no store');
        return store.execute(counterAggregate, id, count(id, 1), metaOf(count(id, 1)));
      }),
    );
    const accepted = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
    const lost = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason instanceof ConcurrentUpdate,
    ).length;
    expect(accepted + lost).toBe(40);
    expect(await stored(id)).toHaveLength(accepted);
  });

  it('appends nothing for a command whose effect already holds', async () => {
    const id = uuidv4();
    const store = fresh();
    await store.execute(counterAggregate, id, count(id, 1), metaOf(count(id, 1)));
    expect((await store.execute(counterAggregate, id, count(id, 0), metaOf(count(id, 0)))).revision).toBe(0);
    expect(await stored(id)).toHaveLength(1);
  });

  it('stores personal fields sealed and reads them as erased once the key is destroyed', async () => {
    const id = uuidv4();
    const command: CounterCommand = { type: 'NameCounter', counterId: id, name: 'Ana Ruiz', actor, at };
    await fresh().execute(counterAggregate, id, command, metaOf(command));
    for await (const raw of events.read(`counter-${id}`))
      expect(JSON.stringify(raw.data)).not.toContain('Ana');
    expect((await fresh().load(counterAggregate, id)).state.name).toBe('Ana Ruiz');
    await keyring.destroy(id);
    expect((await fresh().load(counterAggregate, id)).state.name).toBe('Deleted');
  });

  describe('beside another process that knows the stream as well', () => {
    it('does not take a different decision under the same id for its own', async () => {
      const id = uuidv4();
      const [a, b] = await warm(id);
      const meta = metaOf(count(id, 2));
      const first = await run(a, id, count(id, 2), meta);
      const other = { ...meta, requestHash: hashOf(count(id, 9)) };
      await expect(run(b, id, count(id, 9), other)).rejects.toBeInstanceOf(IdempotencyKeyReused);
      const later = { ...count(id, 2), at: '2026-05-01T18:00:07.000Z' };
      expect(await run(b, id, later, meta)).toEqual(first);
      expect((await b.load(counterAggregate, id)).state.total).toBe(2);
      expect(await stored(id)).toHaveLength(1);
    });

    it('answers a retry with the first answer although its cached state would refuse it or do nothing', async () => {
      const id = uuidv4();
      const name: CounterCommand = { type: 'NameCounter', counterId: id, name: 'one', actor, at };
      await run(fresh(), id, name);
      const [a, b] = await warm(id);
      const two: CounterCommand = { ...name, name: 'two' };
      await run(a, id, two);
      const meta = metaOf(name);
      const back = await run(a, id, name, meta);
      await run(a, id, two);
      // What b remembers is 'one': the repeated command would have no effect there.
      expect(await run(b, id, name, meta)).toEqual(back);
      expect((await b.load(counterAggregate, id)).state.name).toBe('two');
    });

    it('acts where only an old state says that the effect already holds', async () => {
      const id = uuidv4();
      const name: CounterCommand = { type: 'NameCounter', counterId: id, name: 'one', actor, at };
      await run(fresh(), id, name);
      const [a, b] = await warm(id);
      await run(a, id, { ...name, name: 'two' });
      expect((await run(b, id, name)).revision).toBe(2);
      expect((await a.load(counterAggregate, id)).state.name).toBe('one');
    });

    it('answers a retry with If-Match as it was answered first', async () => {
      const id = uuidv4();
      await run(fresh(), id, count(id, 1));
      const [a, b] = await warm(id);
      const meta = metaOf(count(id, 1), { expectedRevision: 0 });
      const first = await run(a, id, count(id, 1), meta);
      expect(await run(b, id, count(id, 1), meta)).toEqual(first);
    });

    const seenBy = (sees: (command: CounterCommand, state: CounterState) => boolean) => ({
      ...counterAggregate,
      decider: { ...counterAggregate.decider, sees },
    });

    it('asks elsewhere about those whom it does not know, and about nobody else', async () => {
      const id = uuidv4();
      const members = seenBy(({ isInsider }) => isInsider === true);
      const asked: string[] = [];
      const send = (accountId: string, knows: boolean) => {
        const meta = metaOf(count(id, 1), { actor: { kind: 'account', accountId } });
        return executeAggregateCommand(
          fresh(),
          members,
          new CountCommand(id, { type: 'Count', counterId: id, by: 1 }, meta),
          (request, context) => ({ ...request, ...context }),
          { isInsider: (who) => Promise.resolve(asked.push(who) > 0 && knows) },
        );
      };
      await expect(send('eve', false)).rejects.toBeInstanceOf(Unseen);
      expect((await send('pia', true)).revision).toBe(0);
      expect(asked).toEqual(['eve', 'pia']);
    });

    it('turns nobody away by what it remembers', async () => {
      const id = uuidv4();
      const named = seenBy((command, { name }) => command.type === 'NameCounter' || name !== '');
      const [a, b] = await warm(id);
      await expect(b.execute(named, id, count(id, 1), metaOf(count(id, 1)))).rejects.toBeInstanceOf(Unseen);
      const name: CounterCommand = { type: 'NameCounter', counterId: id, name: 'one', actor, at };
      await a.execute(named, id, name, metaOf(name));
      expect((await b.execute(named, id, count(id, 1), metaOf(count(id, 1)))).revision).toBe(1);
    });

    it('does not tell outsiders of a stale revision where there is nothing for them to see', async () => {
      const id = uuidv4();
      const hidden = seenBy(() => false);
      await run(fresh(), id, count(id, 1));
      const meta = metaOf(count(id, 1), { expectedRevision: 7 });
      await expect(fresh().execute(hidden, id, count(id, 1), meta)).rejects.toBeInstanceOf(Unseen);
    });
  });

  it.each(['the same process', 'another process'])(
    'answers a repeated command that had no effect as it did the first time, in %s',
    async (where) => {
      const id = uuidv4();
      const [a, b] = await warm(id);
      const name: CounterCommand = { type: 'NameCounter', counterId: id, name: 'one', actor, at };
      await run(a, id, name);
      const meta = metaOf(name);
      const first = await run(a, id, name, meta);
      expect(first.revision).toBe(0);
      await run(a, id, { ...name, name: 'two' });
      expect(await run(where === 'another process' ? b : a, id, name, meta)).toEqual(first);
      expect((await a.load(counterAggregate, id)).state.name).toBe('two');
      const other = { ...meta, requestHash: hashOf(count(id, 1)) };
      await expect(run(b, id, count(id, 1), other)).rejects.toBeInstanceOf(IdempotencyKeyReused);
    },
  );

  it('judges anew what was without effect where nothing of it is to be remembered', async () => {
    const id = uuidv4();
    const store = fresh();
    const name: CounterCommand = { type: 'NameCounter', counterId: id, name: 'one', actor, at };
    await run(store, id, name);
    const meta = metaOf(name, { noEffect: 'forgotten' });
    await run(store, id, name, meta);
    await run(store, id, { ...name, name: 'two' });
    expect((await run(store, id, name, meta)).revision).toBe(2);
  });

  it('has what it decided noted elsewhere before it is in the log, and nothing that is refused or was done', async () => {
    const id = uuidv4();
    const store = fresh();
    const noted: unknown[] = [];
    const beforehand = async (facts: readonly CounterEvent[]): Promise<void> => {
      noted.push([(await fresh().load(counterAggregate, id)).revision, ...facts.map(({ type }) => type)]);
    };
    const meta = metaOf(count(id, 1));
    for (let n = 0; n < 2; n += 1) await store.execute(counterAggregate, id, count(id, 1), meta, beforehand);
    const stale = metaOf(count(id, 2), { expectedRevision: 7 });
    await expect(store.execute(counterAggregate, id, count(id, 2), stale, beforehand)).rejects.toBeInstanceOf(
      StaleRevision,
    );
    expect(noted).toEqual([[-1, 'Counted']]);
    const failing = (): Promise<void> => Promise.reject(new Error('away'));
    await expect(
      store.execute(counterAggregate, id, count(id, 2), metaOf(count(id, 2)), failing),
    ).rejects.toThrow('away');
    expect((await fresh().load(counterAggregate, id)).revision).toBe(0);
  });

  it('knows the answer of a command however many came after it', async () => {
    const id = uuidv4();
    const store = fresh();
    const meta = metaOf(count(id, 1));
    const first = await run(store, id, count(id, 1), meta);
    for (let n = 0; n < 90; n += 1) await run(store, id, count(id, 1));
    expect(await run(store, id, count(id, 1), meta)).toEqual(first);
    expect(await run(fresh(), id, count(id, 1), meta)).toEqual(first);
  });

  it('answers all who ask while a reading waits by that one, with what was appended before they asked', async () => {
    const id = uuidv4();
    const elsewhere = fresh();
    await run(elsewhere, id, count(id, 1));
    let readings = 0;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const store = new AggregateStore(
      Object.create(events, {
        read: {
          value: async function* (...where: Parameters<EventStore['read']>) {
            readings += 1;
            if (readings === 1) await held;
            yield* events.read(...where);
          },
        },
      }) as EventStore,
      catalog,
      keyring,
      new MongoCommandAnswers(mongo.db('answers')),
    );
    const ask = async (): Promise<number> => (await store.load(counterAggregate, id)).state.total;
    const first = ask();
    await until('the first reading has begun', () => Promise.resolve(readings > 0));
    const early = Array.from({ length: 20 }, ask);
    await run(elsewhere, id, count(id, 2));
    const late = Array.from({ length: 20 }, ask);
    letGo();
    expect(await Promise.all(late)).toEqual(late.map(() => 3));
    expect(await Promise.all([first, ...early])).toEqual([3, ...early.map(() => 3)]);
    expect(readings).toBe(2);
    await run(elsewhere, id, count(id, 4));
    expect(await ask()).toBe(7);
  });

  it('knows that streams have nothing new without reading them, and of each that has', async () => {
    const ids = Array.from({ length: 12 }, () => uuidv4());
    const elsewhere = fresh();
    for (const id of ids) await run(elsewhere, id, count(id, 1));
    const log = new LogReader(events, { info: () => undefined, warn: () => undefined });
    const stopping = new AbortController();
    let isLive = false;
    const reading = (async () => {
      for await (const step of log.read(['counter'], null, stopping.signal)) isLive = step.live;
    })();
    await until('the log is read', () => isLive);
    let readings = 0;
    const read = (...where: Parameters<EventStore['read']>) => {
      readings += 1;
      return events.read(...where);
    };
    const store = new AggregateStore(
      Object.create(events, { read: { value: read } }) as EventStore,
      catalog,
      keyring,
      new MongoCommandAnswers(mongo.db('answers')),
      log,
    );
    const totals = () =>
      Promise.all(ids.map(async (id) => (await store.load(counterAggregate, id)).state.total));
    expect(await totals()).toEqual(ids.map(() => 1));
    expect(readings).toBe(12);
    expect([await totals(), await totals()]).toEqual([ids.map(() => 1), ids.map(() => 1)]);
    expect(readings).toBe(12);
    const [id = ''] = ids;
    for (let n = 2; n <= 30; n += 1) {
      await run(n % 3 === 0 ? store : elsewhere, id, count(id, 1));
      expect((await store.load(counterAggregate, id)).state.total).toBe(n);
    }
    stopping.abort();
    await reading;
    await log.close();
  });

  it('folds what it stored, not what was decided', async () => {
    const id = uuidv4();
    const wordy: AggregateType<{ readonly seen: number }, CounterCommand, CounterEvent> = {
      category: 'counter',
      decider: {
        initialState: { seen: 0 },
        decide: () => [{ type: 'Counted', data: { counterId: id, by: 1, more: 'unknown' } } as CounterEvent],
        evolve: ({ seen }, event) => ({ seen: seen + Object.keys(event.data).length }),
      },
    };
    const store = fresh();
    await store.execute(wordy, id, count(id, 1), metaOf(count(id, 1)));
    expect((await store.load(wordy, id)).state).toEqual((await fresh().load(wordy, id)).state);
  });

  it('leaves no digest of a request in the log that anybody could compute from a guess', async () => {
    const id = uuidv4();
    const command: CounterCommand = { type: 'NameCounter', counterId: id, name: 'Ana Ruiz', actor, at };
    await run(fresh(), id, command);
    const guesses = [command, { name: 'Ana Ruiz' }, 'Ana Ruiz', { counterId: id, name: 'Ana Ruiz' }].flatMap(
      (guess) =>
        (['base64url', 'base64', 'hex'] as const).flatMap((form) => [
          hash('sha256', JSON.stringify(guess), form),
          hash('sha256', String(guess), form),
        ]),
    );
    for await (const raw of events.read(`counter-${id}`)) {
      const text = JSON.stringify([raw.metadata, raw.data]);
      expect(guesses.filter((guess) => text.includes(guess))).toEqual([]);
      expect(raw.metadata.commandHash).not.toBe('');
    }
  });

  it('keys the digest of a request with its subject, also where no fact is sealed or none came of it', async () => {
    const id = uuidv4();
    const meta = metaOf(count(id, 1));
    const idle = metaOf(count(id, 0));
    await run(fresh(), id, count(id, 1), meta);
    await run(fresh(), id, count(id, 0), idle);
    const kept: string[] = [];
    for await (const { metadata } of events.read(`counter-${id}`)) kept.push(metadata.commandHash);
    const answered = await new MongoCommandAnswers(mongo.db('answers')).find(`counter-${id}`, idle.commandId);
    kept.push(answered?.digest ?? '');
    const ofInstallation = await Promise.all(
      [meta, idle].map(({ requestHash }) => keyring.digests(requestHash, [])),
    );
    const ofSubject = await Promise.all(
      [meta, idle].map(({ requestHash }) => keyring.digests(requestHash, [id])),
    );
    expect(kept).toEqual(ofSubject.map(([digest]) => `k2:${digest}`));
    expect(kept.filter((digest) => ofInstallation.flat().some((one) => digest.includes(one)))).toEqual([]);
    await keyring.destroy(id);
    expect(await keyring.digests(meta.requestHash, [id])).toEqual([]);
    expect((await run(fresh(), id, count(id, 9), meta)).revision).toBe(0);
  });

  it.each([
    ['unkeyed', ({ requestHash }: CommandMeta) => Promise.resolve(requestHash)],
    [
      'keyed by the facts alone',
      async ({ requestHash }: CommandMeta) => (await keyring.digests(requestHash, []))[0],
    ],
  ])('still knows requests whose digest was kept %s', async (_, digestOf) => {
    const id = uuidv4();
    const meta = metaOf(count(id, 2));
    const old = (await digestOf(meta)) ?? '';
    const metadata = {
      $correlationId: 'c',
      $causationId: 'c',
      commandId: meta.commandId,
      commandHash: old,
      actor,
      occurredAt: at,
    };
    const fact = { type: 'Counted', data: { counterId: id, by: 2 } } as const;
    await events.append(`counter-${id}`, [await catalog.encode(uuidv4(), fact, metadata)], 'no_stream');
    expect((await run(fresh(), id, count(id, 2), meta)).revision).toBe(0);
    const other = { ...meta, requestHash: hashOf(count(id, 9)) };
    const again = run(fresh(), id, count(id, 9), other);
    await expect(again).rejects.toBeInstanceOf(IdempotencyKeyReused);
  });

  it('does not act twice on a command whose subject was erased in between', async () => {
    const id = uuidv4();
    const command: CounterCommand = { type: 'NameCounter', counterId: id, name: 'Ana Ruiz', actor, at };
    const meta = metaOf(command);
    const first = await run(fresh(), id, command, meta);
    await keyring.destroy(id);
    expect(await run(fresh(), id, command, meta)).toEqual(first);
    expect(await stored(id)).toHaveLength(1);
  });
});
