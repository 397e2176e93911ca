import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
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
} from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { AggregateStore, ConcurrentUpdate, IdempotencyKeyReused, StaleRevision } from './aggregate-store';
import { hashOf, type CommandMeta } from './command';

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

describe('aggregate store', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  const keyring = new MemoryKeyring();
  const catalog = new EventCatalog([counted, counterNamed], keyring);
  const fresh = (): AggregateStore => new AggregateStore(events, catalog);

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
  });
  afterAll(async () => {
    await events.close();
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
});
