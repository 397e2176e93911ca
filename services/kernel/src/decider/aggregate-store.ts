import { LRUCache } from 'lru-cache';
import { v5 as uuidv5 } from 'uuid';
import {
  StreamConflict,
  type EventStore,
  type EventToAppend,
  type StoredEvent,
} from '../event-store/event-store.port';
import type { EventCatalog } from '../event-store/event-catalog';
import type { DomainEvent } from '../events/event-definition';
import { positionText, type Position } from '../events/recorded-event';
import type { CommandMeta, CommandResult } from './command';
import type { AggregateType, Command } from './decider';

/** The stream has moved on from what the client had seen: 412. */
export class StaleRevision extends Error {
  constructor(readonly revision: number) {
    super('the revision named in If-Match is not the current one');
  }
}
/** The same idempotency key came with another command: 422. */
export class IdempotencyKeyReused extends Error {}
/** The race was lost again and again: 409 `concurrent_update`. */
export class ConcurrentUpdate extends Error {}

type Answered = { readonly hash: string; readonly result: CommandResult };
type Loaded<State> = { state: State; revision: number; position: Position; commands: Map<string, Answered> };
const RE_DECISIONS = 3;
const CACHED_STREAMS = 2_000;
const FOLDED_AT_ONCE = 1_000;

/**
 * Read → fold → decide → append at the exact revision. Folded states are cached by stream; commands to one stream
 * queue up inside a process, and across processes the log's revision check decides.
 */
export class AggregateStore {
  private readonly cache = new LRUCache<string, Loaded<unknown>>({ max: CACHED_STREAMS });
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(
    private readonly events: EventStore,
    private readonly catalog: EventCatalog,
  ) {}

  /**
   * Decides one command. The same `commandId` again answers what it answered first, whatever died in between.
   * @throws the aggregate's DomainError, StaleRevision, IdempotencyKeyReused, ConcurrentUpdate, StoreUnavailable
   */
  execute<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
    command: C,
    meta: CommandMeta,
  ): Promise<CommandResult> {
    const streamId = `${type.category}-${id}`;
    return this.inTurn(streamId, () => this.attempt(type, streamId, command, meta));
  }

  /** The aggregate as its stream now stands (always asks the log for newer events). */
  async load<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
  ): Promise<{ readonly state: State; readonly revision: number; readonly position: string }> {
    const streamId = `${type.category}-${id}`;
    const { state, revision, position } = await this.inTurn(streamId, () => this.refresh(type, streamId));
    return { state, revision, position: positionText(position) };
  }

  /** The aggregate as this process last knew it: without asking the log when it is in memory. For hints, not decisions. */
  async peek<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
  ): Promise<{ readonly state: State }> {
    return this.cached<State>(`${type.category}-${id}`) ?? this.load(type, id);
  }

  private async attempt<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    streamId: string,
    command: C,
    meta: CommandMeta,
  ): Promise<CommandResult> {
    const { requestHash } = meta;
    let loaded = this.cached<State>(streamId) ?? (await this.refresh(type, streamId));
    for (let attempt = 0; attempt <= RE_DECISIONS; attempt += 1) {
      const answered = loaded.commands.get(meta.commandId);
      if (answered) {
        if (answered.hash !== requestHash) throw new IdempotencyKeyReused();
        return answered.result;
      }
      if (meta.expectedRevision !== undefined && meta.expectedRevision !== loaded.revision) {
        loaded = await this.refresh(type, streamId);
        if (meta.expectedRevision !== loaded.revision) throw new StaleRevision(loaded.revision);
      }
      let decided: readonly E[];
      try {
        decided = type.decider.decide(command, loaded.state);
      } catch (refusal) {
        const before: number = loaded.revision;
        loaded = await this.refresh(type, streamId);
        if (loaded.revision === before) throw refusal;
        continue;
      }
      if (decided.length === 0) return resultOf(streamId, loaded);
      const toAppend = await this.encode(decided, command, meta);
      try {
        const at = await this.events.append(
          streamId,
          toAppend,
          loaded.revision < 0 ? 'no_stream' : loaded.revision,
        );
        this.advance(type, loaded, decided, at.revision, at.position);
        const result = resultOf(streamId, loaded);
        loaded.commands.set(meta.commandId, { hash: requestHash, result });
        return result;
      } catch (error) {
        this.cache.delete(streamId);
        if (!(error instanceof StreamConflict)) throw error;
        loaded = await this.refresh(type, streamId);
      }
    }
    throw new ConcurrentUpdate();
  }

  private encode(
    decided: readonly DomainEvent[],
    command: Command,
    meta: CommandMeta,
  ): Promise<EventToAppend[]> {
    const metadata = {
      $correlationId: meta.correlationId,
      $causationId: meta.causationId,
      commandId: meta.commandId,
      commandHash: meta.requestHash,
      actor: meta.actor,
      occurredAt: command.at,
    };
    return Promise.all(
      decided.map((event, index) =>
        this.catalog.encode(uuidv5(String(index), meta.commandId), event, metadata),
      ),
    );
  }

  private cached<State>(streamId: string): Loaded<State> | undefined {
    return this.cache.get(streamId) as Loaded<State> | undefined;
  }

  private async refresh<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    streamId: string,
  ): Promise<Loaded<State>> {
    const loaded = this.cached<State>(streamId) ?? emptyOf(type.decider.initialState);
    let chunk: StoredEvent[] = [];
    const fold = async (): Promise<void> => {
      for (const event of await this.catalog.decodeAll<E>(chunk)) {
        this.advance(type, loaded, [event], event.revision, event.position);
        loaded.commands.set(event.metadata.commandId, {
          hash: event.metadata.commandHash,
          result: resultOf(streamId, loaded),
        });
      }
      chunk = [];
    };
    for await (const stored of this.events.read(streamId, loaded.revision + 1)) {
      chunk.push(stored);
      if (chunk.length === FOLDED_AT_ONCE) await fold();
    }
    await fold();
    this.cache.set(streamId, loaded);
    return loaded;
  }

  private advance<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    loaded: Loaded<State>,
    events: readonly E[],
    revision: number,
    position: Position,
  ): void {
    loaded.state = events.reduce(type.decider.evolve, loaded.state);
    loaded.revision = revision;
    loaded.position = position;
  }

  private async inTurn<T>(streamId: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(streamId) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.tails.set(streamId, mine);
    try {
      return await mine;
    } finally {
      if (this.tails.get(streamId) === mine) this.tails.delete(streamId);
    }
  }
}

const emptyOf = <State>(state: State): Loaded<State> => ({
  state,
  revision: -1,
  position: { commit: 0n, prepare: 0n },
  commands: new Map(),
});

const resultOf = (streamId: string, { revision, position }: Loaded<unknown>): CommandResult => ({
  streamId,
  revision,
  position: positionText(position),
});
